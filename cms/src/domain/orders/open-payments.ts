import type { Payment, PaymentMethod } from './payment';

/** What is agreed and not received yet. */
export const isOpenPayment = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'CREATED' || state === 'PENDING';

/** What whoever hands an order over has to collect: open, and of an amount. */
export const isToCollect = (payment: Pick<Payment, 'state' | 'amountCents'>): boolean =>
  isOpenPayment(payment) && payment.amountCents > 0;

/** What of the payments of an order is to be collected when it is handed over. */
export const paymentsToCollect = <P extends Pick<Payment, 'state' | 'amountCents'>>(
  payments: readonly P[],
): P[] => payments.filter(isToCollect);

/** What is paid before the order is made, and nobody has seen arrive. */
export const isUnconfirmed = (payment: Pick<Payment, 'state' | 'timing'>): boolean =>
  payment.timing === 'PREPAID' && isOpenPayment(payment);

/** A payment that nobody has made yet and that is not asked for before the order is handed over. */
export const paymentOnDelivery = (method: PaymentMethod, amountCents: number): Payment => ({
  method,
  timing: 'ON_DELIVERY',
  amountCents,
  changeForCents: null,
  state: 'CREATED',
  confirmedBy: null,
  confirmedAt: null,
  confirmedByName: null,
  evidence: null,
  claim: null,
  pixCode: null,
  refunds: [],
});

/**
 * The payments of an order whose handing over is taken back: what was received with it is to be received again.
 *
 * @param deliveredAt when it was handed over, ISO 8601 UTC
 */
export const reopenedPayments = (payments: readonly Payment[], deliveredAt: string | null): Payment[] =>
  payments.map((payment) => (isReceivedOnDelivery(payment, deliveredAt) ? reopened(payment) : payment));

/** Whether a payment was received with the handing over of its order, which took place at `deliveredAt`, ISO 8601 UTC. */
export const isReceivedOnDelivery = (
  payment: Pick<Payment, 'timing' | 'confirmedAt'>,
  deliveredAt: string | null | undefined,
): boolean => payment.timing === 'ON_DELIVERY' && isReceivedAt(payment, deliveredAt);

/** Whether a payment was received at the very instant of the handing over, ISO 8601 UTC, however it was to be paid. */
export const isReceivedAt = (
  { confirmedAt }: Pick<Payment, 'confirmedAt'>,
  deliveredAt: string | null | undefined,
): boolean => confirmedAt !== null && confirmedAt === deliveredAt;

/**
 * The payments of an order that its courier hands over at `deliveredAt`, ISO 8601 UTC: what they receive in cash with that is
 * theirs to hand in.
 */
export const withCashOfCourier = (
  payments: readonly Payment[],
  courierId: string,
  deliveredAt: string,
): Payment[] =>
  payments.map((payment) =>
    payment.method === 'CASH' && payment.amountCents > 0 && isReceivedOnDelivery(payment, deliveredAt)
      ? { ...payment, cashHolder: { courierId } }
      : payment,
  );

const reopened = ({ cashHolder: _, ...payment }: Payment): Payment => ({
  ...payment,
  state: 'CREATED',
  confirmedBy: null,
  confirmedAt: null,
  confirmedByName: null,
  evidence: null,
});

/**
 * The payments of an order once it comes to something else: what is open adds up to what is due, so that whoever
 * collects it reads the right amount off. More is asked with the last open payment, or with a new one of `method` where
 * none is open or the last is a Pix, whose code says its amount, or on a provider's page, which does; less is asked of the last ones first.
 *
 * @param payments at least one; received ones stay as they are
 * @param dueCents minor units ≥ 0
 * @returns at least one; the first stays the first, even with nothing left to pay
 */
export function withOpenPayments(
  payments: readonly Payment[],
  dueCents: number,
  method: PaymentMethod,
): Payment[] {
  const open = payments.filter(isOpenPayment);
  const missing = dueCents - open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (missing > 0) {
    const last = open.findLast((each) => each.pixCode === null && each.method !== 'ONLINE');
    return last
      ? payments.map((each) => (each === last ? ofAmount(each, each.amountCents + missing) : each))
      : [...payments, paymentOnDelivery(method, missing)];
  }
  let tooMuch = -missing;
  const less = [...payments].reverse().map((each) => {
    if (!isOpenPayment(each)) return each;
    const taken = Math.min(tooMuch, each.amountCents);
    tooMuch -= taken;
    return ofAmount(each, each.amountCents - taken);
  });
  return less.reverse().filter((each, place) => place === 0 || !isOpenPayment(each) || each.amountCents > 0);
}

/** Who wanted change for a note that does not cover the amount any more will hand over another one. */
function ofAmount(payment: Payment, amountCents: number): Payment {
  if (payment.amountCents === amountCents) return payment;
  const { changeForCents } = payment;
  const covers = changeForCents !== null && changeForCents >= amountCents;
  return { ...payment, amountCents, changeForCents: covers ? changeForCents : null };
}
