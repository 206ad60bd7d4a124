import { inList, type Sql } from '../../../database/sql';
import type { DuplicateReason } from '../../../domain/customers';
import { LISTED } from './business-figures';

/** The columns in which two customers who may be one have the same. Each has an index with `LISTED`. */
export const DUPLICATE_COLUMNS: Readonly<
  Record<DuplicateReason, 'phone_key' | 'email' | 'name_address_key'>
> = {
  SAME_PHONE_WITHOUT_NINTH_DIGIT: 'phone_key',
  SAME_EMAIL: 'email',
  SAME_NAME_AND_ADDRESS: 'name_address_key',
};

export interface DuplicateGroup {
  reason: DuplicateReason;
  ids: string[];
}

/** Groups of customers with the same in one of the columns, at most `limit` of each reason, the largest groups first. */
export async function duplicateGroups(
  sql: Sql,
  businessId: string,
  reason: DuplicateReason,
  limit: number,
): Promise<DuplicateGroup[]> {
  const column = DUPLICATE_COLUMNS[reason];
  const keys = await sql.all<{ key: string }>(
    `SELECT ${column} AS key FROM customers WHERE business_id = ? AND ${column} IS NOT NULL AND ${LISTED}
      GROUP BY ${column} HAVING COUNT(*) > 1 ORDER BY COUNT(*) DESC, 1 LIMIT ?`,
    [businessId, limit],
  );
  const rows = await sql.all<{ key: string; id: string }>(
    `SELECT ${column} AS key, document_id AS id FROM customers
      WHERE business_id = ? AND ${inList(sql, column)} AND ${LISTED} ORDER BY order_count DESC, id LIMIT 1000`,
    [businessId, keys.map(({ key }) => key)],
  );
  return keys.map(({ key }) => ({
    reason,
    ids: rows.filter((row) => row.key === key).map(({ id }) => id),
  }));
}
