import type { Connection } from './sql';

interface Pooled {
  pool: { numUsed(): number; numPendingAcquires(): number };
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/** Lends a connection of Strapi's own pool to `work`. On SQLite there is one: whoever holds it is alone with writing. */
export async function withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = clientOf(strapi.db.connection);
  const connection = (await client.acquireConnection()) as Connection;
  try {
    return await work(connection);
  } finally {
    await client.releaseConnection(connection);
  }
}

/** The connection a Knex transaction runs on. */
export async function connectionOf(trx: { client: unknown }): Promise<Connection> {
  return (await clientOf(trx).acquireConnection()) as Connection;
}

/**
 * Settles when nobody has or waits for a connection any more: Strapi reads what it has written once more for its own
 * listeners, after the answer, and taking the connections away from under that would end the process with an error.
 */
export async function connectionsIdle(): Promise<void> {
  const { pool } = clientOf(strapi.db.connection);
  while (pool.numUsed() + pool.numPendingAcquires() > 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

// Knex types its client as `any`; this is the part of it that is used.
function clientOf(knex: { client: unknown }): Pooled {
  return knex.client as Pooled;
}
