import type { OrderState } from './order';
import type { Payment, Refund } from './payment';
import { isLost } from './states';

/** The payments of an order: the one it was placed with, then those that came on top. */
export interface PaidOrder {
  payment: Payment;
  furtherPayments: readonly Payment[];
}

/** What of an order says how its money stands. */
export interface OrderBalance extends PaidOrder {
  state: OrderState;
  totalCents: number;
}

/** How the money of an order stands, all in minor units ≥ 0. At most one of `dueCents` and `refundDueCents` is not 0. */
export interface OrderMoney {
  /** What was received, whether or not it was given back. */
  paidCents: number;
  refundedCents: number;
  /** What the customer still has to pay. */
  dueCents: number;
  /** What the business has to give back. */
  refundDueCents: number;
}

/** All payments of an order, in the order in which they were agreed. */
export const paymentsOf = ({ payment, furtherPayments }: PaidOrder): Payment[] => [
  payment,
  ...furtherPayments,
];

const RECEIVED: readonly Payment['state'][] = ['CONFIRMED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED'];

/** What was received with a payment, minor units: what a bank holds as well, until it has decided. */
export const receivedCents = ({ state, amountCents }: Pick<Payment, 'state' | 'amountCents'>): number =>
  RECEIVED.includes(state) ? amountCents : 0;

/** Whether a refund counts as given back: what a provider was asked for does until it fails. */
export const countsAsRefunded = ({ provider }: Pick<Refund, 'provider'>): boolean =>
  provider?.state !== 'FAILED';

/** What was given back of a payment, or is on its way, minor units. */
export const refundedCents = ({ refunds }: Pick<Payment, 'refunds'>): number =>
  sum(refunds.filter(countsAsRefunded).map(({ amountCents }) => amountCents));

/** What was given back of an order, without what a provider is still asked for, minor units. */
export const completedRefundCents = (order: PaidOrder): number =>
  sum(completedRefunds(order).map(({ amountCents }) => amountCents));

/** What the customer of an order still waits to get back: what is owed and what a provider was asked for, minor units ≥ 0. */
export const awaitedRefundCents = (order: OrderBalance): number => {
  const { refundDueCents, refundedCents: refunded } = moneyOf(order);
  return refundDueCents + refunded - completedRefundCents(order);
};

/** The refunds of an order that are given, oldest first by payment. */
export const completedRefunds = (order: PaidOrder): Refund[] =>
  paymentsOf(order)
    .flatMap(({ refunds }) => refunds)
    .filter(({ provider }) => provider === undefined || provider.state === 'DONE');

/** What was given back of an order without being owed, minor units. */
export const concededCents = (order: PaidOrder): number =>
  sum(
    paymentsOf(order).flatMap(({ refunds }) =>
      refunds.filter(countsAsRefunded).map((refund) => refund.concededCents),
    ),
  );

type Received = Pick<Payment, 'state' | 'amountCents' | 'refunds'>;

/** What of a payment was received and not given back, minor units ≥ 0: at most so much more can have been given back. */
export const remainingCents = (payment: Received): number =>
  Math.max(0, receivedCents(payment) - refundedCents(payment));

/** What can be given back of a payment from here, minor units ≥ 0; nothing while a bank may give it back as well. */
export const refundableCents = (payment: Received): number =>
  payment.state === 'DISPUTED' ? 0 : remainingCents(payment);

/**
 * How the money of an order stands. An order owes its total, less what was given back without being owed; one that came
 * to nothing owes nothing.
 *
 * due = max(0, owed − (paid − refunded)), refund due = max(0, paid − refunded − owed), and no more than there is to give
 * back while a payment is disputed.
 * Source: the invariants under "Orders" in the design of the domain.
 */
export function moneyOf(order: OrderBalance): OrderMoney {
  const payments = paymentsOf(order);
  const paid = sum(payments.map(receivedCents));
  const refunded = sum(payments.map(refundedCents));
  return {
    paidCents: paid,
    refundedCents: refunded,
    dueCents: Math.max(0, owedCents(order) - (paid - refunded)),
    refundDueCents: Math.min(overpaidCents(order), sum(payments.map(refundableCents))),
  };
}

/** What was received of an order and not given back beyond what it owes, minor units ≥ 0: also what a bank holds. */
export const overpaidCents = (order: OrderBalance): number =>
  Math.max(
    0,
    sum(paymentsOf(order).map((each) => receivedCents(each) - refundedCents(each))) - owedCents(order),
  );

const owedCents = (order: OrderBalance): number =>
  isLost(order.state) ? 0 : Math.max(0, order.totalCents - concededCents(order));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);
