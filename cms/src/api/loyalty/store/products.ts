import { inList, type Sql } from '../../../database/sql';

/** Those of some ids that name no product of the business that is in use. */
export async function unknownProducts(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const known = await sql.all<{ id: string }>(
    `SELECT document_id AS id FROM products WHERE business_id = ? AND ${inList(sql, 'document_id')}`,
    [businessId, wanted],
  );
  return wanted.filter((id) => !known.some((product) => product.id === id));
}

/** The prices of products by their ids, minor units; those that are gone are missing. */
export async function productPrices(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const found = await sql.all<{ id: string; price: number }>(
    `SELECT document_id AS id, price_cents AS price FROM products WHERE business_id = ? AND ${inList(sql, 'document_id')}`,
    [businessId, [...new Set(ids)]],
  );
  return new Map(found.map(({ id, price }) => [id, price]));
}
