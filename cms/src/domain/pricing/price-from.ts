import { isOnSale, type ExtraGroup, type MenuIndex, type Product, type SaleContext } from '../menu';
import { basePrice, variationPrice } from './base-price';
import { groupPrices, type ChosenExtra } from './group-price';

/**
 * The lowest price at which one unit can be had now: in its cheapest variation, with the cheapest extras of the groups
 * that demand some.
 *
 * @returns minor units, or null when no valid choice is left
 */
export function priceFrom(product: Product, index: MenuIndex, context: SaleContext): number | null {
  const base = cheapestBase(product, index, context);
  if (base === null) return null;
  let cents = base;
  for (const groupId of product.extraGroupIds) {
    const group = index.extraGroups.get(groupId);
    if (group?.state !== 'ACTIVE') continue;
    const chosen = cheapestPieces(group, context.now);
    if (chosen === null) return null;
    cents += groupPrices(group, chosen).reduce((total, part) => total + part, 0);
  }
  return cents;
}

function cheapestBase(product: Product, index: MenuIndex, context: SaleContext): number | null {
  if (product.variationGroupId === null) return basePrice(product, context).priceCents;
  const group = index.variationGroups.get(product.variationGroupId);
  if (group?.state !== 'ACTIVE') return null;
  const prices = group.variations
    .filter((variation) => isOnSale(variation, context.now))
    .map((variation) => variationPrice(variation).priceCents);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** The fewest pieces the group demands, cheapest first: by every method, more or dearer pieces cost no less. */
function cheapestPieces(group: ExtraGroup, now: Date): ChosenExtra[] | null {
  const chosen: ChosenExtra[] = [];
  let missing = group.min;
  const cheapestFirst = group.extras
    .filter((extra) => isOnSale(extra, now))
    .sort((a, b) => a.priceCents - b.priceCents);
  for (const extra of cheapestFirst) {
    const quantity = Math.min(missing, extra.maxQuantity);
    if (quantity > 0) chosen.push({ extra, quantity });
    missing -= quantity;
  }
  return missing > 0 || group.min > group.max ? null : chosen;
}
