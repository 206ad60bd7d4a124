import { inList, type Sql } from '../../../database/sql';
import { DAY_MS } from '../../../domain/time';

/** Keeps when a board of a branch last showed that it is there. */
export const upsertHeartbeat = (
  sql: Sql,
  { branchId, sessionId }: { branchId: string; sessionId: string },
  now: Date,
): Promise<number> =>
  sql.run(
    `INSERT INTO board_signs (branch_id, session_id, at) VALUES (?, ?, ?)
     ON CONFLICT (branch_id, session_id) DO UPDATE SET at = excluded.at`,
    [branchId, sessionId, now.getTime()],
  );

export interface BoardPresence {
  /** Devices whose board said within the last two minutes that it is there. */
  listening: number;
  /** ISO-8601 UTC: when the last of them did; null where none is remembered. */
  lastSignAt: string | null;
}

/** The boards of each branch. Unscoped: by branches that the viewer reaches. */
export async function boardPresenceOf(
  sql: Sql,
  branchIds: readonly string[],
  since: Date,
): Promise<Map<string, BoardPresence>> {
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

/** Forgets boards that gave no sign for a day. Unscoped: of every business. */
export const deleteOldSigns = (sql: Sql, now: Date): Promise<number> =>
  sql.run('DELETE FROM board_signs WHERE at < ?', [now.getTime() - DAY_MS]);
