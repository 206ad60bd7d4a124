import type { Sql } from '../../../database/sql';

/** The units that customers of a program can still spend, by the month in which they expire; null for never. */
export const unitsByMonth = (
  sql: Sql,
  { businessId, programId }: { businessId: string; programId: string },
  now: Date,
): Promise<{ month: string | null; units: number }[]> =>
  sql.all(
    `SELECT expires_month AS month, CAST(SUM(remaining) AS BIGINT) AS units FROM loyalty_lots
      WHERE program_id = ? AND business_id = ? AND state = 'POSTED' AND (expires_at IS NULL OR expires_at > ?)
      GROUP BY expires_month HAVING SUM(remaining) > 0 ORDER BY CASE WHEN expires_month IS NULL THEN 1 ELSE 0 END, expires_month`,
    [programId, businessId, now.getTime()],
  );
