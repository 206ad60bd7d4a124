import type { Database as SqliteConnection, Statement } from 'better-sqlite3';
import type { ClientBase } from 'pg';
import { onceUnlocked } from './write-lock';

/**
 * Plain SQL straight on the driver, for the paths where a query builder would cost more than the query.
 * Placeholders are `?` on both databases. Dates and booleans go in as they are; what comes out is normalised by the
 * readers in `columns.ts`.
 */
export interface Sql {
  readonly dialect: 'sqlite' | 'postgres';
  all<Row>(statement: string, parameters?: readonly Parameter[]): Promise<Row[]>;
  one<Row>(statement: string, parameters?: readonly Parameter[]): Promise<Row | undefined>;
  /** Runs a write and answers how many rows it touched. */
  run(statement: string, parameters?: readonly Parameter[]): Promise<number>;
}

export type Parameter = string | number | boolean | Date | null | undefined;

/** A text column compared byte by byte, as a prefix has to be; PostgreSQL would follow the rules of a language. */
export const bytewise = ({ dialect }: Pick<Sql, 'dialect'>, column: string): string =>
  dialect === 'postgres' ? `${column} COLLATE "C"` : column;

export type Connection = SqliteConnection | ClientBase;

export function sqlOn(connection: Connection): Sql {
  return isSqlite(connection) ? onSqlite(connection) : onPostgres(connection);
}

function isSqlite(connection: Connection): connection is SqliteConnection {
  return 'prepare' in connection;
}

const statements = new WeakMap<SqliteConnection, Map<string, Statement>>();

function prepared(connection: SqliteConnection, text: string): Statement {
  let cache = statements.get(connection);
  if (!cache) statements.set(connection, (cache = new Map<string, Statement>()));
  let statement = cache.get(text);
  if (!statement) cache.set(text, (statement = connection.prepare(text)));
  return statement;
}

function onSqlite(connection: SqliteConnection): Sql {
  const execute = async <T>(text: string, how: (statement: Statement) => T): Promise<T> => {
    const statement = prepared(connection, text);
    return statement.readonly ? how(statement) : onceUnlocked(() => how(statement));
  };
  return {
    dialect: 'sqlite',
    all: <Row>(text: string, parameters: readonly Parameter[] = []) =>
      execute(text, (statement) => statement.all(...parameters.map(sqliteValue)) as Row[]),
    one: <Row>(text: string, parameters: readonly Parameter[] = []) =>
      execute(text, (statement) => statement.get(...parameters.map(sqliteValue)) as Row | undefined),
    run: (text, parameters = []) =>
      execute(text, (statement) => statement.run(...parameters.map(sqliteValue)).changes),
  };
}

function sqliteValue(value: Parameter): string | number | null {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value;
}

const numbered = new Map<string, { name: string; text: string }>();

function forPostgres(text: string): { name: string; text: string } {
  let query = numbered.get(text);
  if (!query) {
    let index = 0;
    query = { name: `comanda_${numbered.size}`, text: text.replace(/\?/g, () => `$${(index += 1)}`) };
    numbered.set(text, query);
  }
  return query;
}

function onPostgres(client: ClientBase): Sql {
  const query = async (text: string, parameters: readonly Parameter[] = []) =>
    client.query({ ...forPostgres(text), values: parameters.map((value) => value ?? null) });
  return {
    dialect: 'postgres',
    async all<Row>(text: string, parameters?: readonly Parameter[]) {
      return (await query(text, parameters)).rows as Row[];
    },
    async one<Row>(text: string, parameters?: readonly Parameter[]) {
      return (await query(text, parameters)).rows[0] as Row | undefined;
    },
    async run(text: string, parameters?: readonly Parameter[]) {
      return (await query(text, parameters)).rowCount ?? 0;
    },
  };
}
