/* What other contexts use of customers. */
export {
  adjustCustomerSpend,
  callerByPhone,
  countOrder,
  customerById,
  lockCustomer,
  recountOrder,
  type OrderingCustomer,
} from './store/customers';
