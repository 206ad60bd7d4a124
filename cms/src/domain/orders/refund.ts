import { overpaidCents, paymentsOf, refundableCents, refundedCents, type OrderBalance } from './money';
import { isFromProvider, type RefundProgress } from './provider';
import type { Dispute, Payment, Refund } from './payment';

/** What of all that was paid can still be given back, minor units ≥ 0. */
export const refundableOf = (order: OrderBalance): number =>
  paymentsOf(order).reduce((sum, payment) => sum + refundableCents(payment), 0);

/**
 * The payments of an order with an amount given back: of the one paid last first. What was owed is given back first;
 * what goes beyond is conceded, and the order comes to that much less. What comes back the way it was paid to a provider
 * is asked of the provider.
 *
 * @param mostOf how much of each payment, minor units ≥ 0: by default what can be given back from here
 * @throws RangeError for an amount that is no integer above 0, or more than there is to give back
 */
export function withRefund(
  order: OrderBalance,
  refund: Omit<Refund, 'concededCents'>,
  mostOf: (payment: Payment) => number = refundableCents,
): { payments: Payment[]; concededCents: number } {
  const { amountCents } = refund;
  const most = paymentsOf(order).reduce((sum, each) => sum + mostOf(each), 0);
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > most)
    throw new RangeError(`${amountCents} cents cannot be given back`);
  let left = amountCents;
  let owed = Math.min(amountCents, overpaidCents(order));
  const concededCents = amountCents - owed;
  const payments = paymentsOf(order)
    .reverse()
    .map((payment) => {
      const given = Math.min(left, mostOf(payment));
      if (given === 0) return payment;
      left -= given;
      const ofOwed = Math.min(owed, given);
      owed -= ofOwed;
      return refunded(payment, { ...refund, amountCents: given, concededCents: given - ofOwed });
    });
  return { payments: payments.reverse(), concededCents };
}

/**
 * The payments of an order with several parts given back at once: one after the other as `withRefund` gives back one.
 *
 * @param amounts of each part, with what it is
 * @throws RangeError as `withRefund` does
 */
export function withRefunds(
  order: OrderBalance,
  amounts: readonly Pick<Refund, 'part' | 'of' | 'item' | 'amountCents'>[],
  how: Pick<Refund, 'method' | 'at' | 'by' | 'note'>,
): { payments: Payment[]; concededCents: number } {
  let payments = paymentsOf(order);
  let concededCents = 0;
  for (const part of amounts) {
    const [payment = order.payment, ...furtherPayments] = payments;
    const given = withRefund({ ...order, payment, furtherPayments }, { ...part, ...how });
    payments = given.payments;
    concededCents += given.concededCents;
  }
  return { payments, concededCents };
}

function refunded(payment: Payment, refund: Refund): Payment {
  const asked = { state: 'REQUESTED', ref: null, failure: null, at: refund.at } as const;
  const provider = refund.provider ?? (refund.method === 'SAME' && isFromProvider(payment) ? asked : null);
  return settled({ ...payment, refunds: [...payment.refunds, { ...refund, ...(provider && { provider }) }] });
}

/**
 * A payment of which one refund stands otherwise at its provider.
 *
 * @param n which of its refunds, from 0 on
 * @param at since when, ISO 8601 UTC
 */
export const withRefundProgress = (
  payment: Payment,
  n: number,
  progress: RefundProgress,
  at: string,
): Payment =>
  settled({
    ...payment,
    refunds: payment.refunds.map((refund, index) =>
      index === n && refund.provider
        ? { ...refund, provider: { ...progress, ref: progress.ref ?? refund.provider.ref, at } }
        : refund,
    ),
  });

/**
 * The payments of an order of which a provider says how a dispute stands. What was lost is given back, by the bank and not
 * by anybody here: the order comes to that much less.
 *
 * @param provider what people call it
 */
export function withDispute(order: OrderBalance, dispute: Dispute, provider: string): Payment[] {
  const payment = settled({ ...order.payment, dispute });
  const amountCents = Math.min(dispute.amountCents, refundableCents(payment));
  if (dispute.state !== 'LOST' || amountCents === 0) return paymentsOf({ ...order, payment });
  const { at, reason } = dispute;
  // Not the way it was paid, which would ask the provider for it.
  const refund = {
    part: 'AMOUNT',
    of: null,
    amountCents,
    method: 'OTHER',
    at,
    by: provider,
    note: reason,
    chargeback: true,
  } as const;
  const mostOf = (each: Payment) => (each === payment ? amountCents : 0);
  return withRefund({ ...order, payment }, refund, mostOf).payments;
}

/** A payment in the state that its refunds and a dispute make of it. */
function settled(payment: Payment): Payment {
  if (payment.dispute?.state === 'OPEN') return { ...payment, state: 'DISPUTED' };
  const cents = refundedCents(payment);
  const whole = cents >= payment.amountCents;
  return { ...payment, state: cents === 0 ? 'CONFIRMED' : whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' };
}
