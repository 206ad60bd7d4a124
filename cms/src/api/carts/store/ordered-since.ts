import { bytewise, inList, sqlList, unindexed, type Sql } from '../../../database/sql';
import { LOST_STATES } from '../../../domain/orders/states';

const LOST = sqlList(LOST_STATES);

/**
 * The condition of carts whose customers, by their phone or their address, have ordered from the business since, in whichever
 * way. An order that came to nothing is none. Each half is a look into an index of the orders: of an expression SQLite takes it
 * only where the other side is one as well.
 */
export const orderedSince = (sql: Pick<Sql, 'dialect'>) => `(
  EXISTS (SELECT 1 FROM orders
    WHERE orders.business_id = carts.business_id AND ${bytewise(sql, 'orders.customer_phone')} = carts.contact_phone
      AND orders.placed_at > carts.last_activity_at AND orders.state NOT IN ${LOST})
  OR EXISTS (SELECT 1 FROM orders
    WHERE orders.business_id = carts.business_id AND orders.customer_email IS NOT NULL
      AND lower(orders.customer_email) = lower(carts.contact_email)
      AND orders.placed_at > carts.last_activity_at AND orders.state NOT IN ${LOST}))`;

/** Which of some carts those are, by their ids. */
export async function cartsOrderedSince(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await sql.all<{ id: string }>(
    `SELECT carts.document_id AS id FROM carts
      WHERE ${inList(sql, 'carts.document_id')} AND ${unindexed(sql, 'carts.business_id')} = ? AND ${orderedSince(sql)}`,
    [ids, businessId],
  );
  return new Set(rows.map(({ id }) => id));
}
