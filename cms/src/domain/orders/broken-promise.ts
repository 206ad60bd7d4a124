import type { OrderType } from './order';

/** Where the time of a late order was lost. `PICKUP`: it was ready when promised and not fetched. */
export const PROMISE_BREAKERS = ['ANSWER', 'KITCHEN', 'COURIER', 'ROAD', 'PICKUP'] as const;
export type PromiseBreaker = (typeof PROMISE_BREAKERS)[number];

/** An order that was handed over, in ISO-8601 UTC; null: it did not come to that, or nobody noted it. */
export interface HandedOver {
  type: OrderType;
  timing: 'NOW' | 'SCHEDULED';
  placedAt: string;
  acceptedAt: string | null;
  readyAt: string | null;
  dispatchedAt: string | null;
  deliveredAt: string | null;
  promisedAt: string | null;
  /** Minutes that cooking was given. */
  preparationMin: number | null;
}

/**
 * Who broke the promise of an order that came late: the stretch of its way that took longest beyond what it was given.
 * Answering and waiting for a courier are given nothing, cooking its minutes, the road what is left of the promise then.
 *
 * @returns null where the promise was kept, or none was made
 */
export function promiseBreaker(order: HandedOver): PromiseBreaker | null {
  const { type, timing, placedAt, acceptedAt, readyAt, dispatchedAt, deliveredAt, promisedAt } = order;
  if (deliveredAt === null || promisedAt === null || deliveredAt <= promisedAt) return null;
  if (type !== 'DELIVERY' && readyAt !== null && readyAt <= promisedAt) return 'PICKUP';
  const cooking = (order.preparationMin ?? 0) * 60_000;
  const road = type === 'DELIVERY' ? Math.max(0, between(placedAt, promisedAt) - cooking) : 0;
  // An order for later is taken on long before anybody cooks it: what counts is when it had to be ready.
  const later = timing === 'SCHEDULED';
  const lost: Record<Exclude<PromiseBreaker, 'PICKUP'>, number> = {
    ANSWER: later ? 0 : between(placedAt, acceptedAt),
    KITCHEN: later ? between(promisedAt, readyAt) : between(acceptedAt, readyAt) - cooking,
    COURIER: type === 'DELIVERY' ? between(readyAt, dispatchedAt) : 0,
    ROAD: type === 'DELIVERY' ? between(dispatchedAt, deliveredAt) - (later ? 0 : road) : 0,
  };
  const [first] = PROMISE_BREAKERS.filter((each) => each !== 'PICKUP').sort((a, b) => lost[b] - lost[a]);
  return first ?? null;
}

/** Milliseconds from one instant to another; 0 where either is not known. */
const between = (from: string | null, to: string | null): number =>
  from === null || to === null ? 0 : Date.parse(to) - Date.parse(from);
