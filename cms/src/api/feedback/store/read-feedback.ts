import { instant, type InstantColumn } from '../../../database/columns';
import { inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import { feedback } from './feedback';

export interface WaitingFeedback {
  count: number;
  /** The earliest deadline, ISO 8601; null where nothing waits. */
  dueAt: string | null;
}

/** The bad answers of a branch in which somebody has to act, and the earliest of their deadlines. */
export async function waitingFeedback(
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
): Promise<WaitingFeedback> {
  const row = await sql.one<{ count: number; due: InstantColumn | null }>(
    `SELECT COUNT(*) AS count, MIN(due_at) AS due FROM feedback
      WHERE business_id = ? AND due_at IS NOT NULL AND branch_id = ?`,
    [businessId, branchId],
  );
  return { count: row?.count ?? 0, dueAt: instant(row?.due ?? null) };
}

const columns = feedback.pick(
  'id',
  'customerId',
  'branchId',
  'orderId',
  'orderNumber',
  'source',
  'state',
  'nps',
  'kind',
  'comment',
  'foodRating',
  'deliveryRating',
  'serviceRating',
  'tags',
  'reply',
  'repliedAt',
  'givenAt',
);

export type CustomerFeedback = RowOf<typeof columns>;

/**
 * What customers of a business said of their orders, the latest first. The caller leaves out what its viewer may not see: the
 * branches out of reach, and all but the food for whoever sees feedback in part (`seesWholeFeedback`).
 *
 * @param customerIds one customer, with whom others were merged
 * @param limit at least 1
 */
export const feedbackOfCustomers = (
  sql: Sql,
  businessId: string,
  customerIds: readonly string[],
  limit: number,
): Promise<CustomerFeedback[]> =>
  columns.select(
    sql,
    `${inList(sql, 'customer_id')} AND business_id = ? ORDER BY given_at DESC, document_id LIMIT ?`,
    [customerIds, businessId, limit],
  );
