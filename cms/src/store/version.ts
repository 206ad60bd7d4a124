import type { Sql } from '../database/sql';

/**
 * Every branch has a number that grows with each change of what its store is made of: profile, hours, pauses, zones,
 * menu, a stock that ran out or came back. Whoever keeps a loaded store compares it with one short read.
 */
export async function touchStore(sql: Sql, branchId: string): Promise<void> {
  await sql.run(
    `INSERT INTO store_versions (branch_id, version) VALUES (?, 1)
     ON CONFLICT (branch_id) DO UPDATE SET version = store_versions.version + 1`,
    [branchId],
  );
}

export async function storeVersion(sql: Sql, branchId: string): Promise<number> {
  const row = await sql.one<{ version: number }>('SELECT version FROM store_versions WHERE branch_id = ?', [
    branchId,
  ]);
  return row?.version ?? 0;
}
