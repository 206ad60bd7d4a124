import type { CheckoutDto } from '../../../contracts/payments';
import { inTransaction, read } from '../../../database/transaction';
import { checkoutExpiresAt, payBy } from '../../../domain/orders/payment-deadline';
import { isOpenPayment } from '../../../domain/orders/open-payments';
import { isStillPayable } from '../../../domain/orders/provider';
import { environment } from '../../../environment';
import { ApiError, notFound } from '../../../errors/api-error';
import { paymentProvider } from '../../../integrations/payment';
import type { Checkout, PaymentProvider } from '../../../integrations/payment/port';
import type { LoadedStore } from '../../../store/load-store';
import { storeOf } from '../../../store/stores';
import { orderByToken, orderOfJobForChange, moveOrder, type StoredOrder } from '../../orders/exports';
import { enqueueJob } from '../../../outbox/outbox';
import { callProvider } from './call-provider';
import { handleCheckoutUpdate } from './handle-checkout-update';

/**
 * Where an order is paid: the page that is still open, or a new one. The provider is asked outside any transaction; asked
 * twice at once it answers one page, by the order and the attempt.
 */
export async function openCheckout(token: string, now: Date): Promise<CheckoutDto> {
  const { order, store } = await read(async (sql) => {
    const found = await orderByToken(sql, token);
    const its = found && (await storeOf(sql, found.branchId));
    if (!its) throw notFound();
    return { order: found, store: its };
  });
  requireAwaited(order, now);
  const provider = paymentProvider;
  if (!provider) throw new ApiError(409, 'PAYMENT_NOT_SET_UP');
  const { checkout: last } = order.payment;
  if (last && isStillPayable(order.payment)) {
    const page = await callProvider(() => provider.readCheckout(last.ref));
    const heard = await inTransaction(async (tx) => {
      const current = await orderOfJobForChange(tx, order.id);
      if (!current) throw notFound();
      return handleCheckoutUpdate(tx, current, page.news, now);
    });
    if (page.url) return { url: page.url };
    requireAwaited(heard, now);
    return openAnother(provider, heard, store, now);
  }
  return openAnother(provider, order, store, now);
}

async function openAnother(
  provider: PaymentProvider,
  order: StoredOrder,
  store: LoadedStore,
  now: Date,
): Promise<CheckoutDto> {
  const attempt = (order.payment.checkout?.attempt ?? 0) + 1;
  const tracking = `${environment.publicUrl}/t/${order.token}`;
  const page = await callProvider(() =>
    provider.createCheckout({
      orderId: order.id,
      attempt,
      title: `${order.number} – ${store.branch.name}`,
      amountCents: order.payment.amountCents,
      currency: store.business.currency,
      language: order.language ?? store.business.language,
      expiresAt: checkoutExpiresAt(order),
      paidUrl: `${tracking}?paid`,
      backUrl: tracking,
    }),
  );
  const { url } = page;
  if (!url) throw new ApiError(409, 'NOTHING_DUE');
  if (!(await keepPage(order, page, attempt, now))) throw new ApiError(409, 'NOTHING_DUE');
  return { url };
}

/** Writes down where the order is paid; answers false where it waits for no payment any more, and has the page closed. */
const keepPage = ({ id }: StoredOrder, { news }: Checkout, attempt: number, now: Date): Promise<boolean> =>
  inTransaction(async (tx) => {
    const order = await orderOfJobForChange(tx, id);
    if (!order) throw notFound();
    const { payment, businessId, customerName: name } = order;
    // Somebody else got the same page a moment ago.
    if (payment.checkout?.ref === news.ref) return true;
    if (order.state !== 'AWAITING_PAYMENT' || !isOpenPayment(payment)) {
      await enqueueJob(tx, {
        businessId,
        topic: 'payment.close-checkout',
        dedupeKey: `payment.close-checkout:${news.ref}:now`,
        payload: { orderId: id, ref: news.ref },
      });
      return false;
    }
    const at = now.toISOString();
    const checkout = {
      ref: news.ref,
      attempt,
      state: 'OPEN' as const,
      expiresAt: checkoutExpiresAt(order),
      at,
    };
    await moveOrder(tx, order, {
      action: 'open-checkout',
      actor: { kind: 'CUSTOMER', name },
      now,
      set: { payment: { ...payment, checkout }, paymentRef: news.ref },
    });
    return true;
  });

/** An order that waits to be paid online, and still in time. */
function requireAwaited(order: StoredOrder, now: Date): void {
  const { payment, state } = order;
  if (state !== 'AWAITING_PAYMENT' || payment.method !== 'ONLINE' || !isOpenPayment(payment))
    throw new ApiError(409, 'NOTHING_DUE');
  if (payment.checkout?.state === 'PROCESSING') throw new ApiError(409, 'PAYMENT_PROCESSING');
  const until = payBy(order);
  if (until !== null && now.getTime() >= Date.parse(until)) throw new ApiError(409, 'TOO_LATE_TO_PAY');
}
