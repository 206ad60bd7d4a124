import type { Sql } from '../../../database/sql';
import { orders, type StoredOrder } from './order-row';

/** Orders, as they are now, of which the events with the numbers `after + 1` to `upTo` of a business tell. */
export const ordersChangedIn = (
  sql: Sql,
  { businessId, after, upTo }: { businessId: string; after: number; upTo: number },
): Promise<StoredOrder[]> =>
  orders.select(
    sql,
    // By the plain column SQLite would rather walk through all orders of the business.
    `document_id IN (SELECT entity_id FROM events WHERE business_id = ? AND seq > ? AND seq <= ? AND type LIKE 'order.%')
      AND business_id || '' = ?`,
    [businessId, after, upTo, businessId],
  );
