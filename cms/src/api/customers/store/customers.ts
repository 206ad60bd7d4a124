import { tableOf } from '../../../database/content-type';
import { newId } from '../../../database/ids';
import { forUpdate } from '../../../database/row-lock';
import type { Sql } from '../../../database/sql';
import type { RowOf, StoredRow } from '../../../database/table';
import {
  nameAddressKey,
  phoneKey,
  searchKey,
  surnameKey,
  type CustomerSource,
} from '../../../domain/customers';
import type { Address } from '../../../domain/orders/order';

const customers = tableOf('api::customers.customer').pick(
  'id',
  'orderCount',
  'spentCents',
  'lastOrderAt',
  'state',
  'blockedUntil',
  'mergedInto',
  'allergies',
  'kitchenNote',
);

/** Whoever orders, as the business knows them: one who is merged into another with that one's figures, block and notes. */
export type OrderingCustomer = RowOf<typeof customers>;

const callers = tableOf('api::customers.customer').pick(
  'id',
  'name',
  'phone',
  'notes',
  'orderCount',
  'lastOrderAt',
  'state',
  'blockedUntil',
  'mergedInto',
  'allergies',
  'kitchenNote',
);

/** The customer of a phone, in E.164, as the store's own people know them; null for nobody. A merged one is their head. */
export async function callerByPhone(sql: Sql, businessId: string, phone: string) {
  const own = await callers.find(sql, 'business_id = ? AND phone = ?', [businessId, phone]);
  if (!own?.mergedInto) return own;
  const head = await callers.find(sql, 'document_id = ? AND business_id = ?', [own.mergedInto, businessId]);
  return head && { ...head, phone: own.phone };
}

/** The customer of a business with this phone, locked until the commit, or null. `phone` is in E.164. */
export async function lockCustomer(
  sql: Sql,
  businessId: string,
  phone: string,
): Promise<OrderingCustomer | null> {
  const own = await customers.find(sql, `business_id = ? AND phone = ?${forUpdate(sql)}`, [
    businessId,
    phone,
  ]);
  if (!own?.mergedInto) return own;
  // Members before their head: whoever merges locks in the same order.
  const head = await customers.find(sql, `document_id = ? AND business_id = ?${forUpdate(sql)}`, [
    own.mergedInto,
    businessId,
  ]);
  return head && { ...head, id: own.id, mergedInto: own.mergedInto };
}

export const customerById = (sql: Sql, businessId: string, id: string): Promise<OrderingCustomer | null> =>
  customers.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

interface CountedOrder {
  at: Date;
  totalCents: number;
  branchId: string;
  source: CustomerSource;
  address: Address | null;
}

/**
 * Finds the customer by phone or makes them, and counts the order; of somebody who is merged into another, for that one as
 * well. Two orders at once from one phone make one customer; the one that is stored first may be the later one.
 *
 * A phone that somebody typed proves nothing: the name and the e-mail of a customer who is there already stay as they
 * are, and only the store's own people change them. What this order is to be sent to stands in the order.
 */
export async function countOrder(
  sql: Sql,
  businessId: string,
  customer: { phone: string; name: string; email: string | null },
  order: CountedOrder,
): Promise<OrderingCustomer> {
  const row = await sql.one<StoredRow>(
    `INSERT INTO customers (document_id, created_at, updated_at, published_at, business_id, name, phone, email, source, state,
                            order_count, spent_cents, first_order_at, last_order_at, version,
                            name_key, surname_key, phone_key, name_address_key)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'ACTIVE', 1, ?, ?, ?, 1, ?, ?, ?, ?)
     ON CONFLICT (business_id, phone) DO UPDATE SET
       updated_at = excluded.updated_at, order_count = customers.order_count + 1, spent_cents = customers.spent_cents + excluded.spent_cents,
       first_order_at = CASE WHEN customers.first_order_at < excluded.first_order_at THEN customers.first_order_at ELSE excluded.first_order_at END,
       last_order_at = CASE WHEN customers.last_order_at > excluded.last_order_at THEN customers.last_order_at ELSE excluded.last_order_at END,
       name_address_key = COALESCE(customers.name_address_key, excluded.name_address_key)
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
      order.source,
      order.totalCents,
      order.at,
      order.at,
      searchKey(customer.name),
      surnameKey(customer.name),
      phoneKey(customer.phone),
      nameAddressKey(customer.name, order.address),
    ],
  );
  if (!row) throw new Error('The customer was not stored');
  const own = customers.read(row);
  const holders = [own.id, ...(own.mergedInto ? [own.mergedInto] : [])];
  for (const holder of holders)
    await sql.run(
      'INSERT INTO customer_branches (business_id, branch_id, holder_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      [businessId, order.branchId, holder],
    );
  return own.mergedInto ? countForHead(sql, businessId, own, order) : own;
}

async function countForHead(
  sql: Sql,
  businessId: string,
  { id, mergedInto }: OrderingCustomer,
  order: CountedOrder,
): Promise<OrderingCustomer> {
  const row = await sql.one<StoredRow>(
    `UPDATE customers SET order_count = order_count + 1, spent_cents = spent_cents + ?,
            first_order_at = CASE WHEN first_order_at < ? THEN first_order_at ELSE ? END,
            last_order_at = CASE WHEN last_order_at > ? THEN last_order_at ELSE ? END
      WHERE document_id = ? AND business_id = ? RETURNING ${customers.columns()}`,
    [order.totalCents, order.at, order.at, order.at, order.at, mergedInto, businessId],
  );
  if (!row) throw new Error('The customer that another one is merged into is gone');
  return { ...customers.read(row), id, mergedInto };
}
