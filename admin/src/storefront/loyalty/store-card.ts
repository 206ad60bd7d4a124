/* The loyalty card of the store's page, loaded once that stands. */
export { LoyaltyChip } from './loyalty-chip';
export { LoyaltySheet } from './loyalty-sheet';
