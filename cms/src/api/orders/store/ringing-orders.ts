import type { ReadableRows } from '../../../database/table';
import { forUpdate } from '../../../database/row-lock';
import { auditEntries } from '../../../audit/audit';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { unreadableRow } from '../../../errors/job-failures';
import type { EscalationStep } from '../../../domain/orders/escalation';
import { orders, type StoredOrder } from './order-row';
import { IS_REAL } from './test-orders';
import { RINGING } from './state-lists';

const ringing = orders.pick(
  'rowId',
  'id',
  'businessId',
  'branchId',
  'number',
  'placedAt',
  'pendingAt',
  'scheduledFor',
  'payment',
  'escalation',
);

const mails = auditEntries.pick('entityId', 'at');

export type RingingOrder = Pick<
  StoredOrder,
  | 'rowId'
  | 'id'
  | 'businessId'
  | 'branchId'
  | 'number'
  | 'placedAt'
  | 'pendingAt'
  | 'scheduledFor'
  | 'payment'
  | 'escalation'
>;

/**
 * The next page of the orders that ring and are no test, oldest first. Unscoped: for the clock, which serves every
 * business.
 */
export const ringingOrders = (
  sql: Sql,
  last: RingingOrder | undefined,
  limit: number,
): Promise<ReadableRows<RingingOrder>> =>
  ringing.selectReadable(
    sql,
    `${RINGING} AND ${IS_REAL} AND (placed_at, id) > (?, ?) ORDER BY placed_at, id LIMIT ?`,
    [last ? new Date(last.placedAt) : new Date(0), last?.rowId ?? 0, limit],
    unreadableRow('escalation'),
  );

/** The same order as it is now, which nobody else changes before the transaction ends; null where it rings no more. */
export function ringingOrder(tx: Tx, { id, businessId }: RingingOrder): Promise<RingingOrder | null> {
  return ringing.find(tx, `document_id = ? AND business_id = ? AND ${RINGING}${forUpdate(tx)}`, [
    id,
    businessId,
  ]);
}

/** Writes what was done by now because nobody took note of an order. */
export const setEscalation = (
  tx: Tx,
  { id, businessId }: RingingOrder,
  escalation: EscalationStep[],
): Promise<number> =>
  orders.update(tx, { escalation }, ['document_id = ? AND business_id = ?', id, businessId]);

/** How many orders ring at the branch of one and are no test. */
export const countRinging = (sql: Sql, { businessId, branchId }: RingingOrder): Promise<number> =>
  ringing.count(sql, `${RINGING} AND ${IS_REAL} AND branch_id = ? AND business_id = ?`, [
    branchId,
    businessId,
  ]);

/** A mail that managers were sent about an order, and when, ISO-8601 UTC. */
interface ManagersMail {
  orderId: string;
  at: string;
}

/** The last mail that managers were sent after an instant about an order of the same branch, by the logs of its orders. */
export async function lastMailSince(
  sql: Sql,
  { businessId, branchId }: RingingOrder,
  since: Date,
): Promise<ManagersMail | null> {
  const [last] = await mails.select(
    sql,
    "business_id = ? AND branch_id = ? AND at > ? AND action = 'escalate-managers' ORDER BY at DESC LIMIT 1",
    [businessId, branchId, since.getTime()],
  );
  return last ? { orderId: last.entityId, at: last.at } : null;
}

/** Whether an order of the business rings. */
export const isStillRinging = async (sql: Sql, businessId: string, id: string): Promise<boolean> =>
  (await ringing.count(sql, `document_id = ? AND business_id = ? AND ${RINGING}`, [id, businessId])) > 0;
