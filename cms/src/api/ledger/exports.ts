/* What other contexts use of the ledger. */
export { post } from './post';
export { placeAt, postCommission, postOrder, postSettlement } from './post-facts';
export type { PostingPlace } from './store/transactions';
