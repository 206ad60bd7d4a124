/* What other contexts use of customers. */
export { highSpendOf } from './store/business-figures';
export { deleteOldCustomerImports } from './store/import-changes';
export { hasOtherConsents } from './store/import-consents';
export {
  countCustomers,
  customersByPhone,
  removeCustomer,
  untouchedCustomer,
} from './store/imported-customers';
export { refuseRepeatedPhones } from './files/plan-file';
export { readLine as readCustomerLine } from './files/read-line';
export { customerForImport } from './files/store-line';
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
