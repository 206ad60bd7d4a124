export {
  checkCoupon,
  COUPON_RULES,
  type CouponFacts,
  type CouponRefusalArgs,
  type CouponRefusalCode,
  type CouponRule,
} from './check-coupon';
export {
  COUPON_AUDIENCES,
  COUPON_KINDS,
  COUPON_STATES,
  type Coupon,
  type CouponAudience,
  type CouponKind,
  type CouponRecord,
  type CouponState,
  type CouponValidity,
} from './coupon';
export { couponDiscount } from './coupon-discount';
