import { asRows } from '../../../crud/noun';
import { update } from '../../../crud/operations';
import type { Sql } from '../../../database/sql';
import type { Viewer } from '../../../sessions/viewer';
import { productsInGroup } from '../store/menu-rows';
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
  for (const { id, version, variationPrices: own } of await productsInGroup(sql, group, 'document_id')) {
    const variationPrices = own.filter(({ variationId }) => !gone.has(variationId));
    if (variationPrices.length < own.length)
      await update(asRows(product), viewer, id, { version, variationPrices });
  }
}
