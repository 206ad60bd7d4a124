import type { Database as SqliteConnection, Statement } from 'better-sqlite3';
import type { Client } from 'pg';
import { RecentlyUsed } from './recently-used';

/**
 * So many prepared statements a connection keeps: more than run all the time, and each of them costs some 10 KB of
 * SQLite's memory, or 10 to 100 KB of a PostgreSQL backend's.
 */
const MOST = 200;

const ofSqlite = new WeakMap<SqliteConnection, RecentlyUsed<Statement>>();

export function preparedOnSqlite(connection: SqliteConnection, text: string): Statement {
  let kept = ofSqlite.get(connection);
  if (!kept) {
    kept = new RecentlyUsed(MOST, (unprepared) => connection.prepare(unprepared));
    ofSqlite.set(connection, kept);
  }
  return kept.get(text);
}

/** A statement under the name by which pg prepares it once for a connection. */
interface Named {
  name: string;
  text: string;
}

const ofPostgres = new WeakMap<Client, RecentlyUsed<Named>>();

export function namedOnPostgres(client: Client, text: string): Named {
  let kept = ofPostgres.get(client);
  if (!kept) {
    kept = new RecentlyUsed(MOST, named, (dropped) => forget(client, dropped));
    ofPostgres.set(client, kept);
  }
  return kept.get(text);
}

let names = 0;

/** A name is given once: a text that was dropped and comes back gets another one. */
const named = (text: string): Named => ({ name: `comanda_${(names += 1)}`, text: numbered(text) });

/** The text with its placeholders as PostgreSQL takes them. */
export function numbered(text: string): string {
  let index = 0;
  return text.replace(/\?/g, () => `$${(index += 1)}`);
}

/** What pg remembers of the names it has prepared, which its types leave out. */
interface Remembering {
  parsedStatements: Record<string, string>;
}

/** Unlike DEALLOCATE, the protocol's own Close waits for no answer and is taken in a transaction that has failed too. */
function forget({ connection }: Client, { name }: Named): void {
  connection.close({ type: 'S', name }, true);
  Reflect.deleteProperty((connection as typeof connection & Remembering).parsedStatements, name);
}
