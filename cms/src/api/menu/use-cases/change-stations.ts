import type { z } from 'zod';
import type { BulkDto, bulkStationBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';

/** Says of products where they are made. */
export async function changeStations(
  viewer: Viewer,
  { products, ...said }: z.output<typeof bulkStationBody>,
  language: Language,
): Promise<BulkDto> {
  requirePermission(viewer, 'menu.edit');
  return changeProducts(viewer, products, {
    action: 'bulk-station',
    said,
    language,
    fields: () => said,
  });
}
