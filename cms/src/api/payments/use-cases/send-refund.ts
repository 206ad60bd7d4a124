import { inTransaction, read } from '../../../database/transaction';
import type { RefundProgress } from '../../../domain/orders/provider';
import { HOUR_MS } from '../../../domain/time';
import { paymentProvider } from '../../../integrations/payment';
import { ProviderUnavailable, ProviderRefused } from '../../../integrations/payment/port';
import type { RefundToMake } from '../../../outbox/outbox';
import { businessOf } from '../../businesses/exports';
import { orderOfJob, orderOfJobForChange, type StoredOrder } from '../../orders/exports';
import { handleRefundUpdate } from './handle-refund-update';
import { recountRefunds } from './recount-refunds';

/** So long the provider is asked again; then somebody has to look, as the outbox gives up as well. */
const PATIENCE_MS = 24 * HOUR_MS;

/**
 * Has the provider give money back, once: what was asked for already is asked no more, whoever asked. Of a refund that
 * failed it is asked what was given back instead.
 */
export async function sendRefund({ orderId, n }: RefundToMake): Promise<void> {
  const order = await read((sql) => orderOfJob(sql, orderId));
  const refund = order?.payment.refunds[n];
  if (!order || !refund?.provider) return;
  if (refund.provider.state === 'FAILED') return recountRefunds(order, n, refund.provider);
  if (refund.provider.state !== 'REQUESTED' || refund.provider.ref !== null) return;
  const progress = await asked(order, n, refund);
  await inTransaction(async (tx) => {
    const current = await orderOfJobForChange(tx, orderId);
    if (current) await handleRefundUpdate(tx, current, n, progress, new Date());
  });
}

async function asked(
  order: StoredOrder,
  n: number,
  { amountCents, at }: { amountCents: number; at: string },
): Promise<RefundProgress> {
  const { currency } = await read((sql) => businessOf(sql, order.businessId));
  const paymentRef = order.payment.evidence;
  if (paymentRef === null) return { state: 'FAILED', ref: null, failure: 'no_payment' };
  try {
    if (!paymentProvider) throw new ProviderUnavailable('No payment provider is set up');
    return await paymentProvider.refund({ orderId: order.id, n, paymentRef, amountCents, currency });
  } catch (error) {
    if (error instanceof ProviderRefused) return { state: 'FAILED', ref: null, failure: error.code };
    if (error instanceof ProviderUnavailable && Date.now() - Date.parse(at) > PATIENCE_MS)
      return { state: 'FAILED', ref: null, failure: 'not_reached' };
    throw error;
  }
}
