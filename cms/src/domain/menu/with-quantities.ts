import type { PartStock } from './menu';
import type { MenuIndex } from './menu-index';

/**
 * The menu with what is left of some things as it is by now; all others stay as they are.
 *
 * @param left pieces ≥ 0 by the id of a product, a variation or an extra; what is not tracked is left alone
 */
export function withQuantities(index: MenuIndex, left: ReadonlyMap<string, number>): MenuIndex {
  if (left.size === 0) return index;
  const recount = <P extends PartStock & { id: string }>(part: P): P => {
    const quantity = part.stockTracked ? left.get(part.id) : undefined;
    return quantity === undefined ? part : { ...part, stockQuantity: quantity };
  };
  const isRecounted = ({ id, stockTracked }: PartStock & { id: string }) => stockTracked && left.has(id);

  const products = new Map(index.products);
  for (const [id, quantity] of left) {
    const product = products.get(id);
    if (product?.stock.tracked) products.set(id, { ...product, stock: { tracked: true, quantity } });
  }
  const variationGroups = new Map(index.variationGroups);
  for (const [id, group] of index.variationGroups)
    if (group.variations.some(isRecounted))
      variationGroups.set(id, { ...group, variations: group.variations.map(recount) });
  const extraGroups = new Map(index.extraGroups);
  const extras = new Map(index.extras);
  for (const [id, group] of index.extraGroups) {
    if (!group.extras.some(isRecounted)) continue;
    const own = group.extras.map(recount);
    extraGroups.set(id, { ...group, extras: own });
    extras.set(id, new Map(own.map((extra) => [extra.id, extra])));
  }
  return { ...index, products, variationGroups, extraGroups, extras };
}
