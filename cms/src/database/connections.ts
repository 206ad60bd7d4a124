import type { Connection } from './sql';

interface Pooled {
  acquireConnection(): Promise<unknown>;
  releaseConnection(connection: unknown): Promise<void>;
}

/** Lends a connection of Strapi's own pool to `work`. On SQLite there is one: whoever holds it is alone. */
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

// Knex types its client as `any`; these are the two methods of it that are used.
function clientOf(knex: { client: unknown }): Pooled {
  return knex.client as Pooled;
}
