import { inList, type Sql } from '../../../database/sql';
import type { CouponCustomer } from '../../../domain/campaign';
import type { Segment } from '../../../domain/customers';
import { samePersonIds } from '../../customers/exports';

/** Somebody as the business knows them before an order; `headId` is the customer whom they are merged into, if any. */
export interface KnownCustomer {
  headId: string;
  orderCount: number;
  lastOrderAt: string | null;
  segment: Segment | null;
}

/**
 * What a coupon's rules ask about somebody: uses are counted over all phones of theirs, and over everybody with their
 * document. With the customer's row locked, their orders are counted one by one.
 */
export async function couponCustomer(
  sql: Sql,
  businessId: string,
  couponId: string,
  { headId, orderCount, lastOrderAt, segment }: KnownCustomer,
): Promise<CouponCustomer> {
  const ids = await samePersonIds(sql, businessId, headId);
  const { uses } = (await sql.one<{ uses: number }>(
    `SELECT COUNT(*) AS uses FROM coupon_redemptions
      WHERE coupon_id = ? AND state <> 'RELEASED' AND ${inList(sql, 'customer_id')}`,
    [couponId, ids],
  )) ?? { uses: 0 };
  return { id: headId, uses, orders: orderCount, lastOrderAt, segment };
}
