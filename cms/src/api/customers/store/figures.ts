import { lockRows } from '../../../database/row-lock';
import type { Sql } from '../../../database/sql';
import { sqlList } from '../../../database/sql';
import { LOST_STATES } from '../../../domain/orders/states';

/** The orders that count for a customer: neither tests nor such as came to nothing. */
export const COUNTED = `test IS NOT TRUE AND state NOT IN ${sqlList(LOST_STATES)}`;

/**
 * Makes the figures of a customer what their orders come to, those of everybody who is merged into them included. The caller
 * has locked the row: two that change orders of one customer at once would each miss the other's.
 */
export async function recomputeFigures(sql: Sql, businessId: string, customerId: string): Promise<void> {
  await sql.run(
    `UPDATE customers SET (order_count, spent_cents, first_order_at, last_order_at) = (
        SELECT COUNT(*), COALESCE(SUM(total_cents), 0), MIN(placed_at), MAX(placed_at) FROM orders
         WHERE customer_id IN (SELECT document_id FROM customers AS known WHERE known.document_id = ? OR known.merged_into = ?)
           AND business_id = ? AND ${COUNTED})
      WHERE document_id = ? AND business_id = ?`,
    [customerId, customerId, businessId, customerId, businessId],
  );
}

/**
 * Recomputes the figures of an order's customer after the order has changed, in the same transaction; of one who is merged
 * into another, those of both.
 */
export async function recountCustomer(sql: Sql, businessId: string, customerId: string): Promise<void> {
  for (const id of await lockFigures(sql, businessId, customerId))
    await recomputeFigures(sql, businessId, id);
}

/**
 * Locks the rows whose figures an order of the customer counts in, until the commit: a member before the head, as whoever
 * merges locks them.
 *
 * @param customerId '' for an order of nobody
 * @returns their ids
 */
export async function lockFigures(sql: Sql, businessId: string, customerId: string): Promise<string[]> {
  if (customerId === '') return [];
  await lockCustomers(sql, businessId, [customerId]);
  const row = await sql.one<{ head: string | null }>(
    'SELECT merged_into AS head FROM customers WHERE document_id = ? AND business_id = ?',
    [customerId, businessId],
  );
  if (!row) return [];
  if (row.head === null) return [customerId];
  await lockCustomers(sql, businessId, [row.head]);
  return [customerId, row.head];
}

/** Locks customers until the commit, in the order of their ids. */
export async function lockCustomers(sql: Sql, businessId: string, ids: readonly string[]): Promise<void> {
  for (const id of [...ids].sort())
    await lockRows(sql, 'SELECT 1 FROM customers WHERE document_id = ? AND business_id = ?', [
      id,
      businessId,
    ]);
}
