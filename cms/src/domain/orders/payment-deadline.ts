import { paymentsOf, type PaidOrder } from './money';
import { isOpenPayment } from './open-payments';
import type { OrderState } from './order';
import { promiseMoved, type StoredPromise } from './promise';
import { MINUTE_MS } from '../time';

/** How long an order that is paid before it is made waits for its money, minutes. */
export const PAYMENT_MIN = 30;

/** How long an order waits for somebody to look, minutes, once its customer says that it is paid: their money may be there. */
const CLAIMED_MIN = 240;

/** The instant (ISO-8601) until which an order can be paid before it is given up; null for one that waits for no money. */
export function payBy({ state, placedAt }: { state: OrderState; placedAt: string }): string | null {
  if (state !== 'AWAITING_PAYMENT') return null;
  return new Date(Date.parse(placedAt) + PAYMENT_MIN * MINUTE_MS).toISOString();
}

/** How long news of a page that closed may be on their way, minutes. */
const NEWS_MIN = 5;

/**
 * When an order that waits for its money is given up, milliseconds since 1970. While somebody may still pay on a page of a
 * provider, it waits for that page; where money was said or seen that does not fit, for somebody to look.
 */
export function paymentExpiresAt(order: PaidOrder & { placedAt: string }): number {
  const payments = paymentsOf(order);
  return Math.max(
    Date.parse(order.placedAt) + PAYMENT_MIN * MINUTE_MS,
    ...payments.flatMap(({ claim, unmatched, checkout }) => [
      claim ? Date.parse(claim.at) + CLAIMED_MIN * MINUTE_MS : 0,
      unmatched ? Date.parse(unmatched.at) + CLAIMED_MIN * MINUTE_MS : 0,
      checkout?.state === 'OPEN' ? Date.parse(checkout.expiresAt) + NEWS_MIN * MINUTE_MS : 0,
      checkout?.state === 'PROCESSING' ? Date.parse(checkout.at) + CLAIMED_MIN * MINUTE_MS : 0,
    ]),
  );
}

/**
 * When the provider is to close the pages of an order by itself (ISO-8601 UTC). The same for all of an order's pages, so
 * that one asked for twice is the same; more than the half hour that Stripe asks for at least, whenever one is opened.
 */
export const checkoutExpiresAt = ({ placedAt }: { placedAt: string }): string =>
  new Date(Date.parse(placedAt) + (2 * PAYMENT_MIN + 2) * MINUTE_MS).toISOString();

type PaidLater = Pick<StoredPromise, 'kitchenDueAt' | 'promisedFrom' | 'promisedAt'> & {
  timing: 'NOW' | 'SCHEDULED';
  acceptBy: string | null;
  placedAt: string;
};

/**
 * What counts from the payment of an order that is paid only now, ISO-8601 UTC: the time to answer it, where it has one,
 * and for an order for now its promise, of which nothing was cooked meanwhile.
 */
export function deadlinesOncePaid(
  order: PaidLater,
  now: Date,
): Pick<PaidLater, 'acceptBy' | 'kitchenDueAt' | 'promisedFrom' | 'promisedAt'> {
  const waitedMs = now.getTime() - Date.parse(order.placedAt);
  const { acceptBy } = order;
  return {
    acceptBy: acceptBy && new Date(Date.parse(acceptBy) + waitedMs).toISOString(),
    ...promiseMoved(order, waitedMs),
  };
}

/** Whether an order can be paid online now: it waits for that, in time, and no bank is at it already. */
export function canPayOnline(order: PaidOrder & { state: OrderState; placedAt: string }, now: Date): boolean {
  const { method, checkout, ...payment } = order.payment;
  const until = payBy(order);
  if (until === null || method !== 'ONLINE' || !isOpenPayment(payment)) return false;
  return checkout?.state !== 'PROCESSING' && now.getTime() < Date.parse(until);
}
