/* What other contexts use of sellers. */
export { followOrder, recordSale, sellerOfOrder } from './use-cases/attribute-order';
