/* What other contexts use of carts. */
export { markCartOrdered, reopenCart } from './sync-cart';
