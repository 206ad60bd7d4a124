import { inTransaction } from '../../../database/transaction';
import { stampOf } from '../../../domain/orders/life-cycle';
import { isFromProvider, providerRefundDueCents } from '../../../domain/orders/provider';
import { withRefund } from '../../../domain/orders/refund';
import type { RefundDue } from '../../../outbox/outbox';
import { paymentProvider } from '../../../integrations/payment';
import { toPaymentColumns, moveOrder, orderOfJobForChange } from '../../orders/exports';

/**
 * Gives back what was paid for an order that came to nothing, if it is still due: somebody may have given it back
 * meanwhile, or restored the order.
 */
export async function refundLostOrder({ orderId, endedAt }: RefundDue): Promise<void> {
  const now = new Date();
  await inTransaction(async (tx) => {
    const order = await orderOfJobForChange(tx, orderId);
    if (!order || order[stampOf(order.state)] !== endedAt) return;
    const amountCents = providerRefundDueCents(order);
    if (amountCents === 0) return;
    const refund = {
      part: 'DUE' as const,
      of: null,
      amountCents,
      method: 'SAME' as const,
      at: now.toISOString(),
      by: paymentProvider?.name ?? '',
      note: null,
    };
    const { payments } = withRefund(order, refund, (each) => (isFromProvider(each) ? amountCents : 0));
    await moveOrder(tx, order, {
      action: 'give-back',
      actor: { kind: 'SYSTEM' },
      now,
      set: toPaymentColumns(payments),
    });
  });
}
