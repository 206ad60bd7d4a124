import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { fromServer, serverUrl } from './server';

type Lend<Connection> = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

const lend = <Connection>() =>
  (fromServer('./database/connections') as { withConnection: Lend<Connection> }).withConnection;

/** The texts of the statements that something keeps prepared: a connection, a backend of PostgreSQL, its driver. */
export interface StatementCache {
  texts: string[];
  /** What a backend of PostgreSQL has asked its system for. */
  bytes?: number;
}

/** Watches what the server keeps prepared from now on; SQLite tells nothing of what it had before. */
export async function watchStatements(): Promise<() => Promise<StatementCache[]>> {
  await serverUrl();
  return process.env.DATABASE_URL ? () => keptByBackends(POOL) : watchSqlite();
}

/** So many connections the server has at most. */
const POOL = 10;

/** Each connection is held until all the others were asked, so that none is asked twice. */
async function keptByBackends(connections: number): Promise<StatementCache[]> {
  if (connections === 0) return [];
  return lend<Client & { connection: { parsedStatements: Record<string, string> } }>()(async (client) => {
    const kept = await client.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
    const used = await client.query<{ bytes: number }>(
      'SELECT SUM(total_bytes) AS bytes FROM pg_backend_memory_contexts',
    );
    const backend = { texts: kept.rows.map(({ statement }) => statement), bytes: used.rows[0]?.bytes ?? 0 };
    const driver = { texts: Object.values(client.connection.parsedStatements) };
    return [backend, driver, ...(await keptByBackends(connections - 1))];
  });
}

interface File {
  prepare: (text: string) => { source: string };
}

/** A statement of SQLite is kept as long as somebody could still run it. */
async function watchSqlite(): Promise<() => Promise<StatementCache[]>> {
  const { readerConnection } = fromServer('./database/reader') as { readerConnection: () => File };
  const writer = await lend<File>()((connection) => Promise.resolve(connection));
  const watched = [writer, readerConnection()].map(watchFile);
  return async () => {
    await collectGarbage();
    return watched.map((prepared) => ({
      texts: prepared.flatMap((statement) => statement.deref()?.source ?? []),
    }));
  };
}

function watchFile(file: File): WeakRef<{ source: string }>[] {
  const prepared: WeakRef<{ source: string }>[] = [];
  const prepare = file.prepare.bind(file);
  file.prepare = (text) => {
    const statement = prepare(text);
    prepared.push(new WeakRef(statement));
    return statement;
  };
  onTestFinished(() => void (file.prepare = prepare));
  return prepared;
}

/** Takes away what nobody holds any more. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  // What was looked at lives until the turn ends; what it held goes with the next round.
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    collect();
  }
}
