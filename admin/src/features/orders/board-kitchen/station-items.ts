import type { OrderCardDto, OrderCardItem } from '@contracts/orders';
import { itemsAtStation } from '@domain/orders/station-items';
import { allReady, stationsOf } from '@domain/orders/station-parts';

/** An item of a ticket. */
export interface TicketItem extends OrderCardItem {
  /** Where it, or what it is a part of, stands among the items of its order, counted from 0. */
  place: number;
  /** Whether every station that makes something of it is done. */
  ready: boolean;
  /** What it is a part of, for what goes to another station than the rest of its item. */
  partOf: string | null;
}

type Sold = Pick<OrderCardDto, 'items' | 'readyStations'>;

/** Every item of an order as it was sold. */
export function allItems({ items, readyStations }: Sold): TicketItem[] {
  return items.map((item, place) => ({
    ...item,
    place,
    ready: allReady([item], readyStations),
    partOf: null,
  }));
}

/** What of an order is made at a station; what of an item goes to others is left out. The note of an item goes with all. */
export function itemsAt({ items, readyStations }: Sold, station: string): TicketItem[] {
  const ready = readyStations.some((part) => part.station === station);
  return items.flatMap((item, place) =>
    itemsAtStation([item], station).map((part) => ({ ...part, place, ready: ready && !part.held })),
  );
}

/** What each station makes of an order: an item and what of it is made elsewhere are each their own. */
export const partsOf = (order: Sold): TicketItem[] =>
  stationsOf(order.items).flatMap((station) => itemsAt(order, station));
