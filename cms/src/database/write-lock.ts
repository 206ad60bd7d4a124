import { setTimeout as pause } from 'node:timers/promises';
import { classifyFailure } from './failure';

/** So often, and so far apart, a write is tried while another program holds SQLite's write lock: three seconds. */
const TRIES = 60;
const PAUSE_MS = 50;

/** Whether the last write that waited did so in vain: until one succeeds the others try once, so that no queue grows. */
let stuck = false;

/**
 * Runs a statement that SQLite refuses while another program holds the write lock, and waits for the lock without
 * holding up anything else: SQLite's own `busy_timeout` blocks the thread, and so every other request. Rejects with
 * SQLite's own SQLITE_BUSY when the lock is not free in time. Reads never wait for a writer and need none of this.
 */
export async function retryWhileLocked<T>(write: () => T | Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      const result = await write();
      stuck = false;
      return result;
    } catch (error) {
      if (classifyFailure(error) !== 'locked') throw error;
      stuck ||= tries === TRIES;
      if (stuck) throw error;
    }
    await pause(PAUSE_MS);
  }
}

const WRITE = /^\s*(insert|update|delete|replace|with|create|alter|drop)\b/i;

/** What Knex runs on a connection, with what came of it written into it. */
interface KnexQuery {
  sql: string;
}

interface KnexClient {
  _query(connection: unknown, query: KnexQuery): Promise<KnexQuery>;
}

/**
 * Makes what goes through Knex – Strapi's Document Service and its panel – wait for SQLite's write lock like this too.
 * Transactions take the lock as they begin: one that reads first and writes later cannot wait, because what it has read
 * is stale once the other program has written.
 */
export function waitForLocks(knex: { client: unknown }): void {
  // Knex types its client as `any`; this is the part of it that is used.
  const client = knex.client as { constructor: new () => KnexClient };

  class PatientClient extends client.constructor {
    override async _query(connection: unknown, query: KnexQuery): Promise<KnexQuery> {
      if (WRITE.test(query.sql)) return retryWhileLocked(() => super._query(connection, query));
      if (query.sql !== 'BEGIN;') return super._query(connection, query);
      try {
        return await retryWhileLocked(() => super._query(connection, { ...query, sql: 'BEGIN IMMEDIATE;' }));
      } catch (error) {
        if (classifyFailure(error) !== 'locked') throw error;
        // Knex would go on with a transaction that never began. One that only reads can do without the lock.
        return super._query(connection, query);
      }
    }
  }

  // Knex makes the clients of its transactions from the constructor of this one.
  Object.setPrototypeOf(client, PatientClient.prototype as object);
}
