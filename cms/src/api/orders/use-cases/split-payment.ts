import type { PlaceOrderBody } from '../../../contracts/storefront';
import { admits, type AppliedCoupon } from '../../../domain/campaign';
import { paymentOnDelivery } from '../../../domain/orders/open-payments';
import { isPaidBefore, type Payment } from '../../../domain/orders/payment';
import { invalid } from '../../../errors/api-error';
import { moneyArguments } from '../../../errors/messages';
import type { LoadedStore } from '../../../store/load-store';

/**
 * The parts of a bill that are paid with something else than the rest, when the order is handed over. What is
 * paid before is none of them. What coupons ask of the payment, they ask of every part.
 *
 * @param totalCents what the whole order comes to, minor units; something of it is left to the first payment
 */
export function splitPayments(
  { further = [] }: PlaceOrderBody['payment'],
  totalCents: number,
  store: LoadedStore,
  applied: readonly AppliedCoupon[],
): Payment[] {
  further.forEach(({ method }, index) => {
    const path = ['payment', 'further', index, 'method'];
    if (isPaidBefore(method) || !store.branch.paymentMethods.includes(method))
      throw invalid([{ code: 'PAYMENT_METHOD_NOT_OFFERED', path, args: { paymentMethods: [] } }], 422);
    for (const { record } of applied) {
      const takes = record.coupon.rules.payments?.paymentMethods ?? [];
      if (!admits(takes, method))
        throw invalid([{ code: 'COUPON_OTHER_PAYMENT', path, args: { paymentMethods: takes } }], 422);
    }
  });
  const payments = further.map(({ method, amountCents }) => paymentOnDelivery(method, amountCents));
  if (payments.length > 0 && sumOf(payments) >= totalCents) {
    const args = { dueCents: totalCents, ...moneyArguments(store.business) };
    throw invalid([{ code: 'PAYMENT_ABOVE_DUE', path: ['payment', 'further'], args }], 422);
  }
  return payments;
}

/** What payments come to together, minor units. */
export const sumOf = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
