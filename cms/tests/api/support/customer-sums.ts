import { randomUUID } from 'node:crypto';
import type { TestBusiness } from './business';
import { change, rows } from './database';
import { ago, HOUR_MS } from './instants';

export interface Figures {
  id: string;
  version: number;
  mergedInto: string | null;
  orders: number;
  spent: number;
  first: number | null;
  last: number | null;
}

const at = (value: Date | number | string | null) => (value === null ? null : new Date(value).getTime());

/** The figures of every customer of a business, as they are stored. */
export async function storedFigures({ id }: TestBusiness): Promise<Figures[]> {
  type Stored = Omit<Figures, 'first' | 'last'> & Record<'first' | 'last', Date | number | string | null>;
  const found = await rows<Stored>(
    `SELECT document_id AS id, version, merged_into AS "mergedInto", order_count AS orders, spent_cents AS spent,
            first_order_at AS first, last_order_at AS last FROM customers WHERE business_id = ? ORDER BY document_id`,
    [id],
  );
  return found.map((row) => ({ ...row, first: at(row.first), last: at(row.last) }));
}

/** The same, added up one order at a time. */
export async function addedFigures(business: TestBusiness): Promise<Figures[]> {
  const customers = await storedFigures(business);
  const orders = await rows<{ customer: string; total: number; placed: Date | number | string }>(
    `SELECT customer_id AS customer, total_cents AS total, placed_at AS placed FROM orders
      WHERE business_id = ? AND test IS NOT TRUE AND state NOT IN ('REJECTED', 'EXPIRED', 'CANCELLED')`,
    [business.id],
  );
  return customers.map((customer) => {
    const members = customers.filter(({ mergedInto }) => mergedInto === customer.id).map(({ id }) => id);
    const own = orders.filter(({ customer: of }) => of === customer.id || members.includes(of));
    const placed = own.map((order) => at(order.placed) ?? 0);
    return {
      ...customer,
      orders: own.length,
      spent: own.reduce((sum, { total }) => sum + total, 0),
      first: placed.length === 0 ? null : Math.min(...placed),
      last: placed.length === 0 ? null : Math.max(...placed),
    };
  });
}

/** Stores an order past the API, as far as figures read it. */
export const storeOrder = (
  business: TestBusiness,
  customerId: string,
  hours: number,
  cents: number,
  state: string,
) =>
  change(
    `INSERT INTO orders (document_id, business_id, branch_id, customer_id, state, total_cents, placed_at, test)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      randomUUID().slice(0, 24),
      business.id,
      business.branch.id,
      customerId,
      state,
      cents,
      ago(hours * HOUR_MS),
      false,
    ],
  );
