import type { Sql } from '../../../database/sql';
import { orders, type StoredOrder } from './order-row';
import { ASKED, CLOCKED_STATES, OPEN_STATES } from './state-lists';

/** What a board can show and a person can survey. */
const MOST_OPEN = 500;
const MOST_ENDED = 200;

/**
 * The orders of a branch that are under way, oldest first. Unscoped: by a branch whose store the caller compared with
 * its business.
 */
export const openOrders = (sql: Sql, branchId: string): Promise<StoredOrder[]> =>
  orders.select(sql, `branch_id = ? AND state IN ${OPEN_STATES} ORDER BY placed_at, id LIMIT ${MOST_OPEN}`, [
    branchId,
  ]);

/**
 * Those of a business day that ended, the last one first. Unscoped: by a branch whose store the caller compared with
 * its business.
 */
export const endedOrders = (sql: Sql, branchId: string, day: string): Promise<StoredOrder[]> =>
  orders.select(
    sql,
    `branch_id = ? AND business_day = ? AND state NOT IN ${OPEN_STATES} AND drill IS NOT TRUE ORDER BY sequence DESC LIMIT ${MOST_ENDED}`,
    [branchId, day],
  );

/** The orders of a branch that are being made and were taken on after an instant, oldest first. Unscoped: for the clock. */
export const ordersInTheMaking = (sql: Sql, branchId: string, since: Date): Promise<StoredOrder[]> =>
  orders.select(
    sql,
    `branch_id = ? AND state IN ${OPEN_STATES} AND state IN ('ACCEPTED','PREPARING') AND accepted_at > ?
      ORDER BY placed_at, id LIMIT ${MOST_OPEN}`,
    [branchId, since],
  );

/**
 * The next page of the orders that time may move, oldest first: those placed, scheduled or delivered before an instant.
 * All of them are looked at: none waits behind others that are not due. Unscoped: for the clock, which serves every
 * business.
 */
export const clockedOrders = (
  sql: Sql,
  last: StoredOrder | undefined,
  before: { placed: Date; scheduled: Date; delivered: Date },
  limit: number,
): Promise<StoredOrder[]> =>
  orders.select(
    sql,
    `state IN ${CLOCKED_STATES} AND (state = 'PENDING' OR (state = 'AWAITING_PAYMENT' AND placed_at < ?)
      OR (state = 'SCHEDULED' AND scheduled_for < ?) OR (state = 'DELIVERED' AND delivered_at < ?))
      AND (placed_at, id) > (?, ?) ORDER BY placed_at, id LIMIT ?`,
    [
      before.placed,
      before.scheduled,
      before.delivered,
      last ? new Date(last.placedAt) : new Date(0),
      last?.rowId ?? 0,
      limit,
    ],
  );

/**
 * Orders whose customers did not answer in time, the longest waiting first. Unscoped: for the clock, which serves every
 * business.
 */
export const unanswered = (sql: Sql, now: Date, limit: number): Promise<StoredOrder[]> =>
  orders.select(sql, `${ASKED} AND substitute_by <= ? ORDER BY substitute_by, id LIMIT ?`, [now, limit]);
