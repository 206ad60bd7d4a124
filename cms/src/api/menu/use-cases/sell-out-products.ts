import type { z } from 'zod';
import type { BulkDto, bulkSoldOutBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import type { Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';

/** Takes products off sale until an instant, or puts them back with null. */
export async function sellOutProducts(
  viewer: Viewer,
  { products, ...said }: z.output<typeof bulkSoldOutBody>,
  language: Language,
): Promise<BulkDto> {
  return changeProducts(viewer, products, {
    action: 'bulk-sold-out',
    said,
    language,
    releaseId: null,
    fields: () => ({ soldOutUntil: said.until }),
  });
}
