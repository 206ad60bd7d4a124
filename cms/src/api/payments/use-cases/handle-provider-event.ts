import { inTransaction, type Tx } from '../../../database/transaction';
import { paymentProvider } from '../../../integrations/payment';
import { MalformedEvent, ProviderRefused, type ProviderEvent } from '../../../integrations/payment/port';
import { orderOfCheckoutForChange, orderOfJobForChange } from '../../orders/exports';
import { insertProviderEvent } from '../store/provider-events';
import { handleCheckoutUpdate } from './handle-checkout-update';
import { handleDispute } from './handle-dispute';
import { handleRefundUpdate, handleExternalRefund } from './handle-refund-update';

/**
 * Hears what the provider tells by itself: once each event, whatever comes first. What is about nothing of ours is heard
 * as well, so that it does not come again; what is about a payment of ours that is not known yet is refused, so that it does.
 *
 * @param body as it came, byte for byte
 */
export async function handleProviderEvent(
  body: string,
  signature: string,
  now: Date,
): Promise<'HEARD' | 'FORGED' | 'MALFORMED' | 'NO_PROVIDER'> {
  if (!paymentProvider) return 'NO_PROVIDER';
  const { name } = paymentProvider;
  let event;
  try {
    event = paymentProvider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof MalformedEvent)) throw error;
    strapi.log.error(`A message of ${name} with a good signature cannot be read: ${error.message}`);
    return 'MALFORMED';
  }
  if (!event) return 'FORGED';
  // Asked before: no transaction waits for another company.
  const disputed = event.about?.kind === 'DISPUTE' ? await orderOfPayment(event.about.paymentRef) : null;
  await inTransaction(async (tx) => {
    if (await insertProviderEvent(tx, event, now))
      await hear(tx, event.about, { provider: name, disputed, now });
  });
  return 'HEARD';
}

/** Of which order a payment is; null where the provider knows of none either. */
async function orderOfPayment(paymentRef: string): Promise<string | null> {
  try {
    return (await paymentProvider?.orderOfPayment(paymentRef)) ?? null;
  } catch (error) {
    if (error instanceof ProviderRefused) return null;
    throw error;
  }
}

interface Hearing {
  /** What people call the provider. */
  provider: string;
  /** Of which order the payment is that a dispute is about. */
  disputed: string | null;
  now: Date;
}

async function hear(
  tx: Tx,
  about: ProviderEvent['about'],
  { provider, disputed, now }: Hearing,
): Promise<void> {
  switch (about?.kind) {
    case undefined:
      return;
    case 'CHECKOUT': {
      const { news, orderId } = about;
      // Its name may not be written down yet: the provider can be faster than the answer that brings it.
      const order =
        (await orderOfCheckoutForChange(tx, news.ref)) ??
        (orderId && (await orderOfJobForChange(tx, orderId)));
      if (order) await handleCheckoutUpdate(tx, order, news, now);
      return;
    }
    case 'REFUND': {
      const order = await orderOfJobForChange(tx, about.orderId);
      if (order) await handleRefundUpdate(tx, order, about.n, about.news, now);
      return;
    }
    case 'REFUNDED': {
      const order = await orderOfJobForChange(tx, about.orderId);
      if (order) await handleExternalRefund(tx, order, { ...about, provider }, now);
      return;
    }
    case 'DISPUTE': {
      const order = disputed && (await orderOfJobForChange(tx, disputed));
      if (order) await handleDispute(tx, order, { ...about, provider }, now);
    }
  }
}
