import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';

interface CouponPlaces {
  document_id: string;
  branch_ids: JsonColumn;
}

/** The coupons that are for some branches only, this one among them; those for all branches hold at a new one by themselves. */
export async function couponsAt(
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
): Promise<{ id: string; branchIds: string[] }[]> {
  const rows = await sql.all<CouponPlaces>(
    "SELECT document_id, branch_ids FROM coupons WHERE business_id = ? AND state <> 'ARCHIVED' LIMIT 2000",
    [businessId],
  );
  return rows
    .map((row) => ({ id: row.document_id, branchIds: json<string[]>(row.branch_ids, []) }))
    .filter(({ branchIds }) => branchIds.includes(branchId));
}

/** Lets a coupon be used at one more branch. */
export const addBranchToCoupon = (
  tx: Tx,
  businessId: string,
  { id, branchIds }: { id: string; branchIds: readonly string[] },
  now: Date,
): Promise<number> =>
  tx.run(
    'UPDATE coupons SET branch_ids = ?, version = version + 1, updated_at = ? WHERE business_id = ? AND document_id = ?',
    [JSON.stringify(branchIds), now, businessId, id],
  );
