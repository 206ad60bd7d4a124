import type { z } from 'zod';
import type { BulkDto, bulkUndoBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requireToWrite } from '../../../crud/guard';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';
import { product } from '../nouns/product';

/** Gives products back what they had before many were changed at once. */
export async function undoBulkChange(
  viewer: Viewer,
  { products }: z.output<typeof bulkUndoBody>,
  language: Language,
): Promise<BulkDto> {
  const fields = new Set(products.flatMap(({ before }) => Object.keys(before)));
  // Whoever says what has run out may take that back, and nothing else.
  if ([...fields].some((field) => field !== 'soldOutUntil')) requirePermission(viewer, 'menu.edit');
  requireToWrite(product, viewer, fields);
  const before = new Map(products.map((each) => [each.id, each.before]));
  return changeProducts(viewer, products, {
    action: 'bulk-undo',
    said: { fields: [...fields] },
    language,
    fields: ({ documentId }) => before.get(documentId) ?? {},
  });
}
