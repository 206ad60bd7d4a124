import type { ExpectedTimes } from './learned-times';
import { MINUTE_MS } from '../time';

/** When the customer can count on their order. Instants are ISO-8601 UTC. */
export interface OrderPromise {
  /** When it leaves the kitchen. */
  readyAt: string;
  /** When it is with the customer, at the earliest and at the latest; both are `readyAt` without a delivery. */
  fromAt: string;
  untilAt: string;
}

/**
 * The promise of an order. One for now is cooked first and then carried; one for later arrives from the chosen instant
 * on, and leaves the kitchen as much earlier as the shortest way takes.
 *
 * @param eta minutes on the way, at the least and at the most; null without a delivery
 */
export function promiseOf(
  now: Date,
  scheduledFor: Date | null,
  preparationMin: number,
  eta: { etaMin: number; etaMax: number } | null,
): OrderPromise {
  const { etaMin, etaMax } = eta ?? { etaMin: 0, etaMax: 0 };
  const ready = scheduledFor
    ? scheduledFor.getTime() - etaMin * MINUTE_MS
    : now.getTime() + preparationMin * MINUTE_MS;
  const after = (minutes: number) => new Date(ready + minutes * MINUTE_MS).toISOString();
  return { readyAt: after(0), fromAt: after(etaMin), untilAt: after(etaMax) };
}

/**
 * The promise of an order for now by what its branch's history says. A dish that takes longer than the kitchen usually
 * does moves the window by the difference.
 *
 * @param preparationMin minutes that cooking is given, at least `expected.kitchenMin`
 * @param eta minutes on the way, at the least and at the most; null without a delivery, which has one instant and no window
 */
export function learnedPromise(
  now: Date,
  preparationMin: number,
  expected: ExpectedTimes,
  eta: { etaMin: number; etaMax: number } | null,
): OrderPromise {
  const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  const longer = preparationMin - expected.kitchenMin;
  const way = eta === null ? 0 : meanTravelMinutes(eta);
  const until = Math.max(Math.round(expected.untilMin + way + longer), preparationMin);
  const from = Math.max(Math.round(expected.fromMin + way + longer), preparationMin);
  if (eta === null) return { readyAt: after(until), fromAt: after(until), untilAt: after(until) };
  return { readyAt: after(preparationMin), fromAt: after(Math.min(from, until)), untilAt: after(until) };
}

/** Minutes. */
export const meanTravelMinutes = ({ etaMin, etaMax }: { etaMin: number; etaMax: number }): number =>
  (etaMin + etaMax) / 2;

/** A promise as an order keeps it. Instants are ISO-8601 UTC, null where none was made or before they were kept. */
export interface StoredPromise {
  /** When it has to leave the kitchen. */
  kitchenDueAt: string | null;
  /** When it is with the customer, at the earliest and at the latest. */
  promisedFrom: string | null;
  promisedAt: string | null;
  /** Minutes that cooking is given. */
  preparationMin: number | null;
}

/** A promise as an order keeps it that is placed with it. */
export const storedPromise = (
  promise: OrderPromise | null,
): Pick<StoredPromise, 'kitchenDueAt' | 'promisedFrom' | 'promisedAt'> => ({
  kitchenDueAt: promise?.readyAt ?? null,
  promisedFrom: promise?.fromAt ?? null,
  promisedAt: promise?.untilAt ?? null,
});

/**
 * The promise that accepting an order with a preparation time makes: all of it moves by what is more or less than what
 * it was made with. One for later comes when it was ordered for, and is only begun earlier or later.
 *
 * @param preparationMin minutes that cooking is given, at least 5; null = what it was promised with
 */
export function promiseForPreparation(
  order: StoredPromise & { timing: 'NOW' | 'SCHEDULED' },
  preparationMin: number | null,
): StoredPromise {
  const { kitchenDueAt, promisedFrom, promisedAt } = order;
  const kept = { kitchenDueAt, promisedFrom, promisedAt, preparationMin: order.preparationMin };
  if (preparationMin === null || promisedAt === null) return kept;
  if (order.timing === 'SCHEDULED') return { ...kept, preparationMin };
  const shiftMs = (preparationMin - (order.preparationMin ?? preparationMin)) * MINUTE_MS;
  return { ...promiseMoved(order, shiftMs), preparationMin };
}

type PromisedTimes = Pick<StoredPromise, 'kitchenDueAt' | 'promisedFrom' | 'promisedAt'>;

/**
 * The promise of an order that lay for a while, in which nothing was cooked: all of it comes so much later. One for later
 * comes when it was ordered for.
 *
 * @param ms milliseconds; below 0, earlier
 */
export function promiseMoved(
  { timing, kitchenDueAt, promisedFrom, promisedAt }: PromisedTimes & { timing: 'NOW' | 'SCHEDULED' },
  ms: number,
): PromisedTimes {
  const moved = (at: string | null) => at && new Date(Date.parse(at) + ms).toISOString();
  if (timing === 'SCHEDULED') return { kitchenDueAt, promisedFrom, promisedAt };
  return {
    kitchenDueAt: moved(kitchenDueAt),
    promisedFrom: moved(promisedFrom),
    promisedAt: moved(promisedAt),
  };
}

/**
 * The promise as people are told it: a window, or one instant where both ends are the same minute or the first is not
 * known; `from` is null then.
 *
 * @returns null where nothing was promised
 */
export function promisedWindow({
  promisedFrom,
  promisedAt,
}: Pick<StoredPromise, 'promisedFrom' | 'promisedAt'>): { from: string | null; until: string } | null {
  if (promisedAt === null) return null;
  const isWindow = promisedFrom !== null && Date.parse(promisedAt) - Date.parse(promisedFrom) >= MINUTE_MS;
  return { from: isWindow ? promisedFrom : null, until: promisedAt };
}
