import type { Sql } from '../../../database/sql';

/** What the house calls its products, by their id. */
export async function productSkus(
  sql: Sql,
  businessId: string,
  branchId: string,
): Promise<Record<string, string>> {
  const rows = await sql.all<{ id: string; sku: string }>(
    `SELECT document_id AS id, sku FROM products
      WHERE business_id = ? AND branch_id = ? AND sku IS NOT NULL AND state <> 'ARCHIVED' LIMIT 10000`,
    [businessId, branchId],
  );
  return Object.fromEntries(rows.map(({ id, sku }) => [id, sku]));
}
