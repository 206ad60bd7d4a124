import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';

/** A branch whose last board has been silent since an instant, in milliseconds since 1970. */
export interface Silence {
  branchId: string;
  lastSign: number;
}

/** So many are told at a tick; the others at the next. */
const MOST = 200;

/**
 * Branches whose boards are all silent of which something is to be told by now: that the last one went, or that the time
 * is over which the branch lets pass. Unscoped: for the clock, which serves all businesses.
 *
 * @param gone until when the last sign of a board that counts as gone was given
 */
export async function unreportedSilences(sql: Sql, gone: Date, now: Date): Promise<Silence[]> {
  const rows = await sql.all<{ branch_id: string; at: number }>(
    `SELECT signs.branch_id, signs.at
       FROM (SELECT branch_id, MAX(at) AS at FROM board_signs GROUP BY branch_id) AS signs
       LEFT JOIN board_silences AS told ON told.branch_id = signs.branch_id
      WHERE signs.at <= ? AND (told.branch_id IS NULL OR told.last_sign < signs.at OR told.next_at <= ?)
      ORDER BY signs.at LIMIT ${MOST}`,
    [gone.getTime(), now.getTime()],
  );
  return rows.map(({ branch_id, at }) => ({ branchId: branch_id, lastSign: at }));
}

/** Keeps that a silence was told. Unscoped: by the branch of a loaded store. */
export const markReported = (tx: Tx, { branchId, lastSign }: Silence, nextAt: Date | null): Promise<number> =>
  tx.run(
    `INSERT INTO board_silences (branch_id, last_sign, next_at) VALUES (?, ?, ?)
     ON CONFLICT (branch_id) DO UPDATE SET last_sign = excluded.last_sign, next_at = excluded.next_at`,
    [branchId, lastSign, nextAt?.getTime() ?? null],
  );

/** A board is there again; answers 0 where it was not told that none was. Unscoped: by the branch of a loaded store. */
export const endSilence = (sql: Sql, branchId: string): Promise<number> =>
  sql.run('DELETE FROM board_silences WHERE branch_id = ?', [branchId]);
