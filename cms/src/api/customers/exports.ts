/* What other contexts use of customers. */
export { highSpendOf } from './store/business-figures';
export { deleteOldCustomerImports } from './store/import-changes';
export { lockFigures, recountCustomer } from './store/figures';
export { customerIdsOf, customerNames, groupOf, headOf, samePersonIds } from './store/members';
export {
  callerByPhone,
  countOrder,
  customerById,
  lockCustomer,
  type OrderingCustomer,
} from './store/customers';
export { searchMembership } from './store/search-customers';
