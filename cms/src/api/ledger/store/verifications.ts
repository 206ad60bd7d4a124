import type { Sql } from '../../../database/sql';
import { json, milliseconds, number } from '../../../database/codecs';
import { defineTable, type RowOf } from '../../../database/table';
import type { LedgerDifference } from '../../../domain/ledger';

const verifications = defineTable('ledger_verifications', {
  startedAt: milliseconds(),
  endedAt: milliseconds(),
  businesses: number(),
  transactions: number(),
  orders: number(),
  differenceCount: number(),
  differences: json<LedgerDifference[]>([]),
});

/** The result of a verification of all businesses. */
export type Verification = RowOf<typeof verifications>;

/** So many results are stored. */
const MAX_STORED = 30;

/** Stores a result in the place of the oldest. */
export async function storeVerification(sql: Sql, verification: Verification): Promise<void> {
  await verifications.insert(sql, verification);
  await sql.run(
    'DELETE FROM ledger_verifications WHERE id NOT IN (SELECT id FROM ledger_verifications ORDER BY id DESC LIMIT ?)',
    [MAX_STORED],
  );
}

/** The newest result, or null before the first. Unscoped: a verification goes over all businesses. */
export const lastVerification = (sql: Sql): Promise<Verification | null> =>
  verifications.find(sql, '1 = 1 ORDER BY id DESC LIMIT 1', []);
