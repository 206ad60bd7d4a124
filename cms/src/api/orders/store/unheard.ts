import { inList, sqlList, unindexed, type Sql } from '../../../database/sql';
import { ANSWERED_SOON_STATES, RINGING_STATES } from '../../../domain/orders/states';
import { OPEN_STATES, RINGING as RINGING_SOON } from './state-lists';

const ANSWERED_SOON = sqlList(ANSWERED_SOON_STATES);
const RINGING = sqlList(RINGING_STATES);

/** Orders of a branch that nobody took note of, and those of them for which other pages ring as well. */
export interface Unheard {
  ringing: number;
  calling: number;
}

/** How many orders ring at each branch; a branch without any is missing. Unscoped: by branches that the viewer reaches. */
export async function unheardAt(sql: Sql, branchIds: readonly string[]): Promise<Map<string, Unheard>> {
  const rows = await sql.all<Unheard & { branch_id: string }>(
    `SELECT branch_id, COUNT(*) AS ringing,
            SUM(CASE WHEN ${stepsOf(sql)} LIKE '%"EVERYWHERE"%' AND state IN ${ANSWERED_SOON} THEN 1 ELSE 0 END) AS calling
       FROM orders
      WHERE ${inList(sql, 'branch_id')} AND state IN ${RINGING} AND state IN ${OPEN_STATES}
        AND acknowledged_at IS NULL AND drill IS NOT TRUE GROUP BY branch_id`,
    [branchIds],
  );
  return new Map(rows.map(({ branch_id, ringing, calling }) => [branch_id, { ringing, calling }]));
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

export const NOTHING_UNHEARD: Unheard = { ringing: 0, calling: 0 };
