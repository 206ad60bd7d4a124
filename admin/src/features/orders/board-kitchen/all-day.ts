import type { KitchenTicket } from './tickets';

interface AllDayRow {
  name: string;
  variation: string | null;
  quantity: number;
}

/** How many of each are to be made over all tickets that hang: the most wanted first. */
export function allDay(tickets: readonly KitchenTicket[]): AllDayRow[] {
  const rows = new Map<string, AllDayRow>();
  for (const { kind, items } of tickets) {
    if (kind === 'cancelled') continue;
    for (const { name, variation, quantity } of items) {
      const key = JSON.stringify([name, variation]);
      const row = rows.get(key) ?? { name, variation, quantity: 0 };
      row.quantity += quantity;
      rows.set(key, row);
    }
  }
  return [...rows.values()].sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}
