/* What other contexts use of carts. */
export { orderCart, reopenCart } from './follow-order';
