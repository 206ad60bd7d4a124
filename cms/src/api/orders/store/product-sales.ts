import type { SoldFigures } from '../../../contracts/product-details';
import type { JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import type { OrderItem } from '../../../domain/orders/order';
import { readItems } from './order-row';
import { UNSOLD_STATES } from './state-lists';

/** What of a product was sold from a business day on. */
const SOLD = `order_items i JOIN orders o ON o.document_id = i.order_id
  WHERE i.business_id = ? AND i.product_id = ? AND i.business_day >= ? AND o.state NOT IN ${UNSOLD_STATES}`;

/** Which product of which business. */
interface Sold {
  businessId: string;
  productId: string;
}

/** What was sold of a product by business day, from one to another. */
export const soldByDay = (sql: Sql, { businessId, productId }: Sold, from: string, to: string) =>
  sql.all<SoldFigures & { day: string }>(
    `SELECT i.business_day AS day, COUNT(DISTINCT i.order_id) AS orders,
            SUM(i.quantity) AS quantity, SUM(i.total_cents) AS "salesCents"
       FROM ${SOLD} AND i.business_day <= ?
      GROUP BY i.business_day ORDER BY i.business_day LIMIT 180`,
    [businessId, productId, from, to],
  );

/** What was sold of it by variation, the one most sold first. */
export const soldByVariation = (sql: Sql, { businessId, productId }: Sold, from: string) =>
  sql.all<{ name: string; quantity: number; salesCents: number }>(
    `SELECT i.variation AS name, SUM(i.quantity) AS quantity, SUM(i.total_cents) AS "salesCents"
       FROM ${SOLD} AND i.variation IS NOT NULL
      GROUP BY i.variation ORDER BY quantity DESC, name LIMIT 30`,
    [businessId, productId, from],
  );

/** What was in the last orders with it. */
export async function lastOrdersWith(
  sql: Sql,
  { businessId, productId }: Sold,
  from: string,
  limit: number,
): Promise<OrderItem[][]> {
  const rows = await sql.all<{ items: JsonColumn }>(
    `SELECT o.items FROM
       (SELECT i.order_id, i.business_day FROM ${SOLD}
         GROUP BY i.order_id, i.business_day ORDER BY i.business_day DESC, i.order_id LIMIT ?) found
       JOIN orders o ON o.document_id = found.order_id ORDER BY found.business_day DESC`,
    [businessId, productId, from, limit],
  );
  return rows.map(({ items }) => readItems(items));
}

/** The five products of which most was sold on a day. */
export const bestSellersOf = (
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
  day: string,
) =>
  sql.all<{ product_id: string; name: string; quantity: number; sales: number }>(
    `SELECT i.product_id, MAX(i.name) AS name, SUM(i.quantity) AS quantity, SUM(i.total_cents) AS sales
       FROM order_items i JOIN orders o ON o.document_id = i.order_id
      WHERE i.business_id = ? AND i.business_day = ? AND i.branch_id = ?
        AND o.state NOT IN ${UNSOLD_STATES}
      GROUP BY i.product_id ORDER BY quantity DESC, sales DESC LIMIT 5`,
    [businessId, day, branchId],
  );
