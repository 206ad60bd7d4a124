import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { MINUTE_MS } from '../../domain/time';
import { codeOf } from '../failure';
import { createStatement, type Index } from './definition';

/** For how long a statement waits for a lock before it is given up and tried again: writers of the table queue behind it. */
const BLOCKING_LOCK_MS = 500;
/** The same of one that writers pass. */
const CONCURRENT_LOCK_MS = MINUTE_MS;
const AGAIN_MS = 1_000;
/** Not granted in time; a deadlock, of which PostgreSQL ended this side. */
const LOCKED = new Set(['55P03', '40P01']);

/**
 * PostgreSQL rewrites definitions: which one an index was built by is told by its comment. An index without a comment was
 * built by somebody else, or its build was interrupted.
 */
const commentOf = (index: Index): string =>
  `Comanda ${createHash('sha256').update(createStatement(index)).digest('hex').slice(0, 16)}`;

interface Stored {
  name: string;
  valid: boolean;
  comment: string | null;
}

/** The indexes of a list that are missing, invalid – a build was interrupted – or built by another definition. */
export async function indexesToBuild(client: Client, indexes: readonly Index[]): Promise<Index[]> {
  const { rows } = await client.query<Stored>(
    `SELECT c.relname AS name, i.indisvalid AS valid, obj_description(c.oid, 'pg_class') AS comment
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = current_schema()`,
  );
  const stored = new Map(rows.map((row) => [row.name, row]));
  return indexes.filter((index) => {
    const found = stored.get(index.name);
    return !found?.valid || found.comment !== commentOf(index);
  });
}

/** Whether a table has no rows: an index of it is built within milliseconds. Unscoped: an index is of all businesses. */
export async function isEmpty(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
  return rows.length === 0;
}

/** Builds an index of a table without rows. */
export async function buildOnEmptyTable(client: Client, index: Index): Promise<void> {
  await retryWhileLocked(async () => {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${BLOCKING_LOCK_MS}`);
      await client.query(`DROP INDEX IF EXISTS ${index.name}`);
      await client.query(createStatement(index));
      await client.query(commentStatement(index.name, index));
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  });
}

/**
 * Builds an index while others read and write its table. It is built under a name of its own and takes the place of the
 * one it replaces once it is whole: a unique one refuses rows all the time.
 */
export async function buildConcurrently(client: Client, index: Index): Promise<void> {
  const as = `${index.name}_new`;
  const run = (statement: string) => client.query(statement);
  await run(`SET lock_timeout = ${CONCURRENT_LOCK_MS}`);
  await retryWhileLocked(async () => {
    // An interrupted build leaves an invalid index.
    await run(`DROP INDEX CONCURRENTLY IF EXISTS ${as}`);
    await run(createStatement(index, { as, concurrently: true }));
  });
  await retryWhileLocked(() => run(commentStatement(as, index)));
  await retryWhileLocked(() => run(`DROP INDEX CONCURRENTLY IF EXISTS ${index.name}`));
  await retryWhileLocked(() => run(`ALTER INDEX ${as} RENAME TO ${index.name}`));
}

const commentStatement = (name: string, index: Index): string =>
  `COMMENT ON INDEX ${name} IS '${commentOf(index)}'`;

async function retryWhileLocked(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!LOCKED.has(codeOf(error) ?? '')) throw error;
      await pause(AGAIN_MS);
    }
  }
}
