/* What other contexts use of sellers. */
export { followOrder, recordSale, sellerOfOrder } from './attribute-order';
