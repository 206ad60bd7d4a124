/* What other contexts use of sellers. */
export { followEdit, followOrder, followRefund, recordSale, sellerOfOrder } from './attribute-order';
