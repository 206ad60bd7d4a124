import { splitByWeights } from '../money';
import { moneyOf, paymentsOf, refundableCents, refundedCents, type Owing } from './money';
import type { Discount, Fee, OrderItem, Payment, Refund, RefundPart } from './order';

/** What is to be given back, as people ask for it. */
export type RefundWish =
  | { part: 'DUE' | 'WHOLE' }
  | { part: 'ITEM'; place: number; quantity: number }
  | { part: 'FEE'; fee: Fee['kind'] }
  | { part: 'AMOUNT'; amountCents: number };

/** What of an order says how much one of its parts cost the customer. */
export interface Refundable extends Owing {
  items: readonly Pick<OrderItem, 'name' | 'quantity' | 'totalCents'>[];
  fees: readonly Fee[];
  discounts: readonly Discount[];
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
export function refundAsked(order: Refundable, wish: RefundWish): RefundAsked | null {
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
      const off = wish.fee === 'DELIVERY' ? discounted(order, 'DELIVERY') : 0;
      const left = fee.amountCents - off - givenFor(order, 'FEE', wish.fee);
      return { part: 'FEE', of: wish.fee, amountCents: Math.max(0, left) };
    }
    case 'ITEM': {
      const item = order.items[wish.place];
      if (!item || wish.quantity > item.quantity) return null;
      const paid = paidForItems(order);
      const [wished = 0] = splitByWeights(paid[wish.place] ?? 0, [
        wish.quantity,
        item.quantity - wish.quantity,
      ]);
      const paidForName = order.items.reduce(
        (sum, { name }, place) => sum + (name === item.name ? (paid[place] ?? 0) : 0),
        0,
      );
      const left = Math.max(0, paidForName - givenFor(order, 'ITEM', item.name));
      return { part: 'ITEM', of: item.name, amountCents: Math.min(wished, left) };
    }
  }
}

/** What was paid for each item: its price less its share of the discounts on the items. */
function paidForItems(order: Refundable): number[] {
  const totals = order.items.map(({ totalCents }) => totalCents);
  const off = splitByWeights(discounted(order, 'CART'), totals);
  return totals.map((totalCents, place) => totalCents - (off[place] ?? 0));
}

/** What was given back for an item by its name, or for a kind of fee. */
const givenFor = (order: Owing, part: 'ITEM' | 'FEE', of: string): number =>
  paymentsOf(order)
    .flatMap(({ refunds }) => refunds)
    .filter((refund) => refund.part === part && refund.of === of)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What of all that was paid can still be given back, minor units ≥ 0. */
export const refundableOf = (order: Owing): number =>
  paymentsOf(order).reduce((sum, payment) => sum + refundableCents(payment), 0);

/**
 * The payments of an order with an amount given back: of the one paid last first. What was owed is given back first;
 * what goes beyond is conceded, and the order comes to that much less.
 *
 * @throws RangeError for an amount that is no integer above 0, or more than there is to give back
 */
export function withRefund(
  order: Owing,
  refund: Omit<Refund, 'concededCents'>,
): { payments: Payment[]; concededCents: number } {
  const { amountCents } = refund;
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > refundableOf(order))
    throw new RangeError(`${amountCents} cents cannot be given back`);
  let left = amountCents;
  let owed = Math.min(amountCents, moneyOf(order).refundDueCents);
  const concededCents = amountCents - owed;
  const payments = paymentsOf(order)
    .reverse()
    .map((payment) => {
      const given = Math.min(left, refundableCents(payment));
      if (given === 0) return payment;
      left -= given;
      const ofOwed = Math.min(owed, given);
      owed -= ofOwed;
      return refunded(payment, { ...refund, amountCents: given, concededCents: given - ofOwed });
    });
  return { payments: payments.reverse(), concededCents };
}

function refunded(payment: Payment, refund: Refund): Payment {
  const after = { ...payment, refunds: [...payment.refunds, refund] };
  const whole = refundedCents(after) === payment.amountCents;
  return { ...after, state: whole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' };
}

function discounted({ discounts }: Pick<Refundable, 'discounts'>, what: 'CART' | 'DELIVERY'): number {
  return discounts
    .filter(({ target }) => (target === 'DELIVERY') === (what === 'DELIVERY'))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
