import { Client } from 'pg';
import { buildConcurrently, buildOnEmptyTable, indexesToBuild, isEmpty } from '../database/indexes/postgres';
import { ensureOnSqlite } from '../database/indexes/sqlite';
import { MINUTE_MS } from '../domain/time';
import { environment } from '../environment';
import { logFailure } from '../errors/log-failure';
import { indexesOf } from './indexes';

/** Any number that nobody else on the database uses for the same purpose. */
const BUILD_LOCK = 7_266_322;

const POSTGRES = { dialect: 'postgres' } as const;

/**
 * Creates what is missing before anybody is answered: on SQLite all indexes, on PostgreSQL the unique ones and those of
 * tables without rows. A database that has them all is only read. Other instances answer meanwhile: no lock here keeps
 * writers waiting for longer than half a second.
 */
export async function ensureIndexes(): Promise<void> {
  if (!environment.databaseUrl) return ensureOnSqlite(indexesOf({ dialect: 'sqlite' }));
  await withClient(environment.databaseUrl, async (client) => {
    for (const index of await indexesToBuild(client, indexesOf(POSTGRES))) {
      if (await isEmpty(client, index.table)) await buildOnEmptyTable(client, index);
      else if (index.unique) await buildConcurrently(client, index);
    }
  });
}

/**
 * Builds the other indexes of PostgreSQL while the server answers, on one instance at a time. The others look again after a
 * minute, until none is missing.
 */
export function startIndexBuild(): { stop(): Promise<void> } {
  const { databaseUrl } = environment;
  if (!databaseUrl) return { stop: () => Promise.resolve() };
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const build = () =>
    withClient(databaseUrl, async (connected) => {
      client = connected;
      const { rows } = await connected.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
        BUILD_LOCK,
      ]);
      const missing = await indexesToBuild(connected, indexesOf(POSTGRES));
      if (!rows[0]?.held) return missing.length === 0;
      for (const index of missing) await buildConcurrently(connected, index);
      return true;
    });
  const look = async (): Promise<void> => {
    const isDone = await build().catch((error: unknown) => {
      if (!stopped) logFailure('An index could not be built; it is tried again', error);
      return stopped;
    });
    client = null;
    if (isDone || stopped) return;
    timer = setTimeout(() => void (running = look()), MINUTE_MS);
    timer.unref();
  };
  let running = look();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      // Ends a build under way; what it leaves is built anew by whoever starts next.
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  // A connection that breaks fails its statement as well, which says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
