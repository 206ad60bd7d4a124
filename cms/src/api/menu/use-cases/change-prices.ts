import type { z } from 'zod';
import type { BulkDto, bulkPriceBody } from '../../../contracts/menu-bulk';
import type { Language } from '../../../contracts/session';
import { asRows } from '../../../crud/noun';
import { readOne } from '../../../crud/read-rows';
import { changedExtras, changedProductPrices, changedVariations } from '../../../domain/pricing';
import { invalid } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { toVariations } from '../../../store/rows';
import { changeProducts } from '../bulk/change-products';
import type { GroupChange } from '../bulk/change-groups';
import { variationGroup } from '../nouns/variation-group';

/** Raises, lowers or sets prices, by the same rules that showed what they would be. */
export async function changePrices(
  viewer: Viewer,
  { products, variationGroups, extraGroups, releaseId, ...rule }: z.output<typeof bulkPriceBody>,
  language: Language,
): Promise<BulkDto> {
  requirePermission(viewer, 'menu.edit');
  const { roundToCents, endingCents } = rule;
  if (endingCents >= roundToCents)
    throw invalid([{ code: 'TOO_BIG', path: ['endingCents'], args: { limit: roundToCents - 1 } }]);
  const forAll = new Set(variationGroups.map(({ id }) => id));
  return changeProducts(viewer, products, {
    action: 'bulk-price',
    said: { ...rule, groups: variationGroups.length + extraGroups.length },
    language,
    releaseId,
    fields: async (row) => {
      const { variationGroupId, priceCents } = row;
      const group = variationGroupId && (await readOne(asRows(variationGroup), viewer, variationGroupId));
      return changedProductPrices(
        { priceCents, variationPrices: row.variationPrices ?? [] },
        group ? toVariations(group.variations) : null,
        rule,
        forAll.has(variationGroupId ?? ''),
      );
    },
    groups: [
      ...onceEach(variationGroups).map(
        (seen): GroupChange => ({
          kind: 'variationGroups',
          ...seen,
          parts: (variations) => changedVariations(variations, rule),
        }),
      ),
      ...onceEach(extraGroups).map(
        (seen): GroupChange => ({
          kind: 'extraGroups',
          ...seen,
          parts: (extras) => changedExtras(extras, rule),
        }),
      ),
    ],
  });
}

/** In one order, so that two of them at once wait for each other instead of both. */
const onceEach = (groups: readonly { id: string; version: number }[]) =>
  [...new Map(groups.map((each) => [each.id, each])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
