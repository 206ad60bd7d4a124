import type { z } from 'zod';
import type { BulkDto, bulkStateBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';

/** Takes products off the menu by hand, or puts them on it again. */
export async function changeStates(
  viewer: Viewer,
  { products, ...said }: z.output<typeof bulkStateBody>,
  language: Language,
): Promise<BulkDto> {
  requirePermission(viewer, 'menu.edit');
  return changeProducts(viewer, products, {
    action: 'bulk-state',
    said,
    language,
    fields: () => said,
  });
}
