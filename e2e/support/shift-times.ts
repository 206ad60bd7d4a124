import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { Client } from 'pg';
import { MINUTE_MS } from './instants';

/**
 * Moves back by some minutes when an order was handed over, as if they had passed since: the clock of a server that runs
 * cannot be told. What the server does by it, it does by itself, a few seconds later.
 *
 * @param baseURL of the server, which keeps its data by its port
 */
export async function shiftHandoverBack(baseURL: string, orderId: string, minutes: number): Promise<void> {
  if ((await moveBack(baseURL, 'orders', 'delivered_at', orderId, minutes)) !== 1)
    throw new Error(`Order ${orderId} was not handed over`);
}

/** The same for when the customer last touched their cart. */
export async function shiftCartBack(baseURL: string, cartId: string, minutes: number): Promise<void> {
  if ((await moveBack(baseURL, 'carts', 'last_activity_at', cartId, minutes)) !== 1)
    throw new Error(`There is no cart ${cartId}`);
}

type Moment = [table: 'orders', column: 'delivered_at'] | [table: 'carts', column: 'last_activity_at'];
type Moved = [...moment: Moment, id: string, minutes: number];

async function moveBack(baseURL: string, ...moved: Moved): Promise<number | null> {
  const url = process.env.JOURNEYS_DATABASE_URL;
  return url ? onPostgres(url, ...moved) : onSqlite(new URL(baseURL).port, ...moved);
}

function onSqlite(port: string, ...[table, column, id, minutes]: Moved): number {
  const file = fileURLToPath(new URL(`../.data/${port}/comanda.db`, import.meta.url));
  const database = new Database(file, { fileMustExist: true });
  try {
    return database
      .prepare(`UPDATE ${table} SET ${column} = ${column} - ? WHERE document_id = ?`)
      .run(minutes * MINUTE_MS, id).changes;
  } finally {
    database.close();
  }
}

async function onPostgres(
  connectionString: string,
  ...[table, column, id, minutes]: Moved
): Promise<number | null> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const answer = await client.query(
      `UPDATE ${table} SET ${column} = ${column} - $1 * interval '1 minute' WHERE document_id = $2`,
      [minutes, id],
    );
    return answer.rowCount;
  } finally {
    await client.end();
  }
}
