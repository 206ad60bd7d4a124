import { percentOf } from '../money';
import type { Discount } from '../orders/order';
import type { CouponFacts, CouponLine, CouponTerms } from './coupon';

/** The amounts and items of an order that a discount is taken off. */
export type DiscountBase = Pick<CouponFacts, 'lines' | 'itemsCents' | 'deliveryFeeCents'>;

/**
 * The discount of a coupon on an order: never more than the amount it applies to, nor than the coupon's own bound. Of units that
 * are free, the cheapest ones are.
 *
 * @returns `amountCents` ≥ 0, minor units; 0 where there is nothing to take it off
 */
export function couponDiscount(coupon: CouponTerms, base: DiscountBase): Discount {
  const isDelivery = isForDelivery(coupon);
  const ofCents = isDelivery ? base.deliveryFeeCents : scopeCents(coupon, base);
  const bound = Math.min(ofCents, coupon.maxDiscountCents ?? ofCents);
  return {
    source: 'COUPON',
    target: isDelivery ? 'DELIVERY' : isForSomeItems(coupon) ? 'ITEM' : 'CART',
    amountCents: Math.min(grantedCents(coupon, ofCents, base.lines), bound),
    reason: coupon.code,
  };
}

/** Whether a coupon takes its discount off the delivery fee and not off the items. */
export const isForDelivery = ({ kind }: Pick<CouponTerms, 'kind'>): boolean =>
  kind === 'FREE_DELIVERY' || kind === 'DELIVERY_DISCOUNT';

/** Whether a coupon gives whole units away. */
const isForUnits = ({ kind }: Pick<CouponTerms, 'kind'>): boolean =>
  kind === 'FREE_ITEM' || kind === 'BUY_X_GET_Y';

const isForSomeItems = (coupon: CouponTerms): boolean =>
  isForUnits(coupon) || coupon.productIds.length > 0 || coupon.categoryIds.length > 0;

/** The lines that a coupon's discount is taken off. What is sold by weight or volume is no unit to give away. */
export function linesOf(coupon: CouponTerms, lines: readonly CouponLine[]): readonly CouponLine[] {
  const { productIds, categoryIds } = coupon;
  const whole = isForUnits(coupon) ? lines.filter(({ unit }) => unit === 'UN') : lines;
  if (productIds.length === 0 && categoryIds.length === 0) return whole;
  return whole.filter(
    (line) => productIds.includes(line.productId) || line.categoryIds.some((id) => categoryIds.includes(id)),
  );
}

/** How many more units an order needs before a coupon gives one away; 0 for coupons that give no units. */
export function missingUnits(coupon: CouponTerms, lines: readonly CouponLine[]): number {
  const needed =
    coupon.kind === 'FREE_ITEM'
      ? 1
      : coupon.kind === 'BUY_X_GET_Y'
        ? coupon.buyQuantity + coupon.getQuantity
        : 0;
  return Math.max(0, needed - unitsOf(linesOf(coupon, lines)));
}

const unitsOf = (lines: readonly CouponLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Without a scope it is the whole amount of the items, whatever the lines are. */
function scopeCents(coupon: CouponTerms, { lines, itemsCents }: DiscountBase): number {
  if (!isForSomeItems(coupon)) return itemsCents;
  return linesOf(coupon, lines).reduce((sum, { totalCents }) => sum + totalCents, 0);
}

function grantedCents(coupon: CouponTerms, ofCents: number, lines: readonly CouponLine[]): number {
  const { kind, valueBps, valueCents } = coupon;
  switch (kind) {
    case 'PERCENT':
      return percentOf(ofCents, valueBps ?? 0);
    case 'FIXED':
      return valueCents ?? 0;
    case 'FREE_DELIVERY':
      return ofCents;
    case 'DELIVERY_DISCOUNT':
      return valueCents ?? percentOf(ofCents, valueBps ?? 0);
    case 'FREE_ITEM':
    case 'BUY_X_GET_Y':
      return cheapestCents(linesOf(coupon, lines), freeUnits(coupon, lines));
  }
}

function freeUnits(coupon: CouponTerms, lines: readonly CouponLine[]): number {
  const { kind, buyQuantity, getQuantity } = coupon;
  if (kind === 'FREE_ITEM') return getQuantity;
  const group = buyQuantity + getQuantity;
  return group === 0 ? 0 : Math.floor(unitsOf(linesOf(coupon, lines)) / group) * getQuantity;
}

/** The price of so many of the cheapest units. */
function cheapestCents(lines: readonly CouponLine[], units: number): number {
  let left = units;
  let sum = 0;
  for (const line of [...lines].sort((a, b) => a.unitPriceCents - b.unitPriceCents)) {
    const taken = Math.min(left, line.quantity);
    sum += taken * line.unitPriceCents;
    left -= taken;
  }
  return sum;
}

/** The sum of the coupons among the discounts of an order, minor units ≥ 0. */
export const couponCents = (discounts: readonly Discount[]): number =>
  discounts
    .filter(({ source }) => source === 'COUPON')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
