import { inList, type Sql } from '../../../database/sql';
import type { CouponCustomer } from '../../../domain/campaign';
import type { Segment } from '../../../domain/customers';
import { samePersonIds } from '../../customers/exports';

/** A customer as the business knows them before an order; `headId` is the customer whom they are merged into, if any. */
export interface KnownCustomer {
  headId: string;
  orderCount: number;
  lastOrderAt: string | null;
  segment: Segment | null;
}

/**
 * Reads the facts about a customer that the rules of coupons check, by the coupon's id. Uses are counted over all phones of theirs, and over
 * everybody with their document; redemptions that were given back do not count. With the customer's row locked, their orders
 * are counted one by one.
 */
export async function couponCustomers(
  sql: Sql,
  businessId: string,
  couponIds: readonly string[],
  { headId, orderCount, lastOrderAt, segment }: KnownCustomer,
): Promise<(couponId: string) => CouponCustomer> {
  const uses = await usesOfPerson(sql, businessId, couponIds, headId);
  return (couponId) => ({
    id: headId,
    uses: uses.get(couponId) ?? 0,
    orders: orderCount,
    lastOrderAt,
    segment,
  });
}

/** How often somebody has used coupons, by the coupon's id; a coupon that they have not used is left out. */
export async function usesOfPerson(
  sql: Sql,
  businessId: string,
  couponIds: readonly string[],
  headId: string,
): Promise<Map<string, number>> {
  const customerIds = await samePersonIds(sql, businessId, headId);
  const rows = await sql.all<{ coupon_id: string; uses: number }>(
    `SELECT coupon_id, COUNT(*) AS uses FROM coupon_redemptions
      WHERE ${inList(sql, 'coupon_id')} AND state <> 'RELEASED' AND ${inList(sql, 'customer_id')} GROUP BY coupon_id`,
    [couponIds, customerIds],
  );
  return new Map(rows.map(({ coupon_id, uses }) => [coupon_id, uses]));
}
