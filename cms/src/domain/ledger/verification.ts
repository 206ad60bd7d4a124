import { entriesBetween, type Position } from './posting';

export const VERIFIED_SUBJECTS = [
  /** A transaction whose entries do not add up to 0. */
  'TRANSACTION',
  /** All entries of a business do not add up to 0. */
  'BUSINESS',
  /** A stored balance is not the sum of the entries of its account. */
  'BALANCE',
  /** The entries of an order, a commission or a settlement are not what its row says. */
  'ORDER',
  'COMMISSION',
  'SETTLEMENT',
] as const;

/** A figure of the ledger that is not what it was recomputed to be, in minor units. */
export interface LedgerDifference {
  subject: (typeof VERIFIED_SUBJECTS)[number];
  businessId: string;
  /** The transaction, order, commission or settlement; of a balance, the account. */
  id: string;
  /** Null where it is no matter of one account. */
  account: string | null;
  expectedCents: number;
  foundCents: number;
}

/** The accounts on which what was found differs from what is expected. */
export const differencesBetween = (
  what: Pick<LedgerDifference, 'subject' | 'businessId' | 'id'>,
  expected: Position,
  found: Position,
): LedgerDifference[] =>
  entriesBetween(expected, found).map(({ account }) => ({
    ...what,
    account,
    expectedCents: expected.get(account) ?? 0,
    foundCents: found.get(account) ?? 0,
  }));
