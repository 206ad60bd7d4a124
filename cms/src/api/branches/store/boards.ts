import { inList, sqlList, unindexed, type Sql } from '../../../database/sql';
import { ANSWERED_SOON_STATES, RINGING_STATES } from '../../../domain/orders/states';
import { OPEN_STATES, RINGING as RINGING_SOON } from '../../orders/exports';

const ANSWERED_SOON = sqlList(ANSWERED_SOON_STATES);
const RINGING = sqlList(RINGING_STATES);

/** Keeps when a board of a branch last showed that it is there. */
export const noteSign = (
  sql: Sql,
  { branchId, sessionId }: { branchId: string; sessionId: string },
  now: Date,
): Promise<number> =>
  sql.run(
    `INSERT INTO board_signs (branch_id, session_id, at) VALUES (?, ?, ?)
     ON CONFLICT (branch_id, session_id) DO UPDATE SET at = excluded.at`,
    [branchId, sessionId, now.getTime()],
  );

export interface Boards {
  /** Devices whose board said within the last two minutes that it is there. */
  listening: number;
  /** ISO-8601 UTC: when the last of them did; null where none is remembered. */
  lastSignAt: string | null;
}

/** The boards of each branch. Unscoped: by branches that the viewer reaches. */
export async function boardsOf(
  sql: Sql,
  branchIds: readonly string[],
  since: Date,
): Promise<Map<string, Boards>> {
  const rows = await sql.all<{ branch_id: string; listening: number; last: number }>(
    `SELECT branch_id, SUM(CASE WHEN at > ? THEN 1 ELSE 0 END) AS listening, MAX(at) AS last
       FROM board_signs WHERE ${inList(sql, 'branch_id')} GROUP BY branch_id`,
    [since.getTime(), branchIds],
  );
  return new Map(
    rows.map(({ branch_id, listening, last }) => [
      branch_id,
      { listening, lastSignAt: new Date(last).toISOString() },
    ]),
  );
}

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
