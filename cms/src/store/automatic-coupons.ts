import { json } from '../database/codecs';
import { tableOf } from '../database/content-type';
import type { Sql } from '../database/sql';
import { admits, type Coupon, type CouponRecord } from '../domain/campaign';

/** How many automatic coupons of a business are read; there are no more (`automatic-coupons` in `domain/limits`). */
const MAX_AUTOMATIC = 50;

export const coupons = tableOf('api::campaign.coupon', {
  branchIds: json<Coupon['branchIds']>([]),
  productIds: json<Coupon['productIds']>([]),
  categoryIds: json<Coupon['categoryIds']>([]),
  rules: json<Coupon['rules']>({}),
}).without('businessId', 'version', 'sellerId');

type StoredCoupon = NonNullable<Awaited<ReturnType<typeof coupons.find>>>;

/** A stored coupon with the books of its use. */
export function toRecord({ usedCount, usedCents, ...coupon }: StoredCoupon): CouponRecord {
  return { coupon, uses: usedCount, spentCents: usedCents, personal: null };
}

/**
 * The coupons of a business that apply by themselves at a branch, the most preferred first, with the uses of the moment at
 * which they are read.
 */
export async function automaticCoupons(
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
): Promise<CouponRecord[]> {
  const rows = await coupons.select(
    sql,
    `business_id = ? AND state = 'ACTIVE' AND auto_apply ORDER BY priority DESC, document_id LIMIT ${MAX_AUTOMATIC}`,
    [businessId],
  );
  return rows
    .filter(({ branchIds, personalOnly }) => !personalOnly && admits(branchIds, branchId))
    .map(toRecord);
}
