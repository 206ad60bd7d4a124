import { inList, type Sql } from '../database/sql';
import { milliseconds, orElse, text } from '../database/codecs';
import { defineTable, type RowOf } from '../database/table';

const sessions = defineTable('sessions', {
  id: text(),
  ip: orElse(text(), ''),
  userAgent: orElse(text(), ''),
  createdAt: milliseconds(),
  lastSeenAt: milliseconds(),
});

/**
 * The condition on `sessions` for those that have not run out, with the present in milliseconds twice. The idle time is
 * counted in 8 bytes: thirty days are more milliseconds than an integer of PostgreSQL holds.
 */
const STILL_OPEN = `expires_at > ? AND last_seen_at + CAST(idle_seconds AS BIGINT) * 1000 > ?`;

/**
 * A person's sessions that have not run out, the latest used first. Unscoped: a session is of a person, who is of one
 * business.
 */
export const sessionsOf = (sql: Sql, userId: number, now: Date): Promise<RowOf<typeof sessions>[]> =>
  sessions.select(sql, `user_id = ? AND ${STILL_OPEN} ORDER BY last_seen_at DESC, id LIMIT 100`, [
    userId,
    now.getTime(),
    now.getTime(),
  ]);

/** How many of them each person has. */
export async function countSessions(
  sql: Sql,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const at = now.getTime();
  const rows = await sql.all<{ user_id: number; n: number }>(
    `SELECT user_id, COUNT(*) AS n FROM sessions WHERE ${inList(sql, 'user_id')} AND ${STILL_OPEN} GROUP BY user_id`,
    [userIds, at, at],
  );
  return new Map(rows.map(({ user_id, n }) => [user_id, n]));
}

/** Ends the session a token stands for; the token is worth nothing from the next request on. */
export const endSession = (sql: Sql, tokenHash: string): Promise<number> =>
  sql.run('DELETE FROM sessions WHERE token_hash = ?', [tokenHash]);

/** Ends a session of this person; answers its device, or null when there is none such. */
export async function endSessionOf(sql: Sql, userId: number, id: string): Promise<{ device: string } | null> {
  const ended = await sql.one<{ device_hash: string | null }>(
    'DELETE FROM sessions WHERE id = ? AND user_id = ? RETURNING device_hash',
    [id, userId],
  );
  return ended ? { device: ended.device_hash ?? '' } : null;
}

/** Signs a person out everywhere, but for a session that is kept. Open streams look at their session again and end. */
export const endSessions = (sql: Sql, userId: number, kept = ''): Promise<number> =>
  sql.run('DELETE FROM sessions WHERE user_id = ? AND id <> ?', [userId, kept]);

/** Signs everybody of a business out. */
export const endSessionsOfBusiness = (sql: Sql, businessId: string): Promise<number> =>
  sql.run('DELETE FROM sessions WHERE user_id IN (SELECT id FROM up_users WHERE business_id = ?)', [
    businessId,
  ]);

export async function deviceOfSession(sql: Sql, id: string): Promise<string> {
  const row = await sql.one<{ device_hash: string | null }>('SELECT device_hash FROM sessions WHERE id = ?', [
    id,
  ]);
  return row?.device_hash ?? '';
}
