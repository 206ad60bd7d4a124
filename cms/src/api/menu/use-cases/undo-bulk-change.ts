import type { z } from 'zod';
import type { BulkDto, bulkUndoBody, PartPrices } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { requireToWrite } from '../../../crud/guard';
import type { VariationPrice } from '../../../domain/menu';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { changeProducts } from '../bulk/change-products';
import type { GroupChange } from '../bulk/change-groups';
import { product } from '../nouns/product';

/** Gives products back what they had before many were changed at once. */
export async function undoBulkChange(
  viewer: Viewer,
  { products, variationGroups, extraGroups }: z.output<typeof bulkUndoBody>,
  language: Language,
): Promise<BulkDto> {
  const fields = new Set(products.flatMap(({ before }) => Object.keys(before)));
  // Whoever says what has run out may take that back, and nothing else.
  if ([...fields].some((field) => field !== 'soldOutUntil')) requirePermission(viewer, 'menu.edit');
  requireToWrite(product, viewer, fields);
  if (variationGroups.length + extraGroups.length > 0) {
    requirePermission(viewer, 'menu.edit');
    requirePermission(viewer, 'menu.price.edit');
  }
  const before = new Map(products.map((each) => [each.id, each.before]));
  return changeProducts(viewer, products, {
    action: 'bulk-undo',
    said: { fields: [...fields] },
    language,
    releaseId: null,
    fields: ({ documentId }) => before.get(documentId) ?? {},
    groups: [
      ...variationGroups.map(
        ({ id, version, before: had }): GroupChange => ({
          kind: 'variationGroups',
          id,
          version,
          parts: (variations) =>
            variations.map((part) => ({ ...part, priceCents: pricesIn(had, part).priceCents })),
        }),
      ),
      ...extraGroups.map(
        ({ id, version, before: had }): GroupChange => ({
          kind: 'extraGroups',
          id,
          version,
          parts: (extras) => extras.map((part) => ({ ...part, ...pricesIn(had, part) })),
        }),
      ),
    ],
  });
}

/** What a part of a group cost; one that nothing is known of stays as it is. */
function pricesIn(
  before: PartPrices,
  part: { id: string; priceCents: number; variationPrices?: VariationPrice[] },
): { priceCents: number; variationPrices: VariationPrice[] } {
  const had = before.find(({ id }) => id === part.id);
  return {
    priceCents: had?.priceCents ?? part.priceCents,
    variationPrices: had?.variationPrices ?? part.variationPrices ?? [],
  };
}
