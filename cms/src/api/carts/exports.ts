/* What other contexts use of carts. */
export { hasWithdrawnEmail, reminderConsents, withdrawEmail, withdrawReminders } from './customer-history';
export { markCartOrdered, reopenCart } from './sync-cart';
export { anonymizeCarts, cartsOfPerson } from './store/anonymize-carts';
