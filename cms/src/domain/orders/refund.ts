import { splitByWeights } from '../money';
import {
  countsAsRefunded,
  moneyOf,
  overpaidCents,
  paymentsOf,
  refundableCents,
  refundedCents,
  type OrderBalance,
} from './money';
import { isFromProvider, type RefundProgress } from './provider';
import type { Discount, Fee, OrderItem } from './order';
import type { Dispute, Payment, Refund, RefundPart } from './payment';

/** What is to be given back, as people ask for it. */
export type RefundRequest =
  | { part: 'DUE' | 'WHOLE' }
  | { part: 'ITEM'; place: number; quantity: number }
  | { part: 'FEE'; fee: Fee['kind'] }
  | { part: 'AMOUNT'; amountCents: number };

/** What of an order says how much one of its parts cost the customer. */
export interface PricedOrder {
  items: readonly Pick<OrderItem, 'name' | 'quantity' | 'totalCents'>[];
  fees: readonly Fee[];
  discounts: readonly Discount[];
}

export interface Refundable extends PricedOrder, OrderBalance {}

/** A part of an order as a refund names it: all items that are called the same, or all fees of a kind. */
export interface PricedPart {
  part: 'ITEM' | 'FEE';
  of: string;
}

export interface RefundAsked {
  part: RefundPart;
  /** The item's name or the kind of fee. */
  of: string | null;
  /** Minor units ≥ 0, whether or not there is as much to give back. */
  amountCents: number;
}

/**
 * What a wish comes to. An item is given back at what was paid for it: its price less its share of the discounts on the
 * items; a delivery fee less the discount on it. What was given back for it already is not given back again: of items
 * that are called the same, as an edit moves items to other places, all together.
 *
 * @returns null where the order has no such item, so many of it, or no such fee
 */
export function refundAsked(order: Refundable, wish: RefundRequest): RefundAsked | null {
  switch (wish.part) {
    case 'DUE':
      return { part: 'DUE', of: null, amountCents: moneyOf(order).refundDueCents };
    case 'WHOLE':
      return { part: 'WHOLE', of: null, amountCents: refundableOf(order) };
    case 'AMOUNT':
      return { part: 'AMOUNT', of: null, amountCents: wish.amountCents };
    case 'FEE': {
      const fee = order.fees.find(({ kind }) => kind === wish.fee);
      if (!fee) return null;
      const part = { part: 'FEE', of: wish.fee } as const;
      return { ...part, amountCents: leftOf(order, part) };
    }
    case 'ITEM': {
      const item = order.items[wish.place];
      if (!item || wish.quantity > item.quantity) return null;
      const [wished = 0] = splitByWeights(paidForItems(order)[wish.place] ?? 0, [
        wish.quantity,
        item.quantity - wish.quantity,
      ]);
      const part = { part: 'ITEM', of: item.name } as const;
      return { ...part, amountCents: Math.min(wished, leftOf(order, part)) };
    }
  }
}

/** What a part of an order costs by its price, and what the customer pays of that after the discounts on it. */
export function costOfPart(
  order: PricedOrder,
  { part, of }: PricedPart,
): { priceCents: number; paidCents: number } {
  if (part === 'FEE') {
    const priceCents = order.fees.find(({ kind }) => kind === of)?.amountCents ?? 0;
    return { priceCents, paidCents: priceCents - (of === 'DELIVERY' ? discounted(order, 'DELIVERY') : 0) };
  }
  const paid = paidForItems(order);
  const ofName = (cents: readonly number[]) =>
    order.items.reduce((sum, { name }, place) => sum + (name === of ? (cents[place] ?? 0) : 0), 0);
  return { priceCents: ofName(order.items.map(({ totalCents }) => totalCents)), paidCents: ofName(paid) };
}

/** What of a part was paid and not given back for it yet. */
const leftOf = (order: Refundable, part: PricedPart): number =>
  Math.max(0, costOfPart(order, part).paidCents - givenFor(order, part));

/** What was paid for each item: its price less its share of the discounts on the items. */
function paidForItems(order: PricedOrder): number[] {
  const totals = order.items.map(({ totalCents }) => totalCents);
  const off = splitByWeights(discounted(order, 'CART'), totals);
  return totals.map((totalCents, place) => totalCents - (off[place] ?? 0));
}

/** What was given back for what the order still has of a part. */
const givenFor = (order: OrderBalance, { part, of }: PricedPart): number =>
  paymentsOf(order)
    .flatMap(({ refunds }) => refunds)
    .filter((refund) => refund.part === part && refund.of === of && countsAsRefunded(refund))
    .reduce((sum, { amountCents, goneCents = 0 }) => sum + amountCents - goneCents, 0);

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

function discounted({ discounts }: Pick<PricedOrder, 'discounts'>, what: 'CART' | 'DELIVERY'): number {
  return discounts
    .filter(({ target }) => (target === 'DELIVERY') === (what === 'DELIVERY'))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
