/** What a payment provider says of an order, and what of it counts: the same whatever comes first, and however often. */
import { receivedCents } from './money';
import { isOpenPayment } from './open-payments';
import type { OrderState } from './order';
import type { Dispute, Payment, ProviderCheckout, ProviderRefund } from './payment';
import { isLost } from './states';

/** How a page stands by what the provider says now. */
export interface CheckoutUpdate {
  /** What the provider calls the page. */
  ref: string;
  state: ProviderCheckout['state'];
  /** What is paid on it, minor units of `currency` after ISO 4217. */
  amountCents: number;
  /** ISO 4217, in capitals. */
  currency: string;
  /** What the provider calls the payment; null before there was one. */
  paymentRef: string | null;
}

/**
 * What becomes of an order by such news. `CONFIRM`: it is paid and goes on. `RECORD`: the money is noted and the order
 * stays where it is, as it came to nothing or goes on already. `UNMATCHED`: money that does not fit the order, for somebody
 * to look at. `NOTE`: its page stands otherwise. `NOTHING`: known, or overtaken.
 */
export type CheckoutVerdict = 'CONFIRM' | 'RECORD' | 'UNMATCHED' | 'NOTE' | 'NOTHING';

interface PaidOnline {
  state: OrderState;
  payment: Pick<Payment, 'method' | 'state' | 'amountCents' | 'confirmedBy' | 'evidence' | 'refunds'> &
    Pick<Payment, 'checkout' | 'unmatched'>;
}

/** How far a page has come; what says less than is known was overtaken on its way. */
const REACHED: Record<ProviderCheckout['state'], number> = {
  OPEN: 0,
  PROCESSING: 1,
  FAILED: 2,
  EXPIRED: 2,
  PAID: 3,
};

/**
 * What news of a page make of its order. Money always counts: paid after expired, after failed, and for an order that
 * came to nothing. Anything else counts only of the order's last page, and only where it says more than is known.
 *
 * @param currency of the business, ISO 4217
 */
export function checkoutVerdict(order: PaidOnline, news: CheckoutUpdate, currency: string): CheckoutVerdict {
  const { payment } = order;
  if (news.state !== 'PAID') {
    const known = payment.checkout;
    if (known?.ref !== news.ref || !isOpenPayment(payment)) return 'NOTHING';
    return REACHED[news.state] > REACHED[known.state] ? 'NOTE' : 'NOTHING';
  }
  const ref = news.paymentRef ?? news.ref;
  if (payment.evidence === ref && payment.confirmedBy === 'PROVIDER') return 'NOTHING';
  if (payment.unmatched?.ref === ref) return 'NOTHING';
  const fits = news.amountCents === payment.amountCents && news.currency === currency;
  const isFirst = payment.confirmedBy !== 'PROVIDER' && payment.refunds.length === 0;
  if (payment.method !== 'ONLINE' || !fits || !isFirst) return 'UNMATCHED';
  return order.state === 'AWAITING_PAYMENT' ? 'CONFIRM' : 'RECORD';
}

/** How a refund stands by what the provider says now. */
export type RefundProgress = Pick<ProviderRefund, 'state' | 'ref' | 'failure'>;

/** How far a refund has come. One that failed stays so: a bank may send money back days after it was on its way. */
const REFUND_REACHED: Record<ProviderRefund['state'], number> = { REQUESTED: 0, DONE: 1, FAILED: 2 };

/** Whether news of a refund say more than is known of it; of one that the provider never named, any do. */
export const advancesRefund = (known: ProviderRefund, news: RefundProgress): boolean =>
  REFUND_REACHED[news.state] > REFUND_REACHED[known.state] || (known.ref === null && news.ref !== null);

/**
 * Whether news of a dispute say more than is known: another one, how the known one ended, or what of an open one is another
 * by now, as when an inquiry becomes a chargeback.
 */
export function disputeGoesOn(known: Dispute | undefined, news: Dispute): boolean {
  if (known?.ref !== news.ref) return true;
  if (known.state !== 'OPEN' || news.state !== 'OPEN') return known.state === 'OPEN';
  const isOther =
    news.answerBy !== known.answerBy ||
    news.amountCents !== known.amountCents ||
    news.reason !== known.reason;
  return isOther && news.at >= known.at;
}

/**
 * Whether there is money that fits no order and that nobody has seen to: it was neither given back, nor taken for the
 * order's by hand since, nor said to be settled otherwise.
 */
export function hasUnmatchedMoney({ unmatched, confirmedBy, confirmedAt }: Payment): boolean {
  if (!unmatched || unmatched.givenBackAt !== undefined || unmatched.resolved) return false;
  return confirmedBy !== 'STAFF' || (confirmedAt ?? '') < unmatched.at;
}

/** What of a provider's money somebody has to see to. `DISPUTED`: a bank asks for it back. `UNMATCHED`: it fits no order. */
export type MoneyNeed = 'DISPUTED' | 'UNMATCHED';

/** @returns null where there is nothing to see to */
export function moneyNeed(payment: Payment): MoneyNeed | null {
  if (payment.dispute?.state === 'OPEN') return 'DISPUTED';
  return hasUnmatchedMoney(payment) ? 'UNMATCHED' : null;
}

/**
 * Whether money is to come from the provider that was not heard of yet, so that news of what became of it came too early.
 *
 * @param payment of an order
 * @param ref what the provider calls the money that its news is about
 */
export const isPaymentUnheard = (payment: Payment, ref: string): boolean =>
  payment.method === 'ONLINE' && payment.confirmedBy !== 'PROVIDER' && payment.unmatched?.ref !== ref;

/** Whether a payment was made to a provider, so that what is given back the same way goes through it. */
export const isFromProvider = (payment: Pick<Payment, 'method' | 'confirmedBy' | 'evidence'>): boolean =>
  payment.method === 'ONLINE' && payment.confirmedBy === 'PROVIDER' && payment.evidence !== null;

/**
 * What the provider has to be asked to give back of an order that came to nothing, minor units ≥ 0. After a refund that
 * failed it is not asked again by itself: people see why.
 */
export function providerRefundDueCents({ state, payment }: { state: OrderState; payment: Payment }): number {
  if (!isLost(state) || !isFromProvider(payment) || payment.state === 'DISPUTED') return 0;
  if (payment.refunds.some(({ provider }) => provider?.state === 'FAILED')) return 0;
  return receivedCents(payment) - payment.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * What of a provider's payment was given back past this server, as by hand in the provider's own pages, minor units ≥ 0.
 * What was asked for here counts, also where it failed only after the provider said so.
 *
 * @param total all that was given back when the provider said so, ISO 8601 UTC
 */
export function externallyRefundedCents(
  { refunds }: Pick<Payment, 'refunds'>,
  { totalCents, at }: { totalCents: number; at: string },
): number {
  const asked = refunds.filter(
    ({ provider }) => provider && (provider.state !== 'FAILED' || provider.at >= at),
  );
  return Math.max(0, totalCents - asked.reduce((sum, { amountCents }) => sum + amountCents, 0));
}

/** Whether a page may still bring money: then it has to be closed before nobody waits for it any more. */
export const isStillPayable = ({ checkout }: Pick<Payment, 'checkout'>): boolean =>
  checkout?.state === 'OPEN' || checkout?.state === 'PROCESSING';
