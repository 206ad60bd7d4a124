import { tableOf } from '../../../database/content-type';
import { inList, unindexed, type Sql } from '../../../database/sql';
import { json, orNull } from '../../../database/codecs';
import type { Address } from '../../../domain/orders/order';
import { COUNTED } from './figures';

/** So many of the newest orders say what somebody usually does. */
const MAX_ORDERS = 1000;

const orders = tableOf('api::orders.order', {
  items: json<{ productId: string; name: string; quantity: number }[]>([]),
  address: orNull(json<Address | null>(null)),
}).pick('placedAt', 'branchId', 'totalCents', 'address', 'items');

/** The newest counted orders of some customers. */
export const habitOrders = (sql: Sql, businessId: string, customerIds: readonly string[]) =>
  orders.select(
    sql,
    `${inList(sql, 'customer_id')} AND ${unindexed(sql, 'business_id')} = ? AND ${COUNTED}
       ORDER BY placed_at DESC LIMIT ${MAX_ORDERS}`,
    [customerIds, businessId],
  );
