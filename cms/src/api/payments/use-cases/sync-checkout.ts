import type { TrackedOrderDto } from '../../../contracts/storefront';
import { inTransaction, read } from '../../../database/transaction';
import { isStillPayable } from '../../../domain/orders/provider';
import { notFound } from '../../../errors/api-error';
import { paymentProvider } from '../../../integrations/payment';
import { storeOf } from '../../../store/stores';
import { orderByToken, orderOfJobForChange, toTracked } from '../../orders/exports';
import { callProvider } from './call-provider';
import { handleCheckoutUpdate } from './handle-checkout-update';

/**
 * Asks the provider how the page of an order stands, for a customer who comes back from it before the provider has told by
 * itself, or where its word was lost. An order without an open page is answered as it is.
 */
export async function syncCheckout(token: string, now: Date): Promise<TrackedOrderDto> {
  const found = await read((sql) => orderByToken(sql, token));
  if (!found) throw notFound();
  const [provider, { checkout }] = [paymentProvider, found.payment];
  const page =
    provider && checkout && isStillPayable(found.payment)
      ? await callProvider(() => provider.readCheckout(checkout.ref))
      : null;
  return inTransaction(async (tx) => {
    const order = await orderOfJobForChange(tx, found.id);
    const store = order && (await storeOf(tx, order.branchId));
    if (!store) throw notFound();
    const heard = page ? await handleCheckoutUpdate(tx, order, page.news, now) : order;
    return toTracked(heard, store, now);
  });
}
