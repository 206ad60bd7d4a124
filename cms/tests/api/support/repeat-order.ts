import { change, rows } from './database';

/**
 * Stores an order many times over, each with an id, a token and a place in the day of its own. Somebody has answered it:
 * otherwise the next test that lets the clock go on would see thousands expire.
 */
export async function repeatOrder(id: string, times: number): Promise<void> {
  const [order] = await rows<{ state: string }>('SELECT * FROM orders WHERE document_id = ?', [id]);
  if (!order || order.state === 'PENDING') throw new Error('Nobody has answered the order that is repeated');
  const own: Record<string, string> = {
    document_id: `'${id}-' || n`,
    token: `'${id}-' || n`,
    sequence: '1000000 + n',
  };
  const columns = Object.keys(order).filter((column) => column !== 'id');
  const values = columns.map((column) => own[column] ?? column);
  await change(
    `WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ?)
     INSERT INTO orders (${columns.join()}) SELECT ${values.join()} FROM more, orders WHERE document_id = ?`,
    [times, id],
  );
}
