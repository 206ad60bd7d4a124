import type { Sql } from '../../../database/sql';
import type { LoadedStore } from '../../../store/load-store';

/** A ticket that waits for so long is noticed by somebody: what prints it does so at once. */
const STUCK_MS = 30_000;

/**
 * How many tickets of a branch are not on paper and should be: somebody has to decide about them, or they wait for longer
 * than printing takes.
 */
export async function ticketsStuck(
  sql: Sql,
  { businessId, branch }: Pick<LoadedStore, 'businessId' | 'branch'>,
  now: Date,
): Promise<number> {
  const row = await sql.one<{ count: number }>(
    // The states stand by themselves: within the OR no index would know them.
    `SELECT COUNT(*) AS count FROM print_jobs WHERE branch_id = ? AND business_id = ?
      AND state IN ('FAILED','QUEUED','PRINTING') AND (state = 'FAILED' OR queued_at < ?)`,
    [branch.id, businessId, new Date(now.getTime() - STUCK_MS)],
  );
  return row?.count ?? 0;
}
