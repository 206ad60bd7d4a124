import { collectedCents, withCollected, type Collected } from '../../../domain/couriers';
import { paymentsAfterEdit, type Edit } from '../../../domain/edit';
import { moneyOf, paymentsOf } from '../../../domain/orders/money';
import {
  isOpenPayment,
  isUnconfirmed,
  paymentOnDelivery,
  paymentsToCollect,
  reopenedPayments,
  withOpenPayments,
} from '../../../domain/orders/open-payments';
import type { Payment, PaymentMethod, Refund } from '../../../domain/orders/payment';
import { withRefund } from '../../../domain/orders/refund';
import { invalid } from '../../../errors/api-error';
import type { StoredOrder } from './order-row';

type PaymentChange = Pick<StoredOrder, 'payment' | 'furtherPayments'>;

/** Who of the staff saw the money, and what they saw. */
export interface MoneySeen {
  by: string;
  at: Date;
  evidence?: string | null | undefined;
}

const received = (payment: Payment, { by, at, evidence = null }: MoneySeen): Payment => ({
  ...payment,
  state: 'CONFIRMED',
  confirmedBy: 'STAFF',
  confirmedAt: at.toISOString(),
  confirmedByName: by,
  evidence,
});

const changed = (order: StoredOrder, change: (payment: Payment) => Payment): PaymentChange =>
  toPaymentColumns(paymentsOf(order).map(change));

/** The first payment of the list is the one that the order was placed with. */
export function toPaymentColumns([payment, ...furtherPayments]: readonly Payment[]): PaymentChange {
  if (!payment) throw new Error('An order without a payment');
  return { payment, furtherPayments };
}

/** An order with the sums that an edit gives it, and with what that makes of its payments. */
export const withEditedMoney = (order: StoredOrder, edit: Edit): StoredOrder => ({
  ...order,
  ...edit.totals,
  ...toPaymentColumns(paymentsAfterEdit(order, edit)),
});

/** What changes of an order whose Pix somebody of the staff saw arrive. */
export const receivedPix = (order: StoredOrder, seen: MoneySeen): PaymentChange =>
  changed(order, (payment) => (isUnconfirmed(payment) ? received(payment, seen) : payment));

/** What changes of an order whose customer says that they have paid its Pix; null where that was said already. */
export function claimedPix(order: StoredOrder, note: string | null, now: Date): PaymentChange | null {
  if (paymentsOf(order).some(({ claim }) => claim !== null)) return null;
  const claim = { at: now.toISOString(), note };
  return changed(order, (payment) => (isUnconfirmed(payment) ? { ...payment, claim } : payment));
}

/** What changes of an order of which everything that was open is received. */
export const receivedAll = (order: StoredOrder, seen: MoneySeen): PaymentChange =>
  changed(order, (payment) => (isOpenPayment(payment) ? received(payment, seen) : payment));

/** Refuses ways of paying that were neither agreed nor are `taken`. */
export function requirePaidBy(
  order: StoredOrder,
  paid: readonly Collected[],
  taken: readonly PaymentMethod[],
): void {
  const agreed = paymentsOf(order).map(({ method }) => method);
  if (!paid.every(({ method }) => taken.includes(method) || agreed.includes(method)))
    throw invalid([{ code: 'PAYMENT_METHOD_NOT_OFFERED', path: ['paid'] }], 422);
}

/**
 * What changes of an order of which somebody tells how what is open is paid; it is still to be received. Refuses another
 * amount, and ways that were neither agreed nor are `taken`.
 */
export function plannedPayments(
  order: StoredOrder,
  paid: readonly Collected[],
  taken: readonly PaymentMethod[],
): PaymentChange {
  requirePaidBy(order, paid, taken);
  const payments = paymentsOf(order);
  if (collectedCents(paid) !== collectedCents(paymentsToCollect(payments)))
    throw invalid([{ code: 'COLLECTED_OTHER_AMOUNT', path: ['paid'] }], 422);
  return toPaymentColumns(withCollected(payments, paid));
}

/**
 * What changes of an order of which this was received at the door, whatever is open by now: what goes beyond is owed back,
 * and what it is short of stays to be paid.
 *
 * @returns `told` as well: the order as it is handed over, with what was collected and nothing else still to be received
 */
export function receivedAtDoor(
  order: StoredOrder,
  collected: readonly Collected[],
  seen: MoneySeen,
): { told: StoredOrder; set: PaymentChange } {
  const payments = paymentsOf(order);
  const told = { ...order, ...toPaymentColumns(withCollected(payments, collected)) };
  const after = { ...told, ...receivedAll(told, seen) };
  const { method } = paymentsToCollect(payments)[0] ?? order.payment;
  return { told, set: toPaymentColumns(fitted(after, method)) };
}

/** What changes of an order whose handing over is taken back, and with it what was received at that. */
export function openPayments(order: StoredOrder): PaymentChange {
  const reopened = toPaymentColumns(reopenedPayments(paymentsOf(order), order.deliveredAt));
  // More or less than was due may have been received at the door.
  return toPaymentColumns(fitted({ ...order, ...reopened }, order.payment.method));
}

/** The payments of an order, of which what is open adds up to what is due. */
const fitted = (order: StoredOrder, method: PaymentMethod): Payment[] =>
  withOpenPayments(paymentsOf(order), moneyOf(order).dueCents, method);

/** What changes of an order of which an amount is received beside what was agreed: less stays open. */
export function receivedPayment(
  order: StoredOrder,
  { method, amountCents }: { method: PaymentMethod; amountCents: number },
  seen: MoneySeen,
): PaymentChange {
  const payments = paymentsOf(order);
  const asAgreed = payments.find(
    (payment) => isOpenPayment(payment) && payment.method === method && payment.amountCents === amountCents,
  );
  if (asAgreed)
    return changed(order, (payment) => (payment === asAgreed ? received(payment, seen) : payment));
  const left = moneyOf(order).dueCents - amountCents;
  return toPaymentColumns([
    ...withOpenPayments(payments, left, method),
    received(paymentOnDelivery(method, amountCents), seen),
  ]);
}

/** What changes of an order whose customer got an amount back. */
export const refundedPayments = (order: StoredOrder, refund: Omit<Refund, 'concededCents'>): PaymentChange =>
  toPaymentColumns(withRefund(order, refund).payments);
