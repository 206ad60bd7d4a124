import { sqlList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import type { MoneyNeed } from '../../../domain/orders/provider';
import { TAKEN_ON_STATES } from '../../../domain/orders/states';
import type { LoadedStore } from '../../../store/load-store';
import { IS_REAL, MONEY_NEEDED, orders, REFUND_DUE, UNSOLD_STATES } from '../../orders/exports';

const TAKEN_ON = sqlList(TAKEN_ON_STATES);

const dayOrders = orders.pick('state', 'totalCents', 'placedAt', 'deliveredAt', 'promisedAt');

export type DayOrder = RowOf<typeof dayOrders>;

/** More orders than a branch's kitchen sends out in a day. */
const MOST = 20_000;

/** Unscoped: by a branch that the viewer reaches. */
export const ordersOfDay = (sql: Sql, branchId: string, day: string): Promise<DayOrder[]> =>
  dayOrders.select(sql, `branch_id = ? AND business_day = ? AND ${IS_REAL} LIMIT ${MOST}`, [branchId, day]);

const lateOrders = orders.pick(
  'type',
  'timing',
  'placedAt',
  'pendingAt',
  'acceptedAt',
  'readyAt',
  'dispatchedAt',
  'deliveredAt',
  'promisedAt',
  'kitchenDueAt',
  'preparationMin',
  'stations',
  'readyStations',
  'courier',
);

/** What of a day was handed over later than it was promised. Unscoped: by a branch that the viewer reaches. */
export const lateOfDay = (sql: Sql, branchId: string, day: string) =>
  lateOrders.select(
    sql,
    `branch_id = ? AND business_day = ? AND ${IS_REAL} AND state NOT IN ${UNSOLD_STATES} AND delivered_at > promised_at LIMIT ${MOST}`,
    [branchId, day],
  );

/** The five products of which most was sold on a day. */
export const bestSellersOf = (sql: Sql, { businessId, branch }: LoadedStore, day: string) =>
  sql.all<{ product_id: string; name: string; units: number; sales: number }>(
    `SELECT i.product_id, MAX(i.name) AS name, SUM(i.quantity) AS units, SUM(i.total_cents) AS sales
       FROM order_items i JOIN orders o ON o.document_id = i.order_id
      WHERE i.business_id = ? AND i.business_day = ? AND i.branch_id = ?
        AND o.state NOT IN ${UNSOLD_STATES}
      GROUP BY i.product_id ORDER BY units DESC, sales DESC LIMIT 5`,
    [businessId, day, branch.id],
  );

/**
 * The orders with money of a provider that somebody has to see to, the oldest first. Unscoped: by a branch that the viewer
 * reaches.
 */
export const moneyNeeded = (sql: Sql, { businessId, branch }: LoadedStore) =>
  sql.all<{ id: string; need: MoneyNeed }>(
    `SELECT document_id AS id, money_need AS need FROM orders
      WHERE branch_id = ? AND business_id = ? AND ${MONEY_NEEDED} ORDER BY placed_at LIMIT 1000`,
    [branch.id, businessId],
  );

/** How many orders, and releases of the menu, wait for somebody. Unscoped: by a branch that the viewer reaches. */
export async function countWaiting(sql: Sql, { businessId, branch }: LoadedStore, now: Date) {
  const count = async (table: string, condition: string, ...parameters: (string | Date)[]) => {
    const text = `SELECT COUNT(*) AS count FROM ${table} WHERE branch_id = ? AND ${condition}`;
    return (await sql.one<{ count: number }>(text, [branch.id, ...parameters]))?.count ?? 0;
  };
  return {
    pending: await count('orders', `state = 'PENDING'`),
    unpaid: await count('orders', `state = 'AWAITING_PAYMENT' AND payment_method <> 'ONLINE'`),
    refunds: await count('orders', `business_id = ? AND ${REFUND_DUE}`, businessId),
    late: await count('orders', `state IN ${TAKEN_ON} AND promised_at < ?`, now),
    failedReleases: await count('menu_releases', `business_id = ? AND state = 'FAILED'`, businessId),
  };
}
