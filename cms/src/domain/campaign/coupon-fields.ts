import { amount, code, count, flag, ids, initially, orNull, text, needed, id } from '../fields';
import { COUPON_KINDS, COUPON_STATES } from './coupon';

/** The highest amount of a single order, in minor units. */
const MAX_ORDER_CENTS = 100_000_000;

/** The fields of a coupon beside its code, its branches and its rules. */
export const COUPON_FIELDS = {
  name: needed(text(60, 2)),
  kind: code(COUPON_KINDS),
  valueBps: orNull(count(1, 10_000)),
  valueCents: orNull(amount(1, MAX_ORDER_CENTS)),
  maxDiscountCents: orNull(amount(1, MAX_ORDER_CENTS)),
  productIds: ids(200),
  categoryIds: ids(100),
  buyQuantity: count(1, 20),
  getQuantity: count(1, 20),
  combinable: flag,
  autoApply: flag,
  priority: initially(count(0, 100), 0),
  personalOnly: flag,
  /** The seller whose customers it is for; sellers see their own coupons. */
  sellerId: orNull(id),
  state: code(COUPON_STATES),
};
