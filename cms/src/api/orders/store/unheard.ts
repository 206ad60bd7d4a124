import { inList, sqlList, unindexed, type Sql } from '../../../database/sql';
import { ANSWERED_SOON_STATES, RINGING_STATES } from '../../../domain/orders/states';
import { MISSED, OPEN_STATES, RINGING as RINGING_SOON } from './state-lists';

const ANSWERED_SOON = sqlList(ANSWERED_SOON_STATES);
const RINGING = sqlList(RINGING_STATES);

export interface Unheard {
  /** Orders of a branch that nobody took note of. */
  ringing: number;
  /** Those of them for which other pages ring as well. */
  calling: number;
  /** Missed orders that nobody has acknowledged. */
  missed: number;
}

/** How many orders ring or were missed at each branch; a branch without any is left out. Unscoped: by branches that the viewer reaches. */
export async function unheardAt(sql: Sql, branchIds: readonly string[]): Promise<Map<string, Unheard>> {
  const rows = await sql.all<Omit<Unheard, 'missed'> & { branch_id: string }>(
    `SELECT branch_id, COUNT(*) AS ringing,
            SUM(CASE WHEN ${stepsOf(sql)} LIKE '%"EVERYWHERE"%' AND state IN ${ANSWERED_SOON} THEN 1 ELSE 0 END) AS calling
       FROM orders
      WHERE ${inList(sql, 'branch_id')} AND state IN ${RINGING} AND state IN ${OPEN_STATES}
        AND acknowledged_at IS NULL AND drill IS NOT TRUE GROUP BY branch_id`,
    [branchIds],
  );
  const unheard = new Map<string, Unheard>(
    rows.map(({ branch_id, ringing, calling }) => [branch_id, { ringing, calling, missed: 0 }]),
  );
  const missedRows = await sql.all<{ branch_id: string; missed: number }>(
    `SELECT branch_id, COUNT(*) AS missed FROM orders WHERE ${inList(sql, 'branch_id')} AND ${MISSED} GROUP BY branch_id`,
    [branchIds],
  );
  for (const { branch_id, missed } of missedRows)
    unheard.set(branch_id, { ...(unheard.get(branch_id) ?? NOTHING_UNHEARD), missed });
  return unheard;
}

/** Those of them for which other pages ring as well, the oldest first. Unscoped: by a branch that the viewer reaches. */
export async function callingAt(sql: Sql, branchId: string): Promise<string[]> {
  const rows = await sql.all<{ id: string }>(
    `SELECT document_id AS id FROM orders
      WHERE ${unindexed(sql, 'branch_id')} = ? AND ${RINGING_SOON} AND ${stepsOf(sql)} LIKE '%"EVERYWHERE"%'
        AND drill IS NOT TRUE ORDER BY placed_at LIMIT 50`,
    [branchId],
  );
  return rows.map(({ id }) => id);
}

const stepsOf = ({ dialect }: Sql): string => (dialect === 'postgres' ? 'escalation::text' : 'escalation');

export const NOTHING_UNHEARD: Unheard = { ringing: 0, calling: 0, missed: 0 };
