import { createHash } from 'node:crypto';
import type { Parameter, Sql } from '../../../src/database/sql';
import { fromServer, serverUrl } from './server';

interface Transactions {
  read: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
}

/** Looks into the server's database past its API, for what no route shows. */
export async function database<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  await serverUrl();
  return (fromServer('./database/transaction') as Transactions).read(work);
}

export const rows = <Row>(statement: string, parameters: readonly Parameter[] = []): Promise<Row[]> =>
  database((sql) => sql.all<Row>(statement, parameters));

export const change = (statement: string, parameters: readonly Parameter[] = []): Promise<number> =>
  database((sql) => sql.run(statement, parameters));

/** How many rows of a table meet a condition. */
export async function countOf(
  table: string,
  condition: string,
  parameters: readonly Parameter[],
): Promise<number> {
  const [row] = await rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM ${table} WHERE ${condition}`,
    parameters,
  );
  return row?.n ?? 0;
}

const TABLES = {
  sqlite: `SELECT m.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c
            WHERE m.type = 'table' AND c.name = 'business_id' ORDER BY m.name`,
  postgres: `SELECT table_name AS name FROM information_schema.columns
              WHERE table_schema = 'public' AND column_name = 'business_id' ORDER BY table_name`,
};

/** What says how far the server has got with a job, and nothing of what the business has. */
const PROGRESS = new Set([
  ...['attempts', 'run_at', 'locked_until', 'locked_by', 'failed_at', 'done_at', 'dead_at', 'error'],
]);
const withoutProgress = (row: object) => Object.entries(row).filter(([column]) => !PROGRESS.has(column));

/** A fingerprint of everything a business has in the database, table by table. */
export async function fingerprint(businessId: string): Promise<Record<string, string>> {
  return database(async (sql) => {
    const tables = await sql.all<{ name: string }>(TABLES[sql.dialect]);
    const own = tables.map(({ name }) => ({ name, condition: 'business_id = ?' }));
    const prints: Record<string, string> = {};
    for (const { name, condition } of [...own, { name: 'businesses', condition: 'document_id = ?' }]) {
      const found = await sql.all<object>(`SELECT * FROM ${name} WHERE ${condition}`, [businessId]);
      const kept = name === 'outbox' ? found.map(withoutProgress) : found;
      const sorted = kept.map((row) => JSON.stringify(row)).sort();
      prints[name] = `${sorted.length} ${createHash('sha256').update(sorted.join('\n')).digest('hex')}`;
    }
    return prints;
  });
}

/** The tables in which two fingerprints differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table]);
