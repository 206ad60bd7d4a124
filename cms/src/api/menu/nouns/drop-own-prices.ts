import { asRows } from '../../../crud/noun';
import { update } from '../../../crud/operations';
import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import type { VariationPrice } from '../../../domain/menu';
import type { Viewer } from '../../../sessions/viewer';
import { product } from './product';

interface Group {
  documentId: string;
  businessId: string;
  branchId: string;
  variations: readonly { id: string }[];
}

/** Takes the prices that products have in variations which their group no longer has; an archived one may come back. */
export async function dropOwnPrices(
  sql: Sql,
  viewer: Viewer,
  group: Group,
  before: Group | null,
): Promise<void> {
  const kept = new Set(group.variations.map(({ id }) => id));
  const gone = new Set((before?.variations ?? []).flatMap(({ id }) => (kept.has(id) ? [] : id)));
  if (gone.size === 0) return;
  const products = await sql.all<{ id: string; version: number; variation_prices: JsonColumn }>(
    `SELECT document_id AS id, version, variation_prices FROM products
      WHERE variation_group_id = ? AND business_id = ? AND branch_id = ? AND state <> 'ARCHIVED'
        AND variation_prices IS NOT NULL
      ORDER BY document_id LIMIT 10000`,
    [group.documentId, group.businessId, group.branchId],
  );
  for (const { id, version, variation_prices } of products) {
    const own = json<VariationPrice[]>(variation_prices, []);
    const variationPrices = own.filter(({ variationId }) => !gone.has(variationId));
    if (variationPrices.length < own.length)
      await update(asRows(product), viewer, id, { version, variationPrices });
  }
}
