import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';

const sellers = tableOf('api::sellers.seller').without('businessId', 'code', 'goalCents', 'state', 'version');

export type StoredSeller = RowOf<typeof sellers>;

/** So many sellers one person is at the most: one at each branch. */
const MOST = 200;

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

/** As whom of a business's sellers a person works, archived or not: what was theirs stays theirs. */
export async function sellersOfPerson(
  sql: Sql,
  { businessId, personId }: { businessId: string; personId: string },
): Promise<string[]> {
  const rows = await sellers
    .pick('id')
    .select(sql, `business_id = ? AND person_id = ? ORDER BY id LIMIT ${MOST}`, [businessId, personId]);
  return rows.map(({ id }) => id);
}

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
