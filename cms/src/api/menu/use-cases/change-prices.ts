import type { z } from 'zod';
import type { BulkDto, bulkPriceBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { changedPrice } from '../../../domain/menu';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';

/** Makes products dearer or cheaper, by the same rule that showed what they would cost. */
export async function changePrices(
  viewer: Viewer,
  { products, ...said }: z.output<typeof bulkPriceBody>,
  language: Language,
): Promise<BulkDto> {
  requirePermission(viewer, 'menu.edit');
  return changeProducts(viewer, products, {
    action: 'bulk-price',
    said,
    language,
    fields: ({ priceCents }) => ({ priceCents: changedPrice(priceCents, said.change, said.roundToCents) }),
  });
}
