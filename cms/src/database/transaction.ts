import { environment } from '../environment';
import { connectionOf, withConnection } from './connections';
import { sqliteReads } from './reader';
import { inSharedTransaction } from './shared-transaction';
import { sqlOn, type Sql } from './sql';
import { codeOf } from './failure';

/** A running transaction: SQL that joins it, and what to do once it is durable. */
export interface Tx extends Sql {
  afterCommit(action: () => void): void;
}

const ATTEMPTS = 5;
/** Deadlock found, could not serialise: PostgreSQL asks to try again. */
const RETRIED = new Set(['40P01', '40001']);

/**
 * Runs `work` in one transaction. Everything inside goes through `tx`: another connection, and so the Document Service,
 * would wait for this one. PostgreSQL's deadlocks are tried again, so `work` may run more than once and must not act on
 * the world; that is what `afterCommit` is for.
 */
export async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!environment.databaseUrl) return inSharedTransaction(work);
  return retrying((collect) =>
    withConnection(async (connection) => {
      const sql = sqlOn(connection);
      await sql.run('BEGIN');
      try {
        const result = await work({ ...sql, afterCommit: collect });
        await sql.run('COMMIT');
        return result;
      } catch (error) {
        // A connection that broke has nothing to take back; what broke it is what there is to say.
        await sql.run('ROLLBACK').catch(() => undefined);
        throw error;
      }
    }),
  );
}

/** The same for work that also writes through the Document Service, which joins this transaction. */
export async function inDocumentTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return retrying((collect) =>
    strapi.db.transaction(async ({ trx }: { trx: { client: unknown } }) => {
      const connection = await connectionOf(trx);
      return work({ ...sqlOn(connection), afterCommit: collect });
    }),
  );
}

/**
 * Runs reads, and single writes that need no transaction. Each statement sees what is committed by then. Never call it inside
 * a transaction: it would not see what that wrote, and on SQLite a write would wait for itself.
 */
export async function read<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  if (!environment.databaseUrl) return work(sqliteReads);
  return withConnection((connection) => work(sqlOn(connection)));
}

async function retrying<T>(attempt: (collect: (action: () => void) => void) => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    const actions: (() => void)[] = [];
    try {
      const result = await attempt((action) => void actions.push(action));
      for (const action of actions) action();
      return result;
    } catch (error) {
      if (count >= ATTEMPTS || !RETRIED.has(codeOf(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, count * (5 + Math.random() * 20)));
    }
  }
}
