import type { OrderCardDto, OrderCardExtra, OrderCardItem } from '@contracts/orders';
import { isMadeItself } from '@domain/orders/station-parts';

/** An item of a ticket. */
export interface TicketItem extends OrderCardItem {
  /** Whether its station is done with it. */
  ready: boolean;
  /** What it is a part of, for what goes to another station than the rest of its item. */
  partOf: string | null;
}

type Part = Omit<TicketItem, 'ready'>;
type Sold = Pick<OrderCardDto, 'items' | 'readyStations'>;

/** Every item of an order as it was sold. */
export function allItems({ items, readyStations }: Sold): TicketItem[] {
  const done = new Set(readyStations.map(({ station }) => station));
  return items.map((item) => ({
    ...item,
    ready: isMadeItself(item) && done.has(item.station ?? ''),
    partOf: null,
  }));
}

/** What of an order is made at a station; what of an item goes to others is left out. The note of an item goes with all. */
export function itemsAt({ items, readyStations }: Sold, station: string): TicketItem[] {
  const ready = readyStations.some((part) => part.station === station);
  return items.flatMap((item) => {
    const made = isMadeItself(item) && (item.station ?? '') === station;
    const own: Part[] = made ? [{ ...item, extras: withoutRouted(item.extras), partOf: null }] : [];
    const parts = item.extras.flatMap((extra) => {
      const pieces = item.quantity * extra.quantity;
      return [
        ...(extra.station === station ? [partOf(item, extra, pieces, extra.extras)] : []),
        ...(extra.extras ?? [])
          .filter((nested) => nested.station === station)
          .map((nested) => partOf(item, nested, pieces * nested.quantity)),
      ];
    });
    return [...own, ...parts].map((part) => ({ ...part, ready }));
  });
}

function partOf(
  item: OrderCardItem,
  { name, station }: OrderCardExtra,
  quantity: number,
  nested: OrderCardExtra[] = [],
): Part {
  return {
    quantity,
    unit: 'UN',
    name,
    variation: null,
    extras: nested.filter((extra) => extra.station === undefined),
    notes: item.notes,
    station: station ?? null,
    partOf: item.name,
  };
}

const withoutRouted = (extras: OrderCardItem['extras']) =>
  extras
    .filter((extra) => extra.station === undefined)
    .map((extra) =>
      extra.extras
        ? { ...extra, extras: extra.extras.filter((nested) => nested.station === undefined) }
        : extra,
    );
