/* What other contexts use of customers. */
export {
  adjustCustomerSpend,
  callerAt,
  countOrder,
  customerById,
  lockCustomer,
  recountOrder,
  type OrderingCustomer,
} from './store/customers';
