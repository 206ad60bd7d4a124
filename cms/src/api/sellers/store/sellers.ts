import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';

const sellers = tableOf('api::sellers.seller').without('businessId', 'code', 'goalCents', 'state', 'version');

export type StoredSeller = RowOf<typeof sellers>;

/** The seller at work with this code in a branch, or null. */
export const sellerByCode = (
  sql: Sql,
  { businessId, branchId }: { businessId: string; branchId: string },
  sellersCode: string,
): Promise<StoredSeller | null> =>
  sellers.find(sql, "business_id = ? AND code = ? AND branch_id = ? AND state = 'ACTIVE'", [
    businessId,
    sellersCode,
    branchId,
  ]);

/** A seller of the business, archived or not: what they earned is paid all the same. */
export const sellerById = (sql: Sql, businessId: string, id: string): Promise<StoredSeller | null> =>
  sellers.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

export async function sellerNames(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sellers
    .pick('id', 'name')
    .select(sql, `business_id = ? AND ${inList(sql, 'document_id')}`, [businessId, ids]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
