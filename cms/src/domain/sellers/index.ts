export { CLICK_DAYS, isSelfPurchase, lastClick, type Click } from './attribution';
export { sellerCode } from './code';
export {
  COMMISSION_BASES,
  COMMISSION_KINDS,
  commissionOf,
  WITHHELD_CODES,
  reversedOf,
  type CommissionDue,
  type CommissionRule,
  type WithheldCode,
  type SoldOrder,
} from './commission';
export {
  canMove,
  COMMISSION_STATES,
  COMMISSION_TRANSITIONS,
  moveOfOrder,
  type CommissionMove,
  type CommissionState,
} from './life-cycle';
