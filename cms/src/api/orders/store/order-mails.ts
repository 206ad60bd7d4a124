import type { Tx } from '../../../database/transaction';
import { isLost } from '../../../domain/orders/life-cycle';
import { completedRefundCents, moneyOf } from '../../../domain/orders/money';
import type { Dispute } from '../../../domain/orders/payment';
import { MINUTE_MS } from '../../../domain/time';
import { enqueueJob } from '../../../outbox/outbox';
import type { StoredOrder } from './order-row';

/** People take a slip of the finger back within seconds; the customer need not hear of it. */
const SECOND_THOUGHT_MS = 2 * MINUTE_MS;

type News = 'DUE' | 'GIVEN' | 'ENDED' | 'RESTORED';

/**
 * Has the customer told by mail of what they did not do themselves: that their order came to nothing, or comes after all,
 * that money is owed to them, and that it was given back. A move is one mail at most.
 */
export async function enqueueMail(tx: Tx, before: StoredOrder, after: StoredOrder, now: Date): Promise<void> {
  const about = newsOf(before, after, now);
  if (about === null || after.customerEmail === null || after.test) return;
  const { id: orderId, businessId, version, stateChangedAt: at } = after;
  const delayMs =
    about === 'DUE' || (about === 'ENDED' && after.state === 'CANCELLED') ? SECOND_THOUGHT_MS : 0;
  const key = `${orderId}:${version}`;
  if (about === 'DUE' || about === 'GIVEN') {
    const given = completedRefundCents(after) - completedRefundCents(before);
    const amountCents = about === 'DUE' ? moneyOf(after).refundDueCents : given;
    const payload = { orderId, about, amountCents, ended: isLost(after.state) };
    const dedupeKey = `order.refund-mail:${key}`;
    await enqueueJob(tx, { businessId, topic: 'order.refund-mail', dedupeKey, payload, delayMs });
  } else {
    const payload = { orderId, at };
    const dedupeKey = `order.ending-mail:${key}`;
    await enqueueJob(tx, { businessId, topic: 'order.ending-mail', dedupeKey, payload, delayMs });
  }
}

/**
 * The mail about an end says what is given back, too; the mail about money is for what is owed otherwise. The end is told
 * whatever becomes of the money meanwhile: a provider may have given it back before anybody reads.
 */
function newsOf(before: StoredOrder, after: StoredOrder, now: Date): News | null {
  const [was, is] = [moneyOf(before), moneyOf(after)];
  // Who had their bank take it back is not told that it was given to them.
  if (isOtherDispute(before.payment.dispute, after.payment.dispute)) return null;
  // What a provider was only asked for is not said to be given.
  if (completedRefundCents(after) > completedRefundCents(before)) return 'GIVEN';
  if (isLost(after.state) && !isLost(before.state) && after.cancellation?.by !== 'CUSTOMER') return 'ENDED';
  if (is.refundDueCents > was.refundDueCents) return 'DUE';
  if (isLost(after.state) || !isLost(before.state)) return null;
  // Only the mail about a cancellation waits for second thoughts: of any other end the customer knows at once.
  const waited = before.state === 'CANCELLED' && before.cancellation?.by !== 'CUSTOMER';
  return !waited || endedLongAgo(before, now) ? 'RESTORED' : null;
}

const isOtherDispute = (one: Dispute | undefined, other: Dispute | undefined): boolean =>
  one?.ref !== other?.ref || one?.state !== other?.state;

/** Whether the customer was told of the end meanwhile. */
const endedLongAgo = ({ stateChangedAt }: StoredOrder, now: Date): boolean =>
  now.getTime() - Date.parse(stateChangedAt) >= SECOND_THOUGHT_MS;
