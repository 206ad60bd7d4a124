import { inList, unindexed, type Sql } from '../../../database/sql';
import { unreadableRow } from '../../../errors/job-failures';
import { orders, type StoredOrder } from './order-row';
import { WAITS_FOR_COURIER } from './state-lists';

/** So many orders wait for a courier as anybody can look through; the rest is seen once these are gone. */
const MOST = 100;

/** The orders of a branch that nobody carries yet, oldest first. */
export const ordersWithoutCourierAt = (
  sql: Sql,
  businessId: string,
  branchId: string,
): Promise<StoredOrder[]> =>
  orders
    .selectReadable(
      sql,
      // By the index of those that wait: by that of its business SQLite would walk through every delivery there ever was.
      `branch_id = ? AND ${unindexed(sql, 'business_id')} = ? AND ${WAITS_FOR_COURIER} ORDER BY placed_at, id LIMIT ${MOST}`,
      [branchId, businessId],
      unreadableRow('trips'),
    )
    .then(({ rows }) => rows);

/** Unscoped: for the clock, which serves every business. The branches in which an order waits for a courier. */
export const branchesWaitingForCourier = (sql: Sql): Promise<{ branchId: string }[]> =>
  sql.all<{ branchId: string }>(
    `SELECT DISTINCT branch_id AS "branchId" FROM orders WHERE ${WAITS_FOR_COURIER} LIMIT 5000`,
  );

/** The orders of trips, in no order. */
export const ordersOfTrips = (sql: Sql, businessId: string, ids: readonly string[]): Promise<StoredOrder[]> =>
  orders.select(sql, `${inList(sql, 'document_id')} AND business_id = ? LIMIT 2000`, [ids, businessId]);
