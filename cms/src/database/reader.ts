import path from 'node:path';
import Database, { type Database as SqliteConnection } from 'better-sqlite3';
import { environment } from '../environment';
import { preparedOnSqlite } from './statements';
import { withConnection } from './connections';
import { sqlOn, type Parameter, type Sql } from './sql';

/*
 * Reads on SQLite have a connection of their own. The pool has one connection, which a transaction holds to its end: without
 * a second one every read, such as a quote, would wait for another business's clone of a branch. In WAL mode a reader sees
 * what is committed and waits for no writer, as on PostgreSQL. Several reads share the connection: each statement is over
 * when it returns.
 */

let reader: SqliteConnection | null = null;

/** The connection that all reads share, opened when it is first needed. */
export function readerConnection(): SqliteConnection {
  return (reader ??= open());
}

function open(): SqliteConnection {
  const connection = new Database(path.join(environment.dataDir, 'comanda.db'), { fileMustExist: true });
  connection.pragma('query_only = ON');
  connection.pragma('cache_size = -65536');
  connection.pragma('temp_store = MEMORY');
  connection.pragma('busy_timeout = 0');
  return connection;
}

/** SQL outside any transaction: reads on the reader, single writes on the pool's connection once it is free. */
export const sqliteReads: Sql = {
  dialect: 'sqlite',
  all: (text, parameters) => onItsConnection(text, (sql) => sql.all(text, parameters)),
  one: (text, parameters) => onItsConnection(text, (sql) => sql.one(text, parameters)),
  run: (text, parameters: readonly Parameter[] = []) =>
    withConnection((connection) => sqlOn(connection).run(text, parameters)),
};

async function onItsConnection<T>(text: string, ask: (sql: Sql) => Promise<T>): Promise<T> {
  const connection = readerConnection();
  return preparedOnSqlite(connection, text).readonly
    ? ask(sqlOn(connection))
    : withConnection((writer) => ask(sqlOn(writer)));
}

/** Closes the reader. The pool's connection is closed after it, and leaves no write-ahead log behind. */
export function closeReader(): void {
  reader?.close();
  reader = null;
}
