import { inList, type Sql, type SqlCondition } from '../../../database/sql';
import type { NpsCounts } from '../../../domain/feedback';
import type { OrderChannel } from '../../../domain/orders/order';
import type { Viewer } from '../../../sessions/viewer';

export interface FeedbackPeriod {
  /** Business days, both included. */
  from: string;
  to: string;
  branchId?: string | undefined;
}

export interface DayCounts extends NpsCounts {
  businessDay: string;
  branchId: string | null;
  channel: OrderChannel | null;
}

const of = (kind: string) => `SUM(CASE WHEN kind = '${kind}' THEN 1 ELSE 0 END)`;

/**
 * The answers of a period that the viewer reaches, by business day, branch and channel. Archived answers count: archiving one does
 * not improve the score.
 */
export function countsByDay(sql: Sql, viewer: Viewer, period: FeedbackPeriod): Promise<DayCounts[]> {
  const { condition, parameters } = reached(sql, viewer, period);
  return sql.all<DayCounts>(
    `SELECT business_day AS "businessDay", branch_id AS "branchId", channel,
            ${of('PROMOTER')} AS promoters, ${of('PASSIVE')} AS passives, ${of('DETRACTOR')} AS detractors
       FROM feedback WHERE business_id = ? AND business_day BETWEEN ? AND ?${condition}
      GROUP BY business_day, branch_id, channel`,
    [viewer.businessId, period.from, period.to, ...parameters],
  );
}

export interface AnsweredOrder {
  orderId: string;
  branchId: string;
  courierId: string | null;
  bad: boolean;
}

/** The answers of a period about orders, the latest first, at most `limit`. */
export async function answeredOrders(
  sql: Sql,
  viewer: Viewer,
  period: FeedbackPeriod,
  limit: number,
): Promise<AnsweredOrder[]> {
  const { condition, parameters } = reached(sql, viewer, period);
  const rows = await sql.all<Omit<AnsweredOrder, 'bad'> & { kind: string }>(
    `SELECT order_id AS "orderId", branch_id AS "branchId", courier_id AS "courierId", kind
       FROM feedback
      WHERE business_id = ? AND business_day BETWEEN ? AND ? AND order_id IS NOT NULL${condition}
      ORDER BY given_at DESC, document_id LIMIT ?`,
    [viewer.businessId, period.from, period.to, ...parameters, limit],
  );
  return rows.map(({ kind, ...row }) => ({ ...row, bad: kind === 'DETRACTOR' }));
}

function reached(sql: Sql, { branchIds }: Viewer, { branchId }: FeedbackPeriod): SqlCondition {
  if (branchId !== undefined) return { condition: ' AND branch_id = ?', parameters: [branchId] };
  return branchIds.length === 0
    ? { condition: '', parameters: [] }
    : { condition: ` AND ${inList(sql, 'branch_id')}`, parameters: [branchIds] };
}
