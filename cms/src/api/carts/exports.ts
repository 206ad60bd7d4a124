/* What other contexts use of carts. */
export { hasWithdrawnEmail, withdrawEmail } from './customer-history';
export { markCartOrdered, reopenCart } from './sync-cart';
