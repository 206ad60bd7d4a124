import type { Sql } from '../database/sql';
import { DAY_MS } from '../domain/time';
import { DEVICE_DAYS } from './device';

/** Takes away by what a person is let in and lets others do something. Unscoped: a person is of one business. */
export async function deleteSessions(sql: Sql, userId: number): Promise<void> {
  for (const table of ['sessions', 'known_devices', 'manager_pins'])
    await sql.run(`DELETE FROM ${table} WHERE user_id = ?`, [userId]);
}

/** Forgets when a person was there. */
export const deleteSeen = (sql: Sql, userId: number): Promise<number> =>
  sql.run('DELETE FROM last_seen WHERE user_id = ?', [userId]);

/** Takes away sessions and counters whose time is over, and devices on which nobody signs in any more. */
export async function deleteExpiredSessions(sql: Sql, now: Date): Promise<void> {
  const at = now.getTime();
  await sql.run('DELETE FROM sessions WHERE expires_at < ?', [at]);
  await sql.run('DELETE FROM attempts WHERE until < ?', [at]);
  await sql.run('DELETE FROM known_devices WHERE last_used_at < ?', [at - DEVICE_DAYS * DAY_MS]);
}
