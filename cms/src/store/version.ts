import { randomInt } from 'node:crypto';
import { lockRows } from '../database/row-lock';
import type { Sql } from '../database/sql';

/**
 * Every branch has a mark that is another one after each change of what its store is made of: profile, hours, pauses,
 * zones, menu, a stock that ran out or came back. Whoever keeps a loaded store compares it with one short read. It is
 * drawn by lot, not counted: a count that was rolled back would come a second time, for something else.
 */
export async function bumpStoreVersion(sql: Sql, branchId: string): Promise<void> {
  await sql.run(
    `INSERT INTO store_versions (branch_id, version) VALUES (?, ?)
     ON CONFLICT (branch_id) DO UPDATE SET version = excluded.version`,
    [branchId, randomInt(1, 2 ** 47)],
  );
}

/** Marks all stores of a business. */
export async function bumpStoreVersionsOf(sql: Sql, businessId: string): Promise<void> {
  const branches = await sql.all<{ document_id: string }>(
    "SELECT document_id FROM branches WHERE business_id = ? AND state <> 'ARCHIVED' ORDER BY document_id LIMIT 10000",
    [businessId],
  );
  for (const { document_id } of branches) await bumpStoreVersion(sql, document_id);
}

export async function storeVersion(sql: Sql, branchId: string): Promise<number> {
  const row = await sql.one<{ version: number }>('SELECT version FROM store_versions WHERE branch_id = ?', [
    branchId,
  ]);
  return row?.version ?? 0;
}

/** The same in a transaction, until whose commit nobody else changes what the store is made of. */
export async function lockStoreVersion(sql: Sql, branchId: string): Promise<number> {
  await lockRows(sql, 'SELECT 1 FROM store_versions WHERE branch_id = ?', [branchId]);
  return storeVersion(sql, branchId);
}
