import { firedWorks, type DueOrder } from './kitchen-due';
import type { OrderState } from './order';
import { TAKEN_ON_STATES } from './states';
import { waitsForGuests, type RoutedItem } from './station-parts';

/** The part of an order that says between which instants its customer is to have it. Instants are ISO 8601 UTC. */
export interface PromiseTerms extends Omit<DueOrder, 'readyStations'> {
  /** When its store was asked, where that was not when it was placed. */
  pendingAt?: string | null | undefined;
}

export interface PromisedOrder extends PromiseTerms, Pick<DueOrder, 'readyStations'> {
  state: OrderState;
  items: readonly RoutedItem[];
  /** When it was ready; null or absent while it is not. */
  readyAt?: string | null;
  /** When it was handed over; null or absent while it was not. */
  deliveredAt?: string | null;
}

/** In milliseconds since 1970. */
interface PromiseTime {
  begin: number;
  end: number;
}

/**
 * Between which instants an order is to come to its customer. What was fired has from then on the time that the kitchen's
 * wall gives it (`kitchenDue`), and the way that the promise left; it stays so once that is done.
 *
 * @returns null where nothing was promised, and while all of guests at a table is done but what
 *   waits to be fired: they say when they want it
 */
export const promiseTime = (order: PromisedOrder): PromiseTime | null =>
  waitsForGuests(order) ? null : promiseSpan(order);

function promiseSpan(order: PromiseTerms): PromiseTime | null {
  const { acceptedAt, pendingAt, placedAt, kitchenDueAt, promisedAt } = order;
  if (promisedAt === null) return null;
  const promised = { begin: Date.parse(acceptedAt ?? pendingAt ?? placedAt), end: Date.parse(promisedAt) };
  const wayMs = kitchenDueAt === null ? 0 : Math.max(0, promised.end - Date.parse(kitchenDueAt));
  return firedWorks(order)
    .map(({ since, due }): PromiseTime => ({ begin: since, end: due + wayMs }))
    .reduce((last, part) => (part.end > last.end ? part : last), promised);
}

/** An order as far as it says whether its promise was kept. */
type Served = PromiseTerms & { readyAt?: string | null; deliveredAt?: string | null };

/**
 * Whether the promise of an order that was handed over was kept: it came in time, or was ready in time for the customer who
 * had to fetch it.
 *
 * @returns null where none was made, or the order was not handed over
 */
export function isPromiseKept(order: Served): boolean | null {
  const time = promiseSpan(order);
  const { deliveredAt = null } = order;
  if (time === null || deliveredAt === null) return null;
  return Date.parse(deliveredAt) <= time.end || isReadyInTime(order, time);
}

const isReadyInTime = ({ type, readyAt = null }: Served, { end }: PromiseTime): boolean =>
  type !== 'DELIVERY' && readyAt !== null && Date.parse(readyAt) <= end;

/**
 * How the promise of an order stands at an instant: the one definition of late, for Home, boards and lists. An order under
 * way counts from when its promise has passed; one that was ready in time and waits to be fetched keeps it.
 *
 * @returns null where nothing was promised, before the promise of an order under way has passed, and for an order that the
 *   store did not take on or that came to nothing
 */
export function promiseOutcome(order: PromisedOrder, at: Date): 'KEPT' | 'BROKEN' | null {
  const { state, deliveredAt = null } = order;
  if (deliveredAt !== null && Date.parse(deliveredAt) <= at.getTime()) {
    const kept = isServed(state) ? isPromiseKept(order) : null;
    return kept === null ? null : kept ? 'KEPT' : 'BROKEN';
  }
  const time = isServed(state) || TAKEN_ON_STATES.includes(state) ? promiseTime(order) : null;
  if (time === null || time.end > at.getTime()) return null;
  return isReadyInTime(order, time) ? 'KEPT' : 'BROKEN';
}

const isServed = (state: OrderState): boolean => state === 'DELIVERED' || state === 'CONCLUDED';

/** Whether an order that the store took on should be with its customer by now. */
export const isLate = (order: PromisedOrder, now: Date): boolean =>
  TAKEN_ON_STATES.includes(order.state) && promiseOutcome(order, now) === 'BROKEN';
