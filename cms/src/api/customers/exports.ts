/* What other contexts use of customers. */
export { deleteOldCustomerImports } from './store/import-changes';
export { lockFigures, recountCustomer } from './store/figures';
export { customerIdsOf, groupOf } from './store/members';
export {
  callerByPhone,
  countOrder,
  customerById,
  lockCustomer,
  type OrderingCustomer,
} from './store/customers';
export { searchMembership } from './store/search-customers';
