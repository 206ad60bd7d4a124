import type { MenuIndex } from '../menu';
import type { OrderItem } from '../orders/order';
import type { CouponLine } from './coupon';

/** The items of an order as coupons see them: in the categories in which the menu has them today. */
export const couponLines = (items: readonly OrderItem[], menu: MenuIndex): CouponLine[] =>
  items.map(({ productId, quantity, unit, unitPriceCents, totalCents }) => ({
    productId,
    categoryIds: menu.products.get(productId)?.categoryIds ?? [],
    quantity,
    unit,
    unitPriceCents,
    totalCents,
  }));
