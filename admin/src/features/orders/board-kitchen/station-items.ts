import type { OrderCardDto, OrderCardItem } from '@contracts/orders';
import { itemsAtStation } from '@domain/orders/station-items';
import { isMadeItself } from '@domain/orders/station-parts';

/** An item of a ticket. */
export interface TicketItem extends OrderCardItem {
  /** Whether its station is done with it. */
  ready: boolean;
  /** What it is a part of, for what goes to another station than the rest of its item. */
  partOf: string | null;
}

type Sold = Pick<OrderCardDto, 'items' | 'readyStations'>;

/** Every item of an order as it was sold. */
export function allItems({ items, readyStations }: Sold): TicketItem[] {
  const done = new Set(readyStations.map(({ station }) => station));
  return items.map((item) => ({
    ...item,
    ready: !item.held && isMadeItself(item) && done.has(item.station ?? ''),
    partOf: null,
  }));
}

/** What of an order is made at a station; what of an item goes to others is left out. The note of an item goes with all. */
export function itemsAt({ items, readyStations }: Sold, station: string): TicketItem[] {
  const ready = readyStations.some((part) => part.station === station);
  return itemsAtStation(items, station).map((part) => ({ ...part, ready: ready && !part.held }));
}
