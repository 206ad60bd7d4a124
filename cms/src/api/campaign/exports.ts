/* What other contexts use of the campaign. */
export { addBranchToCoupon, couponsAt } from './store/coupon-branches';
export {
  couponCustomer,
  couponOfOrder,
  couponRecord,
  redeemCoupon,
  releaseCoupon,
  retakeCoupon,
  reviseCoupon,
  useCoupon,
} from './store/coupons';
