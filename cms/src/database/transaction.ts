import { sqlOn, type Connection, type Sql } from './sql';

/** A running transaction: SQL that joins it, and what to do once it is durable. */
export interface Tx extends Sql {
  afterCommit(action: () => void): void;
}

const ATTEMPTS = 5;
/** Deadlock found, could not serialise: PostgreSQL asks to try again. */
const RETRIED = new Set(['40P01', '40001']);

/**
 * Runs `work` in one transaction which the Document Service joins as well. Everything inside has to go through `tx`
 * or the Document Service: another connection would wait for this one. PostgreSQL's deadlocks are tried again, so
 * `work` may run more than once and must not act on the world; that is what `afterCommit` is for.
 */
export async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const actions: (() => void)[] = [];
    try {
      const result = await strapi.db.transaction(async ({ trx }: { trx: { client: unknown } }) => {
        const connection = await connectionOf(trx);
        return work({ ...sqlOn(connection), afterCommit: (action) => void actions.push(action) });
      });
      for (const action of actions) action();
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(codeOf(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * (5 + Math.random() * 20)));
    }
  }
}

/** Runs reads outside any transaction. Never call it inside one: on SQLite it would wait for itself. */
export async function read<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = clientOf(strapi.db.connection);
  const connection = (await client.acquireConnection()) as Connection;
  try {
    return await work(sqlOn(connection));
  } finally {
    await client.releaseConnection(connection);
  }
}

/** What the database says of a failure: an SQLSTATE or SQLite's name. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

interface Pooled {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

// Knex types its client as `any`; these are the two methods of it that are used.
function clientOf(knex: { client: unknown }): Pooled {
  return knex.client as Pooled;
}

async function connectionOf(trx: { client: unknown }): Promise<Connection> {
  return (await clientOf(trx).acquireConnection()) as Connection;
}
