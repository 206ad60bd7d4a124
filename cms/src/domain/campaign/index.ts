export {
  checkCoupon,
  COUPON_RULES,
  type CouponFacts,
  type CouponRefusalArgs,
  type CouponRefusalCode,
} from './check-coupon';
export { COUPON_KINDS, type Coupon, type CouponRecord } from './coupon';
export { couponDiscount } from './coupon-discount';
