import { sqlList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import type { MoneyNeed } from '../../../domain/orders/provider';
import { promiseOutcome } from '../../../domain/orders/lateness';
import { TAKEN_ON_STATES } from '../../../domain/orders/states';
import { DAY_MS } from '../../../domain/time';
import { orders } from './order-row';
import { DONE_STATES, MISSED, MONEY_NEEDED, OPEN_STATES, REFUND_DUE } from './state-lists';
import { IS_REAL } from './test-orders';

const TAKEN_ON = sqlList(TAKEN_ON_STATES);

const dayOrders = orders.pick('state', 'totalCents', 'placedAt');

export type DayOrder = RowOf<typeof dayOrders>;

/** More orders than a branch's kitchen sends out in a day. */
const MOST = 20_000;

/** What was placed on a day. Unscoped: by a branch that the viewer reaches. */
export const ordersOfDay = (sql: Sql, branchId: string, day: string): Promise<DayOrder[]> =>
  dayOrders.select(sql, `branch_id = ? AND business_day = ? AND ${IS_REAL} LIMIT ${MOST}`, [branchId, day]);

/** From the first instant on, up to the second. */
interface Stretch {
  start: Date;
  end: Date;
}

const handedOver = (stretch: Stretch, branchId: string): [string, (string | Date)[]] => [
  `branch_id = ? AND state IN ${DONE_STATES} AND delivered_at >= ? AND delivered_at < ? AND ${IS_REAL}`,
  [branchId, stretch.start, stretch.end],
];

const handedOverOrders = orders.pick(
  'type',
  'placedAt',
  'pendingAt',
  'acceptedAt',
  'readyAt',
  'deliveredAt',
  'kitchenDueAt',
  'promisedAt',
  'preparationMin',
  'stations',
);

export type HandedOverOrder = RowOf<typeof handedOverOrders>;

/**
 * What was handed over in a stretch of time, on whichever day it was placed: what the board shows as done. Unscoped: by a
 * branch that the viewer reaches.
 */
export const ordersHandedOver = (
  sql: Sql,
  branchId: string,
  stretch: Stretch,
): Promise<HandedOverOrder[]> => {
  const [condition, parameters] = handedOver(stretch, branchId);
  return handedOverOrders.select(sql, `${condition} LIMIT ${MOST}`, parameters);
};

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

/** What of it was handed over later than it was promised, whoever that was up to. Unscoped: by a branch that the viewer reaches. */
export const handedOverLate = (sql: Sql, branchId: string, stretch: Stretch) => {
  const [condition, parameters] = handedOver(stretch, branchId);
  return lateOrders.select(sql, `${condition} AND delivered_at > promised_at LIMIT ${MOST}`, parameters);
};

/** How many orders of a branch wait for somebody, by what they wait for. Unscoped: by a branch that the viewer reaches. */
export async function countWaiting(
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
) {
  const count = (condition: string, ...parameters: (string | Date)[]) =>
    orders.count(sql, `branch_id = ? AND ${condition}`, [branchId, ...parameters]);
  return {
    missed: await sumMissed(sql, branchId),
    pending: await count(`state = 'PENDING'`),
    unpaid: await count(`state = 'AWAITING_PAYMENT' AND payment_method <> 'ONLINE'`),
    refunds: await count(`business_id = ? AND ${REFUND_DUE}`, businessId),
  };
}

/** How many missed orders nobody has acknowledged, and what they come to. Unscoped: by a branch that the viewer reaches. */
async function sumMissed(sql: Sql, branchId: string): Promise<{ count: number; totalCents: number }> {
  const row = await sql.one<{ count: number; total: number | null }>(
    `SELECT COUNT(*) AS count, SUM(total_cents) AS total FROM orders WHERE branch_id = ? AND ${MISSED}`,
    [branchId],
  );
  return { count: row?.count ?? 0, totalCents: row?.total ?? 0 };
}

const promisedOrders = orders.pick(
  'type',
  'state',
  'placedAt',
  'pendingAt',
  'acceptedAt',
  'kitchenDueAt',
  'promisedAt',
  'preparationMin',
  'stations',
  'readyStations',
  'readyAt',
  'deliveredAt',
  'items',
);

/** More than a branch has under way at a time. */
const MAX_UNDER_WAY = 1000;

/**
 * How the promises stand that have passed of orders under way: `promiseOutcome` says which of these orders is late.
 * Unscoped: by a branch that the viewer reaches.
 */
export async function overduePromises(sql: Sql, branchId: string, now: Date): Promise<('KEPT' | 'BROKEN')[]> {
  // The states twice: the first is word for word as in the index of open orders.
  const condition = `branch_id = ? AND state IN ${OPEN_STATES} AND state IN ${TAKEN_ON} AND promised_at <= ? AND ${IS_REAL}`;
  const over = await promisedOrders.select(sql, `${condition} LIMIT ${MAX_UNDER_WAY}`, [branchId, now]);
  return over.flatMap((order) => promiseOutcome(order, now) ?? []);
}

/**
 * The same as it was at an instant that is past, of orders that were handed over within a day after it. Unscoped: by a
 * branch that the viewer reaches.
 */
export async function overduePromisesAt(
  sql: Sql,
  branchId: string,
  at: Date,
): Promise<('KEPT' | 'BROKEN')[]> {
  const end = new Date(at.getTime() + DAY_MS);
  const [condition, parameters] = handedOver({ start: at, end }, branchId);
  const over = await promisedOrders.select(sql, `${condition} AND promised_at <= ? LIMIT ${MAX_UNDER_WAY}`, [
    ...parameters,
    at,
  ]);
  return over.flatMap((order) => promiseOutcome(order, at) ?? []);
}

/**
 * The orders with money of a provider that somebody has to see to, the oldest first. Unscoped: by a branch that the viewer
 * reaches.
 */
export const moneyNeeded = (
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
): Promise<{ id: string; need: MoneyNeed }[]> =>
  sql.all(
    `SELECT document_id AS id, money_need AS need FROM orders
      WHERE branch_id = ? AND business_id = ? AND ${MONEY_NEEDED} ORDER BY placed_at LIMIT 1000`,
    [branchId, businessId],
  );
