import type { z } from 'zod';
import type { BulkDto, bulkScheduleBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';

/** Says of products when they are for sale. */
export async function changeSchedules(
  viewer: Viewer,
  { products, ...said }: z.output<typeof bulkScheduleBody>,
  language: Language,
): Promise<BulkDto> {
  requirePermission(viewer, 'menu.edit');
  return changeProducts(viewer, products, {
    action: 'bulk-schedule',
    said,
    language,
    fields: () => said,
  });
}
