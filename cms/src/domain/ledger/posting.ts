import type { AccountCode } from './accounts';

/** The reasons for which transactions are posted. */
export const POSTING_KINDS = [
  'ORDER_PAYMENT',
  'ORDER_PAYMENT_REVERSED',
  'ORDER_REFUND',
  'ORDER_REFUND_FAILED',
  'ORDER_CHARGEBACK',
  'ORDER_DISPUTE',
  'ORDER_ADJUSTMENT',
  'ORDER_SALE',
  'UNMATCHED_RECEIVED',
  'UNMATCHED_RETURNED',
  'COMMISSION_EARNED',
  'COMMISSION_REVERSED',
  'COMMISSION_PAID',
  'COURIER_PAY',
  'COURIER_HAND_IN',
  'COURIER_PAID',
  'DRAWER_OPENED',
  'DRAWER_MOVE',
  'DRAWER_DIFFERENCE',
  'DRAWER_CLOSED',
  'RECEIVABLE_SETTLED',
  'PROVIDER_FEE',
  'PROVIDER_RELEASE',
  'PLATFORM_FEE',
  'PAYOUT_REQUESTED',
  'PAYOUT_PAID',
  'PAYOUT_RETURNED',
  'REVERSAL',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/** An amount of an account, minor units, not 0: positive is a debit, negative a credit. */
export interface Entry {
  account: AccountCode;
  amountCents: number;
}

/** A balanced transaction before it is stored. `(kind, ref)` is unique in a business: the same posting is made once. */
export interface Posting {
  kind: PostingKind;
  ref: string;
  entries: readonly Entry[];
}

/** Amounts by account, minor units; accounts that are missing hold 0. */
export type Position = ReadonlyMap<AccountCode, number>;

export const EMPTY_POSITION: Position = new Map();

/** The sum of entries by account. */
export function positionOf(entries: readonly Entry[]): Map<AccountCode, number> {
  const position = new Map<AccountCode, number>();
  for (const { account, amountCents } of entries)
    position.set(account, (position.get(account) ?? 0) + amountCents);
  return position;
}

/** The entries that take a position to another, by account; none where they are the same. */
export function entriesBetween(before: Position, after: Position): Entry[] {
  const accounts = [...new Set([...before.keys(), ...after.keys()])].sort();
  return accounts
    .map((account) => ({ account, amountCents: (after.get(account) ?? 0) - (before.get(account) ?? 0) }))
    .filter(({ amountCents }) => amountCents !== 0);
}

/**
 * A posting of entries, each account once, without those that come to 0.
 *
 * @returns null where nothing is left to post
 * @throws RangeError where an amount is no integer of minor units or the entries do not add up to 0
 */
export function posting(kind: PostingKind, ref: string, entries: readonly Entry[]): Posting | null {
  const merged = entriesBetween(EMPTY_POSITION, positionOf(entries));
  const sum = merged.reduce((total, { amountCents }) => total + amountCents, 0);
  if (![sum, ...merged.map(({ amountCents }) => amountCents)].every(Number.isSafeInteger))
    throw new RangeError(`${kind} ${ref} has amounts that are not in minor units`);
  if (sum !== 0) throw new RangeError(`${kind} ${ref} is out of balance by ${sum} cents`);
  return merged.length === 0 ? null : { kind, ref, entries: merged };
}

/** A posting that moves an amount from one account to another; null for an amount of 0. */
export const transfer = (
  kind: PostingKind,
  ref: string,
  { from, to, amountCents }: { from: AccountCode; to: AccountCode; amountCents: number },
): Posting | null =>
  posting(kind, ref, [
    { account: to, amountCents },
    { account: from, amountCents: -amountCents },
  ]);

/** The posting that undoes another one; a posting is reversed once. */
export const reverse = ({ kind, ref, entries }: Posting): Posting => ({
  kind: 'REVERSAL',
  ref: `${kind}:${ref}`,
  entries: entries.map(({ account, amountCents }) => ({ account, amountCents: 0 - amountCents })),
});
