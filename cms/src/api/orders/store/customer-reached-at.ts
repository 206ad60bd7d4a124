import type { Sql } from '../../../database/sql';

/** The customer of the last order with an e-mail address that was handed over; null where there is none. */
export async function customerReachedAt(
  sql: Sql,
  businessId: string,
  email: string,
): Promise<{ id: string; name: string } | null> {
  const found = await sql.one<{ id: string; name: string }>(
    `SELECT customer_id AS id, customer_name AS name FROM orders
      WHERE business_id = ? AND customer_email IS NOT NULL AND lower(customer_email) = lower(?)
        AND state IN ('DELIVERED', 'CONCLUDED') AND customer_id <> ''
      ORDER BY placed_at DESC LIMIT 1`,
    [businessId, email],
  );
  return found ?? null;
}
