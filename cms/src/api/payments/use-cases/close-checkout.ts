import { inTransaction } from '../../../database/transaction';
import { paymentProvider } from '../../../integrations/payment';
import { ProviderUnavailable, ProviderRefused } from '../../../integrations/payment/port';
import type { CheckoutToClose } from '../../../outbox/outbox';
import { orderOfJobForChange } from '../../orders/exports';
import { handleCheckoutUpdate } from './handle-checkout-update';

/** Closes a page that nobody waits for any more; where it was paid just before, that is heard here at the latest. */
export async function closeCheckout({ orderId, ref }: CheckoutToClose): Promise<void> {
  if (!paymentProvider) throw new ProviderUnavailable('No payment provider is set up');
  try {
    const { news } = await paymentProvider.expireCheckout(ref);
    await inTransaction(async (tx) => {
      const order = await orderOfJobForChange(tx, orderId);
      if (order) await handleCheckoutUpdate(tx, order, news, new Date());
    });
  } catch (error) {
    // A page that the provider does not know takes no payment; it would be asked for in vain for days.
    if (!(error instanceof ProviderRefused)) throw error;
  }
}
