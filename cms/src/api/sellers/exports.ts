/* What other contexts use of sellers. */
export { followOrder, followRefund, recordSale, sellerOfOrder } from './attribute-order';
