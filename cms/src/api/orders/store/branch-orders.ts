import type { Parameter, Sql } from '../../../database/sql';
import type { ReadableRows } from '../../../database/table';
import { unreadableRow } from '../../../errors/job-failures';
import { orders, type StoredOrder } from './order-row';
import {
  CLOCKED_STATES,
  DONE_STATES,
  HAS_OPEN_SUBSTITUTION,
  LOST,
  MISSED,
  OPEN_STATES,
  UNHEARD,
  WAITS_FOR_ITS_TIME,
} from './state-lists';

/** What a board can show and a person can survey. */
const MOST_OPEN = 500;
/** Of what is for later, beside those. */
const MOST_SCHEDULED = 500;
/** Of what was handed over, and of what came to nothing. */
const MOST_ENDED = 200;

/** Some orders of a board, and how many there are beyond them. */
export interface BoardSection {
  shown: StoredOrder[];
  beyond: number;
}

/**
 * The first orders that meet a condition; counted only where they are more than a board has room for. Unscoped: by a branch
 * whose store the caller compared with its business.
 */
async function partOf(
  sql: Sql,
  { condition, sort, most }: { condition: string; sort: string; most: number },
  parameters: readonly Parameter[],
): Promise<BoardSection> {
  const shown = await orders.select(sql, `${condition} ORDER BY ${sort} LIMIT ?`, [...parameters, most]);
  if (shown.length < most) return { shown, beyond: 0 };
  return { shown, beyond: Math.max(0, (await orders.count(sql, condition, parameters)) - most) };
}

const UNDER_WAY = `branch_id = ? AND state IN ${OPEN_STATES}`;
const NEWEST_FIRST = 'placed_at DESC, id DESC';

/**
 * The orders of a branch that are under way, but for those for later that somebody knows of. Where there are too many, those
 * that ring stay, then those that were placed last. Unscoped: by a branch whose store the caller compared with its business.
 */
export async function openOrders(sql: Sql, branchId: string): Promise<BoardSection> {
  const ringing = { condition: `${UNDER_WAY} AND ${UNHEARD}`, sort: NEWEST_FIRST, most: MOST_OPEN };
  const unheard = await partOf(sql, ringing, [branchId]);
  const known = {
    condition: `${UNDER_WAY} AND state <> 'SCHEDULED' AND NOT (${UNHEARD})`,
    sort: NEWEST_FIRST,
    most: MOST_OPEN - unheard.shown.length,
  };
  const others = await partOf(sql, known, [branchId]);
  return { shown: [...unheard.shown, ...others.shown], beyond: unheard.beyond + others.beyond };
}

/**
 * The orders for later that somebody knows of, the nearest first. Unscoped: by a branch whose store the caller compared with
 * its business.
 */
export const scheduledOrders = (sql: Sql, branchId: string): Promise<BoardSection> =>
  partOf(
    sql,
    {
      condition: `branch_id = ? AND ${WAITS_FOR_ITS_TIME} AND acknowledged_at IS NOT NULL`,
      sort: 'scheduled_for, id',
      most: MOST_SCHEDULED,
    },
    [branchId],
  );

/**
 * Those that were handed over since an instant, the last one first. Unscoped: by a branch whose store the caller compared
 * with its business.
 */
export const completedOrders = (sql: Sql, branchId: string, since: Date): Promise<BoardSection> =>
  partOf(
    sql,
    {
      condition: `branch_id = ? AND state IN ${DONE_STATES} AND delivered_at >= ? AND drill IS NOT TRUE`,
      sort: 'delivered_at DESC, id DESC',
      most: MOST_ENDED,
    },
    [branchId, since],
  );

/**
 * The missed orders of a branch that nobody has acknowledged, of whatever day, the last one first. Unscoped: by a branch
 * whose store the caller compared with its business.
 */
export const missedOrders = (sql: Sql, branchId: string): Promise<BoardSection> =>
  partOf(
    sql,
    {
      condition: `branch_id = ? AND ${MISSED}`,
      sort: 'state_changed_at DESC, id DESC',
      most: MOST_ENDED,
    },
    [branchId],
  );

/**
 * Those that came to nothing since an instant, but for missed ones that nobody has acknowledged, the last one first. Unscoped: by a branch whose store the caller compared
 * with its business.
 */
export const lostOrders = (sql: Sql, branchId: string, since: Date): Promise<BoardSection> =>
  partOf(
    sql,
    {
      condition: `branch_id = ? AND state IN ${LOST} AND state_changed_at >= ? AND drill IS NOT TRUE AND (${MISSED}) IS NOT TRUE`,
      sort: 'state_changed_at DESC, id DESC',
      most: MOST_ENDED,
    },
    [branchId, since],
  );

/** The orders of a branch that are being made and were taken on after an instant, oldest first. Unscoped: for the clock. */
export const ordersInPreparation = (sql: Sql, branchId: string, since: Date): Promise<StoredOrder[]> =>
  orders
    .selectReadable(
      sql,
      `branch_id = ? AND state IN ${OPEN_STATES} AND state IN ('ACCEPTED','PREPARING') AND accepted_at > ?
      ORDER BY placed_at, id LIMIT ${MOST_OPEN}`,
      [branchId, since],
      unreadableRow('kitchen-paper'),
    )
    .then(({ rows }) => rows);

/**
 * The next page of the orders that time may move, oldest first: those placed, scheduled or delivered before an instant.
 * All of them are looked at: none waits behind others that are not due. Unscoped: for the clock, which serves every
 * business.
 */
export const ordersDueForClock = (
  sql: Sql,
  last: StoredOrder | undefined,
  before: { placed: Date; scheduled: Date; scheduledDelivery: Date; delivered: Date },
  limit: number,
): Promise<ReadableRows<StoredOrder>> =>
  orders.selectReadable(
    sql,
    `state IN ${CLOCKED_STATES} AND (state = 'PENDING' OR (state = 'AWAITING_PAYMENT' AND placed_at < ?)
      OR (state = 'SCHEDULED' AND (scheduled_for < ? OR (type = 'DELIVERY' AND scheduled_for < ?))) OR (state = 'DELIVERED' AND delivered_at < ?))
      AND (placed_at, id) > (?, ?) ORDER BY placed_at, id LIMIT ?`,
    [
      before.placed,
      before.scheduled,
      before.scheduledDelivery,
      before.delivered,
      last ? new Date(last.placedAt) : new Date(0),
      last?.rowId ?? 0,
      limit,
    ],
    unreadableRow('orders'),
  );

/**
 * Orders whose customers did not answer in time, the longest waiting first. Unscoped: for the clock, which serves every
 * business.
 */
export const unansweredSubstitutions = (sql: Sql, now: Date, limit: number): Promise<StoredOrder[]> =>
  orders
    .selectReadable(
      sql,
      `${HAS_OPEN_SUBSTITUTION} AND substitute_by <= ? ORDER BY substitute_by, id LIMIT ?`,
      [now, limit],
      unreadableRow('substitutions'),
    )
    .then(({ rows }) => rows);

/** Whether a branch has ever accepted an order. Unscoped: the viewer reaches it. */
export async function hasAccepted(sql: Sql, branchId: string): Promise<boolean> {
  const row = await sql.one(
    'SELECT 1 AS one FROM orders WHERE branch_id = ? AND accepted_at IS NOT NULL LIMIT 1',
    [branchId],
  );
  return row !== undefined;
}
