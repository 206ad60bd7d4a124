import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { code, milliseconds, number, orNull, text } from '../../../database/codecs';
import { defineTable } from '../../../database/table';
import type { AccountCode, Entry, Posting, PostingKind } from '../../../domain/ledger';

/** Where, when and for what something is posted. */
export interface PostingPlace {
  businessId: string;
  /** Null for what concerns the business as a whole. */
  branchId: string | null;
  /** ISO 4217 */
  currency: string;
  /** The day its amounts count for, 'YYYY-MM-DD'. */
  businessDay: string;
  postedAt: Date;
  orderId: string | null;
}

const transactions = defineTable('ledger_transactions', {
  id: text(),
  businessId: text(),
  branchId: orNull(text()),
  kind: code<PostingKind>(),
  ref: text(),
  businessDay: text(),
  postedAt: milliseconds(),
  orderId: orNull(text()),
});

const entries = defineTable('ledger_entries', {
  seq: number(),
  account: code<AccountCode>(),
  currency: text(),
  amountCents: number(),
});

/** The entries that were posted under a kind and reference, with their currency. */
export const storedEntries = (
  sql: Sql,
  businessId: string,
  { kind, ref }: Pick<Posting, 'kind' | 'ref'>,
): Promise<(Entry & { currency: string })[]> =>
  entries.select(
    sql,
    `business_id = ? AND transaction_id =
       (SELECT id FROM ledger_transactions WHERE business_id = ? AND kind = ? AND ref = ?)`,
    [businessId, businessId, kind, ref],
  );

const ROWS = {
  sqlite: 'FROM json_each(?) a JOIN json_each(?) c ON c.key = a.key ORDER BY a.key',
  postgres:
    'FROM unnest(CAST(? AS text[]), CAST(? AS bigint[])) WITH ORDINALITY AS r(account, cents, place) ORDER BY place',
};
const COLUMNS = { sqlite: 'a.value, c.value', postgres: 'account, cents' };

/**
 * Stores a posting: first its entries in one statement, then the transaction that seals them.
 *
 * @returns false where something was posted under the same `(kind, ref)`; the entries are inserted then and have to be taken back
 */
export async function insertPosting(sql: Sql, place: PostingPlace, posting: Posting): Promise<boolean> {
  const id = newId();
  const { businessId, branchId, currency, businessDay, postedAt, orderId } = place;
  await sql.run(
    `INSERT INTO ledger_entries (transaction_id, business_id, branch_id, business_day, currency, account, amount_cents)
      SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ${COLUMNS[sql.dialect]}
        ${ROWS[sql.dialect]}`,
    [
      ...[id, businessId, branchId, businessDay, currency],
      posting.entries.map(({ account }) => account),
      posting.entries.map(({ amountCents }) => amountCents),
    ],
  );
  const { kind, ref } = posting;
  const row = { id, businessId, branchId, kind, ref, businessDay, orderId, postedAt: postedAt.toISOString() };
  return (await transactions.insert(sql, row, {}, 'ON CONFLICT (business_id, kind, ref) DO NOTHING')) === 1;
}
