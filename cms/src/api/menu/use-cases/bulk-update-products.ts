import type { BulkDto, BulkFields } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';

interface Given extends BulkFields {
  products: { id: string; version: number }[];
  releaseId: string | null;
}

/** Gives products all the same categories, state, times or station: whatever the body names. */
export const bulkUpdateProducts =
  (action: string) =>
  (viewer: Viewer, { products, releaseId, ...said }: Given, language: Language): Promise<BulkDto> => {
    requirePermission(viewer, 'menu.edit');
    return changeProducts(viewer, products, { action, said, language, releaseId, fields: () => said });
  };
