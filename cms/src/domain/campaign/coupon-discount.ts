import { percentOf } from '../money';
import type { Discount } from '../orders/order';
import type { Coupon } from './coupon';

/**
 * What a coupon takes off an order that it counts for: never more than it is taken off from, nor than the coupon's own
 * bound, so a fee of nothing gives a discount of nothing.
 *
 * @param itemsCents the items' total, minor units ≥ 0
 * @param deliveryFeeCents minor units ≥ 0
 */
export function couponDiscount(coupon: Coupon, itemsCents: number, deliveryFeeCents: number): Discount {
  const target = isForDelivery(coupon) ? 'DELIVERY' : 'CART';
  const fromCents = target === 'DELIVERY' ? deliveryFeeCents : itemsCents;
  const bound = Math.min(fromCents, coupon.maxDiscountCents ?? fromCents);
  return {
    source: 'COUPON',
    target,
    amountCents: Math.min(wantedCents(coupon, fromCents), bound),
    reason: coupon.code,
  };
}

/** Whether a coupon takes its discount off the delivery fee and not off the items. */
export function isForDelivery({ kind }: Pick<Coupon, 'kind'>): boolean {
  return kind === 'FREE_DELIVERY' || kind === 'DELIVERY_DISCOUNT';
}

function wantedCents({ kind, valueBps, valueCents }: Coupon, fromCents: number): number {
  switch (kind) {
    case 'PERCENT':
      return percentOf(fromCents, valueBps ?? 0);
    case 'FIXED':
      return valueCents ?? 0;
    case 'FREE_DELIVERY':
      return fromCents;
    case 'DELIVERY_DISCOUNT':
      return valueCents ?? percentOf(fromCents, valueBps ?? 0);
  }
}

/** What a coupon takes off among the discounts of an order, minor units ≥ 0. */
export const couponCents = (discounts: readonly Discount[]): number =>
  discounts
    .filter(({ source }) => source === 'COUPON')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
