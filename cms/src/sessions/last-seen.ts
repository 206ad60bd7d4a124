import type { Sql } from '../database/sql';

/** Remembers when a person was there last, beyond the end of their sessions. */
export async function updateLastSeen(sql: Sql, userId: number, now: Date): Promise<void> {
  await sql.run(
    'INSERT INTO last_seen (user_id, at) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET at = excluded.at',
    [userId, now.getTime()],
  );
}
