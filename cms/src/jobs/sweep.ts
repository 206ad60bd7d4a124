import { read } from '../database/transaction';

const DAY_MS = 86_400_000;

/** Takes away what has served: sessions that ended, keys and events nobody can ask for any more, finished jobs. */
export async function sweep(now: Date): Promise<void> {
  const at = now.getTime();
  await read(async (sql) => {
    await sql.run('DELETE FROM sessions WHERE expires_at < ?', [at]);
    await sql.run('DELETE FROM idempotency_keys WHERE at < ?', [at - DAY_MS]);
    await sql.run('DELETE FROM events WHERE at < ?', [at - 7 * DAY_MS]);
    await sql.run('DELETE FROM outbox WHERE done_at < ?', [at - 7 * DAY_MS]);
  });
}
