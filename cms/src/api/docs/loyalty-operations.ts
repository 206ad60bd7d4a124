import {
  loyaltyCardAnswer,
  loyaltyCardBody,
  loyaltyLinkAnswer,
  loyaltyLinkBody,
} from '../../contracts/loyalty-card';
import type { Operation } from './describe-operation';

/** The loyalty card in the public API. */
export const LOYALTY_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/store/{slug}/loyalty',
    summary: 'The loyalty card: balances, what they buy, and the code for the counter',
    body: loyaltyCardBody,
    answer: loyaltyCardAnswer,
    example: () => ({ proofs: [] }),
    notes:
      'A proof is the token of an order that reached its customer, or of a link that was mailed. Without one it is the program of the store with nothing earned.',
  },
  {
    method: 'post',
    path: '/store/{slug}/loyalty/link',
    summary: 'Mail a link that opens the loyalty card',
    body: loyaltyLinkBody,
    answer: loyaltyLinkAnswer,
    example: () => ({ email: 'ana@example.com' }),
    notes:
      'The answer is the same for every address. The link carries a proof as ?card=…; it is mailed only to an address at which a customer was reached.',
  },
];
