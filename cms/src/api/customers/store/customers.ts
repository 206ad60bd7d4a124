import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import { forUpdate } from '../../../database/row-lock';
import type { Sql } from '../../../database/sql';
import type { RowOf, StoredRow } from '../../../database/table';

const customers = tableOf('api::customers.customer').pick('id', 'orderCount', 'lastOrderAt', 'state');

export type OrderingCustomer = RowOf<typeof customers>;

const callers = tableOf('api::customers.customer').pick(
  'id',
  'name',
  'phone',
  'notes',
  'orderCount',
  'lastOrderAt',
  'state',
);

/** Who orders by a phone, in E.164, as the store's own people know them; or null. */
export const callerByPhone = (sql: Sql, businessId: string, phone: string) =>
  callers.find(sql, 'business_id = ? AND phone = ?', [businessId, phone]);

/** The customer of a business with this phone, locked until the commit, or null. `phone` is in E.164. */
export function lockCustomer(sql: Sql, businessId: string, phone: string): Promise<OrderingCustomer | null> {
  return customers.find(sql, `business_id = ? AND phone = ?${forUpdate(sql)}`, [businessId, phone]);
}

export const customerById = (sql: Sql, businessId: string, id: string): Promise<OrderingCustomer | null> =>
  customers.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/**
 * Finds the customer by phone or makes them, and counts the order. Two orders at once from one phone make one customer.
 *
 * A phone that somebody typed proves nothing: the name and the e-mail of a customer who is there already stay as they
 * are, and only the store's own people change them. What this order is to be sent to stands in the order.
 */
export async function countOrder(
  sql: Sql,
  businessId: string,
  customer: { phone: string; name: string; email: string | null },
  order: { at: Date; totalCents: number },
): Promise<OrderingCustomer> {
  const row = await sql.one<StoredRow>(
    `INSERT INTO customers (document_id, created_at, updated_at, published_at, business_id, name, phone, email, source, state,
                            order_count, spent_cents, first_order_at, last_order_at, version)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'STORE', 'ACTIVE', 1, ?, ?, ?, 1)
     ON CONFLICT (business_id, phone) DO UPDATE SET
       updated_at = excluded.updated_at, order_count = customers.order_count + 1, spent_cents = customers.spent_cents + excluded.spent_cents,
       first_order_at = COALESCE(customers.first_order_at, excluded.first_order_at), last_order_at = excluded.last_order_at
     RETURNING ${customers.columns()}`,
    [
      newId(),
      order.at,
      order.at,
      order.at,
      businessId,
      customer.name,
      customer.phone,
      customer.email,
      order.totalCents,
      order.at,
      order.at,
    ],
  );
  if (!row) throw new Error('The customer was not stored');
  return customers.read(row);
}

/**
 * Takes an order that came to nothing out of the customer's figures, or puts one that was taken out back into them.
 * Unscoped: by the customer of an order of the business.
 */
export async function recountOrder(
  sql: Sql,
  { customerId, totalCents }: { customerId: string; totalCents: number },
  times: 1 | -1,
): Promise<void> {
  await sql.run(
    'UPDATE customers SET order_count = order_count + ?, spent_cents = spent_cents + ? WHERE document_id = ?',
    [times, times * totalCents, customerId],
  );
}

/** What an order came to more or less goes into what the customer has spent. Unscoped: by the customer of an order of the business. */
export async function adjustCustomerSpend(sql: Sql, customerId: string, deltaCents: number): Promise<void> {
  if (deltaCents === 0) return;
  await sql.run('UPDATE customers SET spent_cents = spent_cents + ? WHERE document_id = ?', [
    deltaCents,
    customerId,
  ]);
}
