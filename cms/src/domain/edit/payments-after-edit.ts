import { splitByWeights } from '../money';
import { countsAsRefunded, paymentsOf, type PaidOrder } from '../orders/money';
import type { Payment, Refund } from '../orders/payment';
import { costOfPart, type PricedOrder, type PricedPart } from '../orders/refund';

/**
 * The payments of an order once an edit has taken something off it. What the customer had got back for that without being
 * owed it is owed from now on, as the order does not come to it any more: it would be given back a second time
 * otherwise. What is given back names an item as its refund does, by what it is called.
 *
 * @param after what the order consists of with the edit
 */
export function paymentsAfterEdit(order: PricedOrder & PaidOrder, after: PricedOrder): Payment[] {
  let payments = paymentsOf(order);
  for (const part of partsGivenBack(payments)) {
    const conceded = concededFor(payments, part);
    payments = withLessConceded(payments, part, conceded - stillConceded(order, after, part, conceded));
  }
  return payments;
}

/**
 * What of a concession is left for a part. What is gone takes along what had been paid for it; the rest is not conceded
 * beyond what it costs now.
 */
function stillConceded(order: PricedOrder, after: PricedOrder, part: PricedPart, conceded: number): number {
  const [was, is] = [costOfPart(order, part), costOfPart(after, part)];
  if (is.priceCents >= was.priceCents) return conceded;
  const [gone = 0] = splitByWeights(was.paidCents, [was.priceCents - is.priceCents, is.priceCents]);
  return Math.min(Math.max(0, conceded - gone), is.paidCents);
}

function partsGivenBack(payments: readonly Payment[]): PricedPart[] {
  const parts = new Map<string, PricedPart>();
  for (const { part, of } of payments.flatMap(({ refunds }) => refunds))
    if (of !== null && (part === 'ITEM' || part === 'FEE')) parts.set(`${part} ${of}`, { part, of });
  return [...parts.values()];
}

const isFor = (refund: Refund, { part, of }: PricedPart) =>
  refund.part === part && refund.of === of && countsAsRefunded(refund);

const concededFor = (payments: readonly Payment[], part: PricedPart): number =>
  payments
    .flatMap(({ refunds }) => refunds)
    .reduce((sum, refund) => sum + (isFor(refund, part) ? refund.concededCents : 0), 0);

function withLessConceded(payments: readonly Payment[], part: PricedPart, cents: number): Payment[] {
  let left = cents;
  return payments.map((payment) => ({
    ...payment,
    refunds: payment.refunds.map((refund) => {
      const owed = isFor(refund, part) ? Math.min(left, refund.concededCents) : 0;
      left -= owed;
      if (owed === 0) return refund;
      const { concededCents, goneCents = 0 } = refund;
      return { ...refund, concededCents: concededCents - owed, goneCents: goneCents + owed };
    }),
  }));
}
