/* What other contexts use of sellers. */
export {
  syncCommissionWithEdit,
  syncCommissionWithOrder,
  syncCommissionWithRefund,
  recordSale,
  sellerOfOrder,
} from './attribute-order';
export { sellerNames, sellersOfPerson } from './store/sellers';
export { commissionsForLedger, commissionsForLedgerAgain } from './store/ledger-commissions';
