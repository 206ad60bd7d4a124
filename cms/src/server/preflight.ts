import { createServer } from 'node:net';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { environment } from '../environment';
import { describeInvalid } from '../environment/read-settings';
import { SettingsError, systemMessage } from '../environment/settings-error';

const CONNECT_MS = 10_000;

/** What a later failure says about the settings: one of listening, or of the database's file. Null for any other. */
export function asSettingsError(error: unknown): SettingsError | null {
  if (error instanceof SettingsError) return error;
  if (!(error instanceof Error)) return null;
  if ('syscall' in error && error.syscall === 'listen') return addressError(error);
  const file = fileProblem(error);
  return file === null ? null : new SettingsError(file);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Refuses with a SettingsError an address at which the server could not listen, before anything is changed. */
export async function checkAddress(): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen(environment.port, environment.host, resolve);
    });
  } catch (error) {
    throw addressError(error);
  }
  await new Promise((resolve) => probe.close(resolve));
}

function addressError(error: unknown): SettingsError {
  const { host, port } = environment;
  if (codeOf(error) === 'EADDRINUSE')
    return new SettingsError(
      `PORT must be one that nothing else listens at; ${port} on ${host} is taken, perhaps by a Comanda that runs already.`,
    );
  if (codeOf(error) === 'EACCES')
    return new SettingsError(`PORT must be one that this account may use, such as 4200; ${port} is not.`);
  return new SettingsError(describeInvalid('HOST', `it is "${host}": ${systemMessage(error)}`));
}

/** Refuses with a SettingsError a database that the server could not work with. */
export async function checkDatabase(): Promise<void> {
  if (environment.databaseUrl) await checkPostgres(environment.databaseUrl);
  else checkSqlite();
}

function checkSqlite(): void {
  const database = new Database(path.join(environment.dataDir, 'comanda.db'));
  try {
    database.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
    database.exec('BEGIN IMMEDIATE; ROLLBACK');
  } finally {
    database.close();
  }
}

/** The sentence for what SQLite says when it is the file that fails; null for anything else. */
function fileProblem(error: Error): string | null {
  const file = path.join(environment.dataDir, 'comanda.db');
  const said = systemMessage(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error)))
    return `DATA_DIR must hold a sound database, or none; ${file} is damaged (${said}): put a backup in its place.`;
  if (codeOf(error).startsWith('SQLITE_BUSY'))
    return `DATA_DIR must be used by one server alone; another program holds ${file} (${said}).`;
  if (/^SQLITE_(CANTOPEN|READONLY|IOERR|FULL|PERM)/.test(codeOf(error)))
    return describeInvalid('DATA_DIR', `${file} cannot be used: ${said}`);
  return null;
}

interface Rights {
  may_create: boolean | null;
  encoding: string;
}

async function checkPostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  const { host, pathname } = new URL(url);
  const refusal = (problem: string) =>
    new SettingsError(
      `DATABASE_URL must name a PostgreSQL database that can be reached and written to; ${host}${pathname} cannot: ${problem}.`,
    );
  try {
    await client.connect();
    const { rows } = await client.query<Rights>(
      `SELECT has_schema_privilege(current_schema(), 'CREATE') AS may_create,
              current_setting('server_encoding') AS encoding`,
    );
    const [rights] = rows;
    if (!rights?.may_create) throw new Error('its account may not create tables in it');
    if (rights.encoding !== 'UTF8') throw new Error(`its encoding is ${rights.encoding}, not UTF8`);
  } catch (error) {
    throw refusal(systemMessage(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}
