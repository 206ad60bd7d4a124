import type { PriceChangeDto, PriceKind } from '../../../contracts/product-details';
import { inList, type Sql } from '../../../database/sql';
import type { Extra, MenuIndex, Product } from '../../../domain/menu';
import type { LoadedStore } from '../../../store/load-store';

/** So many are told of the product itself, and as many of its options: those are many, and change together. */
const MOST = 50;

interface ChangeRow {
  item_id: string;
  kind: PriceKind;
  channel: string | null;
  variation_id: string | null;
  before_cents: number | null;
  after_cents: number | null;
  user_name: string;
  at: number;
}

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
  const latest = (where: string, parameters: (string | readonly string[])[]) =>
    sql.all<ChangeRow>(
      `SELECT item_id, kind, channel, variation_id, before_cents, after_cents, user_name, at FROM price_changes
        WHERE business_id = ? AND ${where} ORDER BY at DESC, id DESC LIMIT ${MOST}`,
      [businessId, ...parameters],
    );
  const items = inList(sql, 'item_id');
  const own = await latest(`${items}${withCost ? '' : ` AND kind <> 'COST'`}`, [[id, ...sizeIds]]);
  const options = await latest(`${items} AND (variation_id IS NULL OR ${inList(sql, 'variation_id')})`, [
    [...extraNames.keys()],
    sizeIds,
  ]);
  // What changed at one instant stands as in the menu.
  const order = [id, ...sizeIds, ...extraNames.keys()];
  const place = ({ item_id, variation_id }: ChangeRow) =>
    order.indexOf(item_id) * (sizeIds.length + 1) + sizeIds.indexOf(variation_id ?? '') + 1;
  return [...own, ...options]
    .sort((a, b) => b.at - a.at || place(a) - place(b))
    .map((row) => ({
      at: new Date(row.at).toISOString(),
      by: row.user_name,
      kind: row.kind,
      extra: extraNames.get(row.item_id) ?? null,
      variation: sizeNames.get(row.variation_id ?? row.item_id) ?? null,
      channel: row.channel,
      beforeCents: row.before_cents,
      afterCents: row.after_cents,
    }));
}

/** The options that are asked for with a product, and those that these ask for. */
function extrasOf({ extraGroups }: MenuIndex, { extraGroupIds }: Pick<Product, 'extraGroupIds'>): Extra[] {
  const inGroups = (ids: readonly string[]) => ids.flatMap((id) => extraGroups.get(id)?.extras ?? []);
  const asked = inGroups(extraGroupIds);
  return [...asked, ...asked.flatMap((extra) => inGroups(extra.extraGroupIds))];
}
