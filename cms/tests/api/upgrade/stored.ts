import path from 'node:path';
import type { Client } from 'pg';
import { fromServer } from '../support/server';
import type { Home } from '../support/spawned';

export type Row = Record<string, unknown>;
/** Everything a database holds, by table. */
export type Stored = Map<string, { columns: string[]; rows: Row[] }>;

interface Sqlite {
  pragma(text: string): unknown;
  exec(text: string): void;
  prepare(text: string): { all(): Row[] };
  close(): void;
}

/** A database while no server has to be up. */
interface Database {
  run: (text: string) => Promise<void>;
  all: (text: string) => Promise<Row[]>;
}

async function onDatabase<T>(
  { folder, databaseUrl }: Home,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (databaseUrl) {
    const { Client: Connection } = fromServer('pg') as { Client: new (url: string) => Client };
    const client = new Connection(databaseUrl);
    await client.connect();
    try {
      return await work({
        run: async (text) => void (await client.query(text)),
        all: async (text) => (await client.query<Row>(text)).rows,
      });
    } finally {
      await client.end();
    }
  }
  const File = fromServer('better-sqlite3') as new (file: string) => Sqlite;
  const file = new File(path.join(folder, 'comanda.db'));
  file.pragma('foreign_keys = OFF');
  try {
    return await work({
      run: (text) => Promise.resolve(file.exec(text)),
      all: (text) => Promise.resolve(file.prepare(text).all()),
    });
  } finally {
    file.close();
  }
}

/** Fills the empty database of a home. */
export const fill = (home: Home, statements: readonly string[]): Promise<void> =>
  onDatabase(home, async ({ run }) => {
    for (const text of statements) await run(text);
  });

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  postgres:
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
};
const COLUMNS = {
  sqlite: (table: string) => `SELECT name FROM pragma_table_info('${table}')`,
  postgres: (table: string) =>
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}'`,
};

/** Reads everything that is stored in a home's database. */
export const stored = (home: Home): Promise<Stored> =>
  onDatabase(home, async ({ all }) => {
    const kind = home.databaseUrl ? 'postgres' : 'sqlite';
    const namesIn = async (text: string) => (await all(text)).map(({ name }) => String(name));
    const found: Stored = new Map();
    for (const table of await namesIn(TABLES[kind]))
      found.set(table, {
        columns: await namesIn(COLUMNS[kind](table)),
        rows: await all(`SELECT * FROM "${table}"`),
      });
    return found;
  });
