import { inList, type Sql } from '../../../database/sql';
import type { Outcome } from '../../../domain/orders/pause-suggestion';
import { orders } from './order-row';
import { OPEN_STATES, UNSOLD_STATES } from './state-lists';
import { IS_REAL } from './test-orders';

export interface DaySales {
  orders: number;
  salesCents: number;
}

/**
 * What branches sold on a business day; a branch without orders is missing. Unscoped: by branches that the viewer
 * reaches.
 */
export async function salesOfDay(
  sql: Sql,
  branchIds: readonly string[],
  day: string,
): Promise<Map<string, DaySales>> {
  const rows = await sql.all<DaySales & { branch_id: string }>(
    `SELECT branch_id, COUNT(*) AS orders, SUM(total_cents) AS "salesCents" FROM orders
      WHERE ${inList(sql, 'branch_id')} AND business_day = ? AND state NOT IN ${UNSOLD_STATES} AND ${IS_REAL}
      GROUP BY branch_id`,
    [branchIds, day],
  );
  return new Map(rows.map(({ branch_id, ...sales }) => [branch_id, sales]));
}

const outcomes = orders.pick('state', 'acceptBy', 'acceptedAt');

/** What became of the orders placed lately at a branch, newest first. Unscoped: the viewer reaches the branch. */
export async function outcomesSince(sql: Sql, branchId: string, since: Date): Promise<Outcome[]> {
  const rows = await outcomes.select(
    sql,
    `branch_id = ? AND placed_at > ? AND ${IS_REAL} ORDER BY placed_at DESC, id DESC LIMIT 20`,
    [branchId, since],
  );
  return rows.map(({ state, acceptBy, acceptedAt }) => ({
    state,
    awaitedAcceptance: acceptBy !== null,
    accepted: acceptedAt !== null,
  }));
}

/** How many orders of a branch somebody still has to do something about. Unscoped: the viewer reaches the branch. */
export const openOrdersAt = (sql: Sql, branchId: string): Promise<number> =>
  orders.count(sql, `branch_id = ? AND state IN ${OPEN_STATES}`, [branchId]);
