import { MINUTE_MS } from '../time';
import type { OrderType } from './order';
import { isPromiseKept } from './lateness';
import { lastStation, wasFired, workingStations, type ReadyStation, type StationWork } from './station-parts';

/** Where the time of a late order was lost. */
export const PROMISE_BREAKERS = ['ANSWER', 'KITCHEN', 'COURIER', 'ROAD'] as const;
export type PromiseBreaker = (typeof PROMISE_BREAKERS)[number];

/** An order that was handed over, in ISO-8601 UTC; null: it did not come to that, or nobody noted it. */
export interface HandedOver {
  type: OrderType;
  timing: 'NOW' | 'SCHEDULED';
  placedAt: string;
  /** When its store was asked, where that was not when it was placed: once it was paid, or its time had come. */
  pendingAt: string | null;
  acceptedAt: string | null;
  readyAt: string | null;
  dispatchedAt: string | null;
  deliveredAt: string | null;
  promisedAt: string | null;
  /** When it had to leave the kitchen; null for orders of before that was kept. */
  kitchenDueAt: string | null;
  /** Minutes that cooking was given. */
  preparationMin: number | null;
  stations: readonly StationWork[];
  readyStations: readonly ReadyStation[];
  /** Who carried it; null where nobody did or nobody wrote it down. */
  courier: { name: string | null } | null;
}

/**
 * Who broke the promise of an order that came late: the stretch of its way that took longest beyond what it was given.
 * Answering and waiting for a courier are given nothing, cooking its minutes, the road what is left of the promise then.
 *
 * @returns null where the promise was kept, or none was made
 */
export function promiseBreaker(order: HandedOver): PromiseBreaker | null {
  const { type, timing, placedAt, acceptedAt, readyAt, dispatchedAt, deliveredAt, promisedAt } = order;
  const { kitchenDueAt } = order;
  if (promisedAt === null || isPromiseKept(order) !== false) return null;
  // Guests at a table say when a course is made: what comes late of it from then on is late from the kitchen.
  if (wasFired(order)) return 'KITCHEN';
  const cooking = (order.preparationMin ?? 0) * MINUTE_MS;
  const onRoad =
    kitchenDueAt === null ? between(placedAt, promisedAt) - cooking : between(kitchenDueAt, promisedAt);
  const road = type === 'DELIVERY' ? Math.max(0, onRoad) : 0;
  // An order for later is taken on long before anybody cooks it: what counts is when it had to be ready.
  const later = timing === 'SCHEDULED';
  const lost: Record<PromiseBreaker, number> = {
    ANSWER: later ? 0 : between(order.pendingAt ?? placedAt, acceptedAt),
    KITCHEN: later ? between(kitchenDueAt ?? promisedAt, readyAt) : between(acceptedAt, readyAt) - cooking,
    COURIER: type === 'DELIVERY' ? between(readyAt, dispatchedAt) : 0,
    ROAD:
      type === 'DELIVERY'
        ? between(dispatchedAt, deliveredAt) - (later && kitchenDueAt === null ? 0 : road)
        : 0,
  };
  const [first] = PROMISE_BREAKERS.toSorted((a, b) => lost[b] - lost[a]);
  return first ?? null;
}

/**
 * Whose part of the way it was, by name: the station that a kitchen's part waited for last, or who carried it on the road.
 *
 * @returns null where nobody can be named
 */
export function breakerName(order: HandedOver, breaker: PromiseBreaker): string | null {
  const { stations, readyStations, readyAt, courier } = order;
  if (breaker === 'ROAD') return courier?.name ?? null;
  if (breaker !== 'KITCHEN' || readyAt === null) return null;
  return lastStation({ stations: workingStations(stations), readyStations, readyAt }) || null;
}

/** Milliseconds from one instant to another; 0 where either is not known. */
const between = (from: string | null, to: string | null): number =>
  from === null || to === null ? 0 : Date.parse(to) - Date.parse(from);
