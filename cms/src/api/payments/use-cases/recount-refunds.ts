import { inTransaction } from '../../../database/transaction';
import type { ProviderRefund } from '../../../domain/orders/payment';
import { paymentProvider } from '../../../integrations/payment';
import { ProviderRefused, ProviderUnavailable, type GivenBack } from '../../../integrations/payment/port';
import { orderOfJobForChange, type StoredOrder } from '../../orders/exports';
import { handleExternalRefund, handleRefundUpdate } from './handle-refund-update';

/**
 * Asks what was given back of a payment once a refund of ours has failed. What was given back by hand while ours was on its
 * way counted as ours, and nobody tells of it again; and one that nobody answered for may have been made.
 *
 * @param n which refund of the order's payment, from 0 on
 * @param failed how that one stands
 */
export async function recountRefunds(
  { id, payment }: StoredOrder,
  n: number,
  failed: ProviderRefund,
): Promise<void> {
  const paymentRef = payment.evidence;
  if (paymentRef === null) return;
  if (!paymentProvider) throw new ProviderUnavailable('No payment provider is set up');
  const { name: provider } = paymentProvider;
  const now = new Date();
  // After the failure also by the clock of another instance.
  const at = new Date(Math.max(now.getTime(), Date.parse(failed.at) + 1)).toISOString();
  const given = await givenBack(paymentRef, n);
  if (!given) return;
  const { refund, totalCents } = given;
  await inTransaction(async (tx) => {
    const found = await orderOfJobForChange(tx, id);
    if (!found) return;
    const order = refund ? await handleRefundUpdate(tx, found, n, refund, now) : found;
    await handleExternalRefund(tx, order, { paymentRef, totalCents, at, provider }, now);
  });
}

/** Null where the provider does not know the payment: of that nothing was given back. */
async function givenBack(paymentRef: string, n: number): Promise<GivenBack | null> {
  try {
    return (await paymentProvider?.readGivenBack({ paymentRef, n })) ?? null;
  } catch (error) {
    if (error instanceof ProviderRefused) return null;
    throw error;
  }
}
