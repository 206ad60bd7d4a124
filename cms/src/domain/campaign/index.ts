export { checkCoupon, COUPON_RULES, type CouponFacts } from './check-coupon';
export { checkCouponCustomer, couponRefusalFor, dependsOnCustomer } from './check-customer';
export { COUPON_KINDS, type Coupon, type CouponCustomer, type CouponRecord } from './coupon';
export { couponCents, couponDiscount } from './coupon-discount';
export type { CouponRefusalArgs, CouponRefusalCode } from './coupon-refusal';
