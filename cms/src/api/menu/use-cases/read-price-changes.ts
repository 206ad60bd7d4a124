import type { PriceChangeDto } from '../../../contracts/product-details';
import type { Sql } from '../../../database/sql';
import type { Extra, MenuIndex, Product } from '../../../domain/menu';
import type { LoadedStore } from '../../../store/load-store';
import { optionPriceChanges, priceChangesOf, type PriceChange } from '../store/price-changes';

/**
 * What a product's prices were, those of the variations it comes in and of the options that are asked for with it, in
 * its variations too; newest first. Costs are told only where margins are.
 */
export async function readPriceChanges(
  sql: Sql,
  { businessId, menu }: LoadedStore,
  product: { id: string } & Pick<Product, 'variationGroupId' | 'extraGroupIds'>,
  withCost: boolean,
): Promise<PriceChangeDto[]> {
  const { id, variationGroupId } = product;
  const sizes = (variationGroupId && menu.variationGroups.get(variationGroupId)?.variations) || [];
  const sizeNames = new Map(sizes.map((size) => [size.id, size.name]));
  const extraNames = new Map(extrasOf(menu, product).map((extra) => [extra.id, extra.name]));
  const sizeIds = [...sizeNames.keys()];
  const own = await priceChangesOf(sql, businessId, [id, ...sizeIds], { withCost });
  const options = await optionPriceChanges(sql, businessId, [...extraNames.keys()], sizeIds);
  // What changed at one instant stands as in the menu.
  const order = [id, ...sizeIds, ...extraNames.keys()];
  const place = ({ itemId, variationId }: PriceChange) =>
    order.indexOf(itemId) * (sizeIds.length + 1) + sizeIds.indexOf(variationId ?? '') + 1;
  return [...own, ...options]
    .sort((a, b) => b.at - a.at || place(a) - place(b))
    .map((row) => ({
      at: new Date(row.at).toISOString(),
      by: row.userName,
      kind: row.kind,
      extra: extraNames.get(row.itemId) ?? null,
      variation: sizeNames.get(row.variationId ?? row.itemId) ?? null,
      channel: row.channel,
      beforeCents: row.beforeCents,
      afterCents: row.afterCents,
    }));
}

/** The options that are asked for with a product, and those that these ask for. */
function extrasOf({ extraGroups }: MenuIndex, { extraGroupIds }: Pick<Product, 'extraGroupIds'>): Extra[] {
  const inGroups = (ids: readonly string[]) => ids.flatMap((id) => extraGroups.get(id)?.extras ?? []);
  const asked = inGroups(extraGroupIds);
  return [...asked, ...asked.flatMap((extra) => inGroups(extra.extraGroupIds))];
}
