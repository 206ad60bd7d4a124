import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { Client } from 'pg';

/**
 * Moves back by some minutes when an order was handed over, as if they had passed since: the clock of a server that runs
 * cannot be told. What the server does by it, it does by itself, a few seconds later.
 *
 * @param baseURL of the server, which keeps its data by its port
 */
export async function letPassSinceHandover(baseURL: string, orderId: string, minutes: number): Promise<void> {
  const url = process.env.JOURNEYS_DATABASE_URL;
  const moved = url
    ? await onPostgres(url, orderId, minutes)
    : onSqlite(new URL(baseURL).port, orderId, minutes);
  if (moved !== 1) throw new Error(`Order ${orderId} was not handed over`);
}

function onSqlite(port: string, orderId: string, minutes: number): number {
  const file = fileURLToPath(new URL(`../.data/${port}/comanda.db`, import.meta.url));
  const database = new Database(file, { fileMustExist: true });
  try {
    return database
      .prepare('UPDATE orders SET delivered_at = delivered_at - ? WHERE document_id = ?')
      .run(minutes * 60_000, orderId).changes;
  } finally {
    database.close();
  }
}

async function onPostgres(
  connectionString: string,
  orderId: string,
  minutes: number,
): Promise<number | null> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const answer = await client.query(
      "UPDATE orders SET delivered_at = delivered_at - $1 * interval '1 minute' WHERE document_id = $2",
      [minutes, orderId],
    );
    return answer.rowCount;
  } finally {
    await client.end();
  }
}
