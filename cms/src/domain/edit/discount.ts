import { moneyOf, type OrderBalance } from '../orders/money';
import type { Discount, Fee, OrderItem, Totals } from '../orders/order';
import { totalsOf } from '../orders/totals';

/** What of an order a discount by hand goes by. */
export interface DiscountableOrder extends OrderBalance {
  items: readonly Pick<OrderItem, 'totalCents'>[];
  fees: readonly Fee[];
  discounts: readonly Discount[];
}

const isManual = ({ source }: Pick<Discount, 'source'>): boolean => source === 'MANUAL';

/** What somebody of the staff took off an order by hand, minor units ≥ 0. */
export const manualDiscountCents = ({ discounts }: Pick<DiscountableOrder, 'discounts'>): number =>
  discounts.filter(isManual).reduce((sum, { amountCents }) => sum + amountCents, 0);

/**
 * The most that can be taken off an order by hand, minor units ≥ 0: never more than its items cost after the other
 * discounts on them, so that neither a fee nor a tip is touched, nor more than is still to be paid. What was paid is
 * given back as a refund. Source: the invariants under "Orders" in the design of the domain.
 */
export function maxDiscountCents(order: DiscountableOrder): number {
  const others = order.discounts.filter((discount) => !isManual(discount) && discount.target !== 'DELIVERY');
  const itemsCents = order.items.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const room = itemsCents - others.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, Math.min(room, moneyOf(order).dueCents + manualDiscountCents(order)));
}

/**
 * An order with so much taken off by hand. There is one such discount: another takes its place, and 0 takes it away.
 *
 * @param amountCents minor units, 0 to `maxDiscountCents`
 * @throws RangeError when the amount is above what the items cost
 */
export function withManualDiscount(
  order: DiscountableOrder,
  { amountCents, reason }: { amountCents: number; reason: string },
): { discounts: Discount[]; totals: Totals } {
  const others = order.discounts.filter((discount) => !isManual(discount));
  const discounts: Discount[] =
    amountCents > 0 ? [...others, { source: 'MANUAL', target: 'CART', amountCents, reason }] : others;
  return { discounts, totals: totalsOf(order.items, order.fees, discounts) };
}
