import type { Tx } from '../../../database/transaction';
import type { Refund, UnmatchedMoney } from '../../../domain/orders/payment';
import {
  externallyRefundedCents,
  isFromProvider,
  advancesRefund,
  type RefundProgress,
  isPaymentUnheard,
} from '../../../domain/orders/provider';
import { remainingCents } from '../../../domain/orders/money';
import { withRefund, withRefundProgress } from '../../../domain/orders/refund';
import { ApiError } from '../../../errors/api-error';
import { paymentProvider } from '../../../integrations/payment';
import { toPaymentColumns, moveOrder, type StoredOrder } from '../../orders/exports';

/** What became of it: taken on, made, or not. */
const MOVES = { REQUESTED: 'note-refund', DONE: 'settle-refund', FAILED: 'fail-refund' } as const;

const actorOf = (provider: string | undefined) => ({
  kind: 'SYSTEM' as const,
  ...(provider !== undefined && { name: provider }),
});

/**
 * Applies what the provider says of a refund to its order, which nobody else changes meanwhile.
 *
 * @param n which refund of the order's payment, from 0 on
 * @returns the order as it is by then
 */
export async function handleRefundUpdate(
  tx: Tx,
  order: StoredOrder,
  n: number,
  progress: RefundProgress,
  now: Date,
): Promise<StoredOrder> {
  const known = order.payment.refunds[n]?.provider;
  if (!known || !advancesRefund(known, progress)) return order;
  return moveOrder(tx, order, {
    action: MOVES[progress.state],
    actor: actorOf(paymentProvider?.name),
    now,
    reason: progress.failure ?? progress.ref,
    set: { payment: withRefundProgress(order.payment, n, progress, now.toISOString()) },
  });
}

/**
 * Notes money that was given back past this server, as by hand in the provider's own pages: else it would be given back
 * once more.
 *
 * @param total all that was given back of the payment when the provider said so
 * @throws ApiError where the payment itself is not heard of yet: forgotten, the order would be made for nothing
 */
export async function handleExternalRefund(
  tx: Tx,
  order: StoredOrder,
  {
    paymentRef,
    provider,
    ...total
  }: { paymentRef: string; totalCents: number; at: string; provider: string },
  now: Date,
): Promise<void> {
  const { payment } = order;
  if (payment.unmatched?.ref === paymentRef)
    return hearUnmatchedTotal(tx, order, payment.unmatched, { ...total, provider }, now);
  if (isPaymentUnheard(payment, paymentRef)) throw new ApiError(409, 'CONFLICT');
  if (!isFromProvider(payment) || payment.evidence !== paymentRef) return;
  // Also of what a bank asks for: here nobody could give it back, there somebody has.
  const amountCents = Math.min(externallyRefundedCents(payment, total), remainingCents(payment));
  if (amountCents === 0) return;
  const at = now.toISOString();
  const refund: Omit<Refund, 'concededCents'> = {
    part: 'AMOUNT',
    of: null,
    amountCents,
    method: 'SAME',
    at,
    by: provider,
    note: null,
    provider: { state: 'DONE', ref: null, failure: null, at },
  };
  const { payments } = withRefund(order, refund, (each) => (each === payment ? amountCents : 0));
  await moveOrder(tx, order, {
    action: 'settle-refund',
    actor: actorOf(provider),
    now,
    reason: paymentRef,
    set: toPaymentColumns(payments),
  });
}

/** Money that did not fit and went back as a whole need not be looked at any more. */
async function hearUnmatchedTotal(
  tx: Tx,
  order: StoredOrder,
  unmatched: UnmatchedMoney,
  { totalCents, provider }: { totalCents: number; provider: string },
  now: Date,
): Promise<void> {
  if (unmatched.givenBackAt !== undefined || totalCents < unmatched.amountCents) return;
  await moveOrder(tx, order, {
    action: 'settle-refund',
    actor: actorOf(provider),
    now,
    reason: unmatched.ref,
    set: { payment: { ...order.payment, unmatched: { ...unmatched, givenBackAt: now.toISOString() } } },
  });
}
