import { localTime, MINUTE_MS } from '../time';
import type { PastOrder } from './learned-times';

/** The instants of an order that was made, ISO 8601 UTC. */
export interface OrderTimes {
  placedAt: string;
  acceptedAt: string;
  readyAt: string;
  /** Null while it is not with the customer, or where it was fetched. */
  deliveredAt: string | null;
  delivered: boolean;
  /** Minutes that its way takes by the middle of what its zone names; null where no zone is known. */
  wayMin: number | null;
}

/** 0–167: which hour of the branch's week an instant is in. */
export function hourOfWeek(at: Date, timeZone: string): number {
  const { weekday, minutes } = localTime(at, timeZone);
  return weekday * 24 + Math.floor(minutes / 60);
}

/**
 * Orders as they are learned from; one that is on its way or whose zone is gone says nothing of ways and is left out.
 * How many were ahead of it: those that were taken on and not ready when it was placed.
 */
export function pastOrders(orders: readonly OrderTimes[], timeZone: string): PastOrder[] {
  const accepted = ordered(orders.map(({ acceptedAt }) => acceptedAt));
  const ready = ordered(orders.map(({ readyAt }) => readyAt));
  return orders.flatMap((order) => {
    const placed = Date.parse(order.placedAt);
    const end = order.delivered ? order.deliveredAt : order.readyAt;
    if (end === null || (order.delivered && order.wayMin === null)) return [];
    return {
      hourOfWeek: hourOfWeek(new Date(placed), timeZone),
      kitchenMin: (Date.parse(order.readyAt) - Date.parse(order.acceptedAt)) / MINUTE_MS,
      doneMin: (Date.parse(end) - placed) / MINUTE_MS - (order.delivered ? (order.wayMin ?? 0) : 0),
      delivered: order.delivered,
      ahead: Math.max(0, countUntil(accepted, placed) - countUntil(ready, placed)),
    };
  });
}

const ordered = (instants: readonly string[]) =>
  instants.map((instant) => Date.parse(instant)).sort((a, b) => a - b);

/** How many of the ordered numbers are not greater. */
function countUntil(sorted: readonly number[], most: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? Infinity) <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}
