import type { z } from 'zod';
import type { BulkDto, bulkCategoryBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';

/** Puts products into categories, and out of those they were in. */
export async function changeCategories(
  viewer: Viewer,
  { products, ...said }: z.output<typeof bulkCategoryBody>,
  language: Language,
): Promise<BulkDto> {
  requirePermission(viewer, 'menu.edit');
  return changeProducts(viewer, products, {
    action: 'bulk-category',
    said,
    language,
    fields: () => said,
  });
}
