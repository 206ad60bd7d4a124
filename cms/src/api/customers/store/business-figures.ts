import type { SegmentCountDto } from '../../../contracts/customers';
import { RecentlyUsed } from '../../../database/recently-used';
import type { Sql } from '../../../database/sql';
import { highSpendCents, SEGMENTS, type Segment } from '../../../domain/customers';
import { MINUTE_MS } from '../../../domain/time';
import { segmentExpression } from './segment-sql';

/** Rows that lists show: neither merged into another customer nor anonymised. Partial indexes repeat this condition. */
export const LISTED = "merged_into IS NULL AND state <> 'ANONYMIZED'";

/** How long figures of a business are answered from memory. */
const MAX_AGE_MS = MINUTE_MS;
const MAX_BUSINESSES = 1000;

interface Cached<Value> {
  value: Value | null;
  readAt: number;
}

/** A value for each business, read at most once a minute on each instance of the server. */
function cachedByBusiness<Value>(load: (sql: Sql, businessId: string, now: Date) => Promise<Value>) {
  const cache = new RecentlyUsed<Cached<Value>>(MAX_BUSINESSES, () => ({ value: null, readAt: -Infinity }));
  return async (sql: Sql, businessId: string, now: Date): Promise<Value> => {
    const cached = cache.get(businessId);
    const age = now.getTime() - cached.readAt;
    if (cached.value !== null && age >= 0 && age < MAX_AGE_MS) return cached.value;
    const value = await load(sql, businessId, now);
    Object.assign(cached, { value, readAt: now.getTime() });
    return value;
  };
}

/** The amount from which on a customer of the business spends much, in minor units; at most a minute old. */
export const highSpendOf = cachedByBusiness(async (sql, businessId) => {
  const row = await sql.one<{ orders: number | null; spent: number | null }>(
    `SELECT SUM(order_count) AS orders, SUM(spent_cents) AS spent FROM customers WHERE business_id = ? AND ${LISTED}`,
    [businessId],
  );
  return highSpendCents({ orderCount: row?.orders ?? 0, spentCents: row?.spent ?? 0 });
});

/** How many customers of the business each segment has, and what they spent; at most a minute old. */
export const segmentCountsOf = cachedByBusiness(async (sql, businessId, now): Promise<SegmentCountDto[]> => {
  const clock = { now, highSpendCents: await highSpendOf(sql, businessId, now) };
  const { condition, parameters } = segmentExpression(clock);
  const rows = await sql.all<{ segment: Segment; count: number; spent: number }>(
    `SELECT ${condition} AS segment, COUNT(*) AS count, SUM(spent_cents) AS spent
       FROM customers WHERE business_id = ? AND ${LISTED} GROUP BY 1`,
    [...parameters, businessId],
  );
  return SEGMENTS.map((segment) => {
    const row = rows.find((each) => each.segment === segment);
    return { segment, count: row?.count ?? 0, spentCents: row?.spent ?? 0 };
  });
});
