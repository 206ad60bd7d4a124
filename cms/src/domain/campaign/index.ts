export { applyCoupons, type AppliedCoupon, type AppliedCoupons, type NamedCoupon } from './apply-coupons';
export {
  checkCoupon,
  checkCouponCustomer,
  couponRefusalFor,
  dependsOnCustomer,
  explainCoupon,
  type Coupon,
  type CouponRecord,
  type CouponRefusal,
  type CouponRefusalCode,
  type RuleVerdict,
} from './check-coupon';
export { checkTerms, type TermsIssue } from './check-terms';
export {
  COUPON_KINDS,
  COUPON_STATES,
  type CouponCustomer,
  type CouponFacts,
  type CouponKind,
  type CouponLine,
  type CouponState,
  type PersonalCode,
} from './coupon';
export { COUPON_FIELDS } from './coupon-fields';
export { COUPON_PHASES, couponPhase, type CouponPhase } from './coupon-phase';
export { couponCents, couponDiscount } from './coupon-discount';
export { couponLines } from './coupon-lines';
export { admits, type CouponRefusalArgs } from './rule';
export { COUPON_RULES, type CouponRuleName, type CouponRules } from './rules';
export {
  needsHistory,
  Simulation,
  type CustomerOrder,
  type SimulatedOrder,
  type SimulatedReason,
  type SimulationExample,
  type SimulationResult,
} from './simulate';
export { couponSentences } from './sentences';
