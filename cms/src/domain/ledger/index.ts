export {
  FIXED_ACCOUNTS,
  OWNED_ACCOUNTS,
  hasFloor,
  isMoneyAccount,
  paymentAccount,
  refundAccount,
  type AccountCode,
} from './accounts';
export {
  drawerClosedPostings,
  drawerMovePosting,
  drawerOpenedPosting,
  DRAWER_MOVES,
  type DrawerMove,
  type LedgerDrawer,
} from './drawer';
export { orderPosition, orderPostings, unmatchedPostings, type LedgerOrder } from './order';
export {
  EMPTY_POSITION,
  entriesBetween,
  POSTING_KINDS,
  posting,
  positionOf,
  reverse,
  transfer,
  type Entry,
  type Position,
  type Posting,
  type PostingKind,
} from './posting';
export {
  payoutPaidPosting,
  payoutRequestedPosting,
  payoutReturnedPosting,
  platformFeePosting,
  providerFeePosting,
  providerReleasePosting,
  receivableSettledPosting,
  RECEIVABLES,
  type LedgerPayout,
  type ReceivableMethod,
} from './provider';
export {
  commissionPosition,
  commissionPosting,
  settlementPostings,
  type LedgerCommission,
  type LedgerSettlement,
} from './staff-pay';
export { differencesBetween, VERIFIED_SUBJECTS, type LedgerDifference } from './verification';
