import type { Database as SqliteConnection, Statement } from 'better-sqlite3';
import type { Client } from 'pg';
import { namedOnPostgres, numbered, preparedOnSqlite } from './statements';
import { retryWhileLocked } from './write-lock';

/**
 * Plain SQL straight on the driver, for the paths where a query builder would cost more than the query.
 * Placeholders are `?` on both databases. Dates and booleans go in as they are; what comes out is normalised by the
 * readers in `columns.ts`.
 */
export interface Sql {
  readonly dialect: 'sqlite' | 'postgres';
  all<Row>(statement: string, parameters?: readonly Parameter[], options?: RunOptions): Promise<Row[]>;
  one<Row>(
    statement: string,
    parameters?: readonly Parameter[],
    options?: RunOptions,
  ): Promise<Row | undefined>;
  /** Runs a write and answers how many rows it touched. */
  run(statement: string, parameters?: readonly Parameter[]): Promise<number>;
}

export interface RunOptions {
  /**
   * Whether PostgreSQL keeps the statement prepared; true unless said otherwise. What is put together from the filters
   * of a request comes in thousands of texts, and would cost each backend 100 KB for each of them to save 0.1 ms.
   */
  named?: boolean;
}

/** A condition with what its marks stand for. */
export interface SqlCondition {
  condition: string;
  parameters: Parameter[];
}

export type Parameter =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly string[]
  | readonly number[];

/** A text column compared byte by byte, as a prefix has to be; PostgreSQL would follow the rules of a language. */
export const bytewise = ({ dialect }: Pick<Sql, 'dialect'>, column: string): string =>
  dialect === 'postgres' ? `${column} COLLATE "C"` : column;

/**
 * Whether a column is one of a list, which goes in as one parameter: a statement is kept by its text, and the text says
 * nothing of how long the list is.
 */
export const inList = ({ dialect }: Pick<Sql, 'dialect'>, column: string): string =>
  dialect === 'postgres' ? `${column} = ANY(?)` : `${column} IN (SELECT value FROM json_each(?))`;

/**
 * A column that is compared but not looked up by, beside a list of ids. SQLite keeps no statistics here: it takes it
 * that a business has ten rows and a list twenty-five values, and would rather walk through all orders of a business.
 */
export const unindexed = ({ dialect }: Pick<Sql, 'dialect'>, column: string): string =>
  dialect === 'postgres' ? column : `+${column}`;

/** Values of the code as the list of a condition: `state IN ${sqlList(OPEN_STATES)}`. Never what anybody typed. */
export const sqlList = (values: readonly string[]): string => `('${values.join("','")}')`;

export type Connection = SqliteConnection | Client;

export function sqlOn(connection: Connection): Sql {
  return isSqlite(connection) ? onSqlite(connection) : onPostgres(connection);
}

function isSqlite(connection: Connection): connection is SqliteConnection {
  return 'prepare' in connection;
}

function onSqlite(connection: SqliteConnection): Sql {
  const execute = async <T>(text: string, how: (statement: Statement) => T): Promise<T> => {
    const statement = preparedOnSqlite(connection, text);
    return statement.readonly ? how(statement) : retryWhileLocked(() => how(statement));
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
  if (typeof value === 'object') return JSON.stringify(value);
  return value;
}

function onPostgres(client: Client): Sql {
  const query = async (
    text: string,
    parameters: readonly Parameter[] = [],
    { named = true }: RunOptions = {},
  ) =>
    client.query({
      ...(named ? namedOnPostgres(client, text) : { text: numbered(text) }),
      values: parameters.map((value) => value ?? null),
    });
  return {
    dialect: 'postgres',
    async all<Row>(text: string, parameters?: readonly Parameter[], options?: RunOptions) {
      return (await query(text, parameters, options)).rows as Row[];
    },
    async one<Row>(text: string, parameters?: readonly Parameter[], options?: RunOptions) {
      return (await query(text, parameters, options)).rows[0] as Row | undefined;
    },
    async run(text: string, parameters?: readonly Parameter[]) {
      return (await query(text, parameters)).rowCount ?? 0;
    },
  };
}
