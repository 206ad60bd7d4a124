import { inTransaction, type Tx } from '../../../database/transaction';
import { paymentProvider } from '../../../integrations/payment';
import type { ProviderEvent } from '../../../integrations/payment/port';
import { orderOfCheckoutForChange, orderOfJobForChange } from '../../orders/exports';
import { noteEvent } from '../store/provider-events';
import { hearCheckout } from './hear-checkout';
import { hearRefund, hearRefundTotal } from './hear-refund';

/**
 * Hears what the provider tells by itself: once each event, whatever comes first. What is about nothing of ours is heard
 * as well, so that it does not come again.
 *
 * @param body as it came, byte for byte
 */
export async function hearProvider(
  body: string,
  signature: string,
  now: Date,
): Promise<'HEARD' | 'FORGED' | 'NO_PROVIDER'> {
  if (!paymentProvider) return 'NO_PROVIDER';
  const { name } = paymentProvider;
  const event = paymentProvider.readEvent(body, signature);
  if (!event) return 'FORGED';
  await inTransaction(async (tx) => {
    if (await noteEvent(tx, event, now)) await hear(tx, event.about, name, now);
  });
  return 'HEARD';
}

async function hear(tx: Tx, about: ProviderEvent['about'], provider: string, now: Date): Promise<void> {
  switch (about?.kind) {
    case undefined:
      return;
    case 'CHECKOUT': {
      const { news, orderId } = about;
      // Its name may not be written down yet: the provider can be faster than the answer that brings it.
      const order =
        (await orderOfCheckoutForChange(tx, news.ref)) ??
        (orderId && (await orderOfJobForChange(tx, orderId)));
      if (order) await hearCheckout(tx, order, news, now);
      return;
    }
    case 'REFUND': {
      const order = await orderOfJobForChange(tx, about.orderId);
      if (order) await hearRefund(tx, order, about.n, about.news, now);
      return;
    }
    case 'REFUNDED': {
      const order = await orderOfJobForChange(tx, about.orderId);
      if (order) await hearRefundTotal(tx, order, { ...about, provider }, now);
    }
  }
}
