import { splitByWeights } from '../money';
import { countsAsRefunded, paymentsOf, type PaidOrder } from '../orders/money';
import type { Payment, Refund } from '../orders/payment';
import { costOfPart, isRefundOf, type PricedOrder, type PricedPart } from '../orders/refund-asked';

/**
 * The payments of an order once an edit has taken something off it. What the customer had got back for that without being
 * owed it is owed from now on, as the order does not come to it any more: it would be given back a second time
 * otherwise. What is given back names an item as its refund does: where that is only what it is called, it is what others
 * of that name leave.
 *
 * @param after what the order consists of with the edit
 */
export function paymentsAfterEdit(order: PricedOrder & PaidOrder, after: PricedOrder): Payment[] {
  let payments = paymentsOf(order);
  const owedFor = new Map<string, number>();
  for (const part of partsGivenBack(payments)) {
    const name = `${part.part} ${part.of}`;
    const owedOfName = owedFor.get(name) ?? 0;
    const owedAlready = part.key === undefined ? owedOfName : 0;
    const conceded = concededFor(payments, part);
    const owed = conceded - stillConceded(order, after, part, { conceded, owedAlready });
    payments = withLessConceded(payments, part, owed);
    owedFor.set(name, owedOfName + owed);
  }
  return payments;
}

/**
 * What of a concession is left for a part. What is gone takes along what had been paid for it; the rest is not conceded
 * beyond what it costs now.
 *
 * @param owedAlready what is owed of what is gone by refunds that name more exactly what they are for
 */
function stillConceded(
  order: PricedOrder,
  after: PricedOrder,
  part: PricedPart,
  { conceded, owedAlready }: { conceded: number; owedAlready: number },
): number {
  const [was, is] = [costOfPart(order, part), costOfPart(after, part)];
  if (is.priceCents >= was.priceCents) return conceded;
  const [gone = 0] = splitByWeights(was.paidCents, [was.priceCents - is.priceCents, is.priceCents]);
  return Math.min(Math.max(0, conceded - Math.max(0, gone - owedAlready)), is.paidCents);
}

/** Every part that something was given back for, those first that are told apart from others of their name. */
function partsGivenBack(payments: readonly Payment[]): PricedPart[] {
  const parts: PricedPart[] = [];
  for (const refund of payments.flatMap(({ refunds }) => refunds)) {
    const { part, of, item } = refund;
    if (of === null || (part !== 'ITEM' && part !== 'FEE')) continue;
    if (!parts.some((each) => isRefundOf(refund, each)))
      parts.push({ part, of, ...(item && { key: item.key }) });
  }
  return [...parts.filter(({ key }) => key !== undefined), ...parts.filter(({ key }) => key === undefined)];
}

const isFor = (refund: Refund, part: PricedPart) => isRefundOf(refund, part) && countsAsRefunded(refund);

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
