import { newId } from '../../../database/ids';
import type { Sql } from '../../../database/sql';
import { documentStamps } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { OpeningHours } from '../../../domain/opening-hours';
import { openingHours } from '../../../store/load-store';

/** The week of a branch, service by service. Unscoped: by a branch that the viewer reaches. */
export async function hoursOf(
  sql: Sql,
  branchId: string,
): Promise<{ version: number; hours: OpeningHours[] }> {
  const rows = await openingHours.select(sql, 'branch_id = ? ORDER BY id LIMIT 10', [branchId]);
  return {
    version: Math.max(0, ...rows.map((row) => row.version)),
    hours: rows.map(({ version: _, ...hours }) => hours),
  };
}

/** Puts another week in its place. Unscoped: by a branch that the viewer reaches. */
export async function replaceHours(
  tx: Tx,
  { businessId, branchId }: { businessId: string; branchId: string },
  { version, hours }: { version: number; hours: readonly OpeningHours[] },
  now: Date,
): Promise<void> {
  await tx.run('DELETE FROM opening_hours WHERE branch_id = ?', [branchId]);
  for (const { service, mode, periods } of hours) {
    await openingHours.insert(
      tx,
      { service, mode, periods: mode === 'WEEKLY' ? periods : [], version },
      { ...documentStamps(now), document_id: newId(), business_id: businessId, branch_id: branchId },
    );
  }
}
