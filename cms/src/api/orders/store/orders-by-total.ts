import type { z } from 'zod';
import type { orderListQuery } from '../../../contracts/order-list';
import { MAX_INTEGER } from '../../../contracts/version';
import { unindexed, type Sql, type SqlCondition } from '../../../database/sql';
import { moreThan } from './few-orders';

/** What an order comes to, at least and at most. */
export interface Bounds {
  minCents: number;
  maxCents: number;
}

/** The amounts that a list asks for; null where it asks for none. */
export function boundsOf({ minCents, maxCents }: z.output<typeof orderListQuery>): Bounds | null {
  if (minCents === undefined && maxCents === undefined) return null;
  return { minCents: minCents ?? 0, maxCents: maxCents ?? MAX_INTEGER };
}

/** Beyond so many of an amount its index is not the way to the few that meet all the rest. */
export const MOST_BY_TOTAL = 10_000;

const OF_TOTAL = 'business_id = ? AND total_cents >= ? AND total_cents <= ?';

/** Whether more orders of a business than so many come to such amounts. */
export const moreOfTotal = (sql: Sql, most: number, businessId: string, { minCents, maxCents }: Bounds) =>
  moreThan(sql, most, { condition: OF_TOTAL, parameters: [businessId, minCents, maxCents] });

/** Such amounts as a condition on orders that are met on another way. */
export function totalCondition(sql: Sql, { minCents, maxCents }: Bounds): SqlCondition {
  const total = unindexed(sql, 'total_cents');
  return { condition: `${total} >= ? AND ${total} <= ?`, parameters: [minCents, maxCents] };
}

/** The same by the index of totals: orders of other amounts are not looked at. */
export function indexedTotalCondition(
  sql: Sql,
  businessId: string,
  { minCents, maxCents }: Bounds,
): SqlCondition {
  return {
    // PostgreSQL would rather walk through all orders as they are listed.
    condition:
      sql.dialect === 'postgres' ? `id = ANY(ARRAY(SELECT id FROM orders WHERE ${OF_TOTAL}))` : OF_TOTAL,
    parameters: [businessId, minCents, maxCents],
  };
}
