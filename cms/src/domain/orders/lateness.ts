import { firedWorks, type DueOrder } from './kitchen-due';
import type { OrderState } from './order';
import { TAKEN_ON_STATES } from './states';
import { waitsForGuests, type RoutedItem } from './station-parts';

/** What of an order says until when its customer is to have it. Instants are ISO 8601 UTC. */
export interface PromisedOrder extends DueOrder {
  state: OrderState;
  /** When its store was asked, where that was not when it was placed. */
  pendingAt?: string | null | undefined;
  items: readonly RoutedItem[];
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
export function promiseTime(order: PromisedOrder): PromiseTime | null {
  const { acceptedAt, pendingAt, placedAt, kitchenDueAt, promisedAt } = order;
  if (promisedAt === null || waitsForGuests(order)) return null;
  const promised = { begin: Date.parse(acceptedAt ?? pendingAt ?? placedAt), end: Date.parse(promisedAt) };
  const wayMs = kitchenDueAt === null ? 0 : Math.max(0, promised.end - Date.parse(kitchenDueAt));
  return firedWorks(order)
    .map(({ since, due }): PromiseTime => ({ begin: since, end: due + wayMs }))
    .reduce((last, part) => (part.end > last.end ? part : last), promised);
}

/** Whether an order that the store took on should be with its customer by now: at home and on the boards. */
export function isLate(order: PromisedOrder, now: Date): boolean {
  const time = TAKEN_ON_STATES.includes(order.state) ? promiseTime(order) : null;
  return time !== null && time.end <= now.getTime();
}
