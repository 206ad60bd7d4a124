/* What other contexts use of the ledger. */
export { post } from './post';
export { placeAt, postCommission, postOrder, postSettlement } from './post-facts';
export type { PostingPlace } from './store/transactions';
export {
  accountBalances,
  orderTipsByDay,
  statementPage,
  sumsByDay,
  type AccountBalance,
  type DaySum,
  type StatementLine,
} from './store/figures';
export { lastVerification, type Verification } from './store/verifications';
