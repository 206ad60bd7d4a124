import type { Tx } from '../../../database/transaction';
import { isLost, RESTORE_MIN, stampOf, transition } from '../../../domain/orders/life-cycle';
import { isOpenPayment } from '../../../domain/orders/open-payments';
import { payBy } from '../../../domain/orders/payment-deadline';
import { providerRefundDueCents } from '../../../domain/orders/provider';
import { MINUTE_MS } from '../../../domain/time';
import { enqueueJob } from '../../../outbox/outbox';
import type { StoredOrder } from './order-row';

/** So long after the last instant to pay a page is closed: who is typing then is not cut off. */
const LAST_MINUTES_MS = 2 * MINUTE_MS;

/** Has done at the payment provider, after the commit, what follows from a move there. */
export async function enqueueProviderJobs(
  tx: Tx,
  before: StoredOrder,
  after: StoredOrder,
  now: Date,
): Promise<void> {
  await closeCheckout(tx, before, after, now);
  await makeRefunds(tx, before, after);
  await giveBack(tx, before, after, now);
}

/** A page is closed when it is time, and at once where the order waits for it no more. */
async function closeCheckout(tx: Tx, before: StoredOrder, after: StoredOrder, now: Date): Promise<void> {
  const { id: orderId, businessId, payment } = after;
  if (payment.checkout?.state !== 'OPEN') return;
  const { ref } = payment.checkout;
  const close = (dedupeKey: string, delayMs: number) =>
    enqueueJob(tx, {
      businessId,
      topic: 'payment.close-checkout',
      dedupeKey,
      payload: { orderId, ref },
      delayMs,
    });
  if (!isAwaited(after)) {
    await close(`payment.close-checkout:${ref}:now`, 0);
    return;
  }
  const until = payBy(after);
  if (until === null || before.payment.checkout?.ref === ref) return;
  const delayMs = Math.max(0, Date.parse(until) + LAST_MINUTES_MS - now.getTime());
  await close(`payment.close-checkout:${ref}`, delayMs);
}

const isAwaited = ({ state, payment }: StoredOrder): boolean =>
  state === 'AWAITING_PAYMENT' && isOpenPayment(payment);

/** A refund is asked for when it is noted; once it has failed the provider is asked what was given back otherwise. */
async function makeRefunds(
  tx: Tx,
  before: StoredOrder,
  { id, businessId, payment, version }: StoredOrder,
): Promise<void> {
  for (const [n, { provider }] of payment.refunds.entries()) {
    const known = before.payment.refunds[n];
    const asks = !known && provider?.state === 'REQUESTED';
    const failed = known?.provider?.state !== 'FAILED' && provider?.state === 'FAILED';
    if (!asks && !failed) continue;
    await enqueueJob(tx, {
      businessId,
      topic: 'payment.refund',
      dedupeKey: `payment.refund:${id}:${n}${failed ? `:failed:${version}` : ''}`,
      payload: { orderId: id, n },
    });
  }
}

/** What was paid for nothing goes back by itself: at once, or as soon as the order cannot be restored any more. */
async function giveBack(tx: Tx, before: StoredOrder, after: StoredOrder, now: Date): Promise<void> {
  const endedAt = isLost(after.state) ? after[stampOf(after.state)] : null;
  if (endedAt === null || providerRefundDueCents(after) === 0 || providerRefundDueCents(before) > 0) return;
  const restorableMs = Date.parse(endedAt) + RESTORE_MIN * MINUTE_MS - now.getTime();
  await enqueueJob(tx, {
    businessId: after.businessId,
    topic: 'payment.give-back',
    dedupeKey: `payment.give-back:${after.id}:${after.version}`,
    payload: { orderId: after.id, endedAt },
    delayMs: transition(after, 'restore', now).ok ? Math.max(0, restorableMs) : 0,
  });
}
