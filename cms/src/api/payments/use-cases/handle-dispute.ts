import type { Tx } from '../../../database/transaction';
import type { Dispute } from '../../../domain/orders/payment';
import { disputeGoesOn, isFromProvider, isPaymentUnheard } from '../../../domain/orders/provider';
import { withDispute } from '../../../domain/orders/refund';
import { ApiError } from '../../../errors/api-error';
import { toPaymentColumns, moveOrder, type StoredOrder } from '../../orders/exports';

/**
 * Applies what the provider says of a dispute to its order, which nobody else changes meanwhile. What is about another
 * payment than the one that was taken for the order is money that never was the order's.
 *
 * @throws ApiError where the payment itself is not heard of yet: the provider tells of both again
 */
export async function handleDispute(
  tx: Tx,
  order: StoredOrder,
  { paymentRef, news, provider }: { paymentRef: string; news: Dispute; provider: string },
  now: Date,
): Promise<void> {
  const { payment } = order;
  if (isPaymentUnheard(payment, paymentRef)) throw new ApiError(409, 'CONFLICT');
  if (!isFromProvider(payment) || payment.evidence !== paymentRef) return;
  if (!disputeGoesOn(payment.dispute, news)) return;
  await moveOrder(tx, order, {
    action: 'note-dispute',
    actor: { kind: 'SYSTEM' },
    now,
    reason: `${news.state}: ${news.reason}`,
    set: toPaymentColumns(withDispute(order, news, provider)),
  });
}
