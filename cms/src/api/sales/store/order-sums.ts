import type { SalesDto } from '../../../contracts/sales';
import { inList, unindexed, type Parameter, type Sql } from '../../../database/sql';
import type { SalesPeriod, StateSum } from '../../../domain/sales';
import { IS_REAL, LOST } from '../../orders/exports';

/** Whose sales of which days are read. */
export interface SalesScope extends SalesPeriod {
  businessId: string;
  /** Branches that the viewer reaches. */
  branchIds: string[];
}

/** The orders of a period, by the index of the days of a branch. `orders` is called `o`. */
export const ordersIn = (
  sql: Sql,
  { businessId, branchIds, from, to }: SalesScope,
): { condition: string; parameters: Parameter[] } => ({
  condition: `${inList(sql, 'o.branch_id')} AND o.business_day BETWEEN ? AND ? AND o.${IS_REAL}
    AND ${unindexed(sql, 'o.business_id')} = ?`,
  parameters: [branchIds, from, to, businessId],
});

/** The tip among the fees of an order `o`, minor units. */
export const tipOfOrder = ({ dialect }: Pick<Sql, 'dialect'>): string =>
  dialect === 'postgres'
    ? `COALESCE((SELECT SUM((f.fee ->> 'amountCents')::bigint)
         FROM jsonb_array_elements(CASE WHEN jsonb_typeof(o.fees::jsonb) = 'array' THEN o.fees::jsonb ELSE '[]'::jsonb END) AS f(fee)
        WHERE f.fee ->> 'kind' = 'TIP'), 0)`
    : `COALESCE((SELECT SUM(f.value ->> 'amountCents') FROM json_each(COALESCE(o.fees, '[]')) f
        WHERE f.type = 'object' AND f.value ->> 'kind' = 'TIP'), 0)`;

const sumOf = (expression: string) => `CAST(SUM(${expression}) AS BIGINT)`;

/** The orders of each business day by state. Unscoped: by branches that the viewer reaches. */
export function orderSumsByDay(sql: Sql, scope: SalesScope): Promise<(StateSum & { businessDay: string })[]> {
  const { condition, parameters } = ordersIn(sql, scope);
  return sql.all(
    `SELECT o.business_day AS "businessDay", o.state AS state, COUNT(*) AS orders,
            ${sumOf('o.unit_count')} AS units, ${sumOf('o.items_cents')} AS "itemsCents",
            ${sumOf('o.fees_cents')} AS "feesCents", ${sumOf(tipOfOrder(sql))} AS "tipCents",
            ${sumOf('o.discounts_cents')} AS "discountsCents", ${sumOf('o.total_cents')} AS "totalCents"
       FROM orders o WHERE ${condition} GROUP BY o.business_day, o.state`,
    parameters,
  );
}

/** The orders that came to nothing, by state and reason, the most frequent first. Unscoped: by branches that the viewer reaches. */
export function lostByReason(sql: Sql, scope: SalesScope): Promise<SalesDto['lost']> {
  const { condition, parameters } = ordersIn(sql, scope);
  return sql.all(
    `SELECT o.state AS state, o.cancellation ->> 'code' AS code, COUNT(*) AS orders, ${sumOf('o.total_cents')} AS cents
       FROM orders o WHERE ${condition} AND o.state IN ${LOST}
      GROUP BY o.state, o.cancellation ->> 'code' ORDER BY orders DESC, state, code`,
    parameters,
  );
}
