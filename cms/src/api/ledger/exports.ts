/* What other contexts use of the ledger. */
export { post } from './post';
export { placeAt, postCommission, postOrder, postSettlement } from './post-facts';
export type { PostingPlace } from './store/transactions';
export {
  accountBalances,
  balancesAt,
  orderTipsByDay,
  sumsByDay,
  type AccountBalance,
  type DaySum,
  type EntryScope,
} from './store/figures';
export { hasEntries, staffAccountsOf, statementPage, type StatementLine } from './store/statement';
export { lastVerification, type Verification } from './store/verifications';
