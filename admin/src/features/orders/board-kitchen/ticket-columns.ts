import type { KitchenTicket } from './tickets';

/** About how high a ticket hangs, in pixels of its stylesheet: good enough to tell the shorter column. */
function ticketHeight({ items, order, alsoAt }: KitchenTicket): number {
  const lines = items.map(({ name, variation, extras, notes }) => {
    const wraps = Math.ceil(`${name} ${variation ?? ''}`.length / 22);
    const chosen = extras.reduce((count, extra) => count + 1 + (extra.extras?.length ?? 0), 0);
    return 17 + wraps * 31 + chosen * 24 + (notes ? 44 : 0);
  });
  const sum = lines.reduce((height, line) => height + line, 0);
  return 190 + sum + (order.notes ? 54 : 0) + (alsoAt.length > 0 ? 34 : 0);
}

interface PlacedTicket {
  ticket: KitchenTicket;
  /** From 1, by urgency over all columns. */
  place: number;
}

/**
 * Tickets side by side without holes: each goes under the shortest column, so that what is due first hangs highest.
 *
 * @param count of columns, at least one
 */
export function inColumns(tickets: readonly KitchenTicket[], count: number): PlacedTicket[][] {
  const columns = Array.from({ length: Math.max(1, count) }, () => ({
    height: 0,
    tickets: [] as PlacedTicket[],
  }));
  tickets.forEach((ticket, index) => {
    const shortest = columns.reduce((best, column) => (column.height < best.height ? column : best));
    shortest.tickets.push({ ticket, place: index + 1 });
    shortest.height += ticketHeight(ticket);
  });
  return columns.map((column) => column.tickets);
}
