/* The interface of this context for other contexts. */
export { addBranchToCoupon, couponsAt } from './store/coupon-branches';
export { issuedCodes } from './store/coupon-codes';
export { makeRecoveryCode } from './store/new-codes';
export { couponCustomers } from './store/coupon-customers';
export { couponRecords, withUses } from './store/coupons';
export {
  couponsOfOrder,
  lockCoupons,
  redeemCoupons,
  releaseCoupon,
  retakeCoupon,
  reviseCoupon,
  useCoupon,
} from './store/redemptions';
