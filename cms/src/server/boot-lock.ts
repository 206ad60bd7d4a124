import { Client } from 'pg';
import { environment } from '../environment';

/** Any number that nobody else on the database uses for the same purpose. A restore holds it too: scripts/backups/postgres.mjs. */
const LOCK = 7_266_321;

/** On PostgreSQL several instances may start at once: one migrates and seeds, the others wait for it. */
export async function withBootLock<T>(work: () => Promise<T>): Promise<T> {
  if (!environment.databaseUrl) return work();
  const client = new Client({ connectionString: environment.databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
