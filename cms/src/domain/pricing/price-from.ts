import {
  isOffered,
  isOnSale,
  type ExtraGroup,
  type MenuIndex,
  type Product,
  type SaleContext,
  type SaleMoment,
} from '../menu';
import { basePrice, variationPrice } from './base-price';
import { extraInVariation } from './extra-price';
import { groupPrices, type ChosenExtra } from './group-price';

/**
 * The lowest price at which one unit can be had now: in its cheapest variation, with the cheapest extras of the groups
 * that demand some.
 *
 * @param variationId only in this variation; left out, in whichever is cheapest with what it demands
 * @returns minor units, or null when no valid choice is left
 */
export function priceFrom(
  product: Product,
  index: MenuIndex,
  context: SaleContext,
  variationId?: string,
): number | null {
  const prices = basesOf(product, index, context)
    .filter((base) => variationId === undefined || base.variationId === variationId)
    .flatMap((base) => {
      const demanded = demandedCents(product, index, context, base.variationId);
      return demanded === null ? [] : [base.cents + demanded];
    });
  return prices.length === 0 ? null : Math.min(...prices);
}

interface Base {
  /** Null for a product without variations. */
  variationId: string | null;
  cents: number;
}

function basesOf(product: Product, index: MenuIndex, context: SaleContext): Base[] {
  if (product.variationGroupId === null) {
    return [{ variationId: null, cents: basePrice(product, context).priceCents }];
  }
  const group = index.variationGroups.get(product.variationGroupId);
  if (!group || !isOffered(group, context)) return [];
  return group.variations
    .filter((variation) => isOnSale(variation, context))
    .map((variation) => ({ variationId: variation.id, cents: variationPrice(variation).priceCents }));
}

/** What the groups that demand some extras add at least, or null when one of them cannot be satisfied. */
function demandedCents(
  product: Product,
  index: MenuIndex,
  moment: SaleMoment,
  variationId: string | null,
): number | null {
  let cents = 0;
  for (const groupId of product.extraGroupIds) {
    const group = index.extraGroups.get(groupId);
    if (!group || !isOffered(group, moment)) continue;
    const chosen = cheapestPieces(group, moment, variationId);
    if (chosen === null) return null;
    cents += groupPrices(group, chosen).reduce((total, part) => total + part, 0);
  }
  return cents;
}

/** The fewest pieces the group demands, cheapest first: by every method, more or dearer pieces cost no less. */
function cheapestPieces(
  group: ExtraGroup,
  moment: SaleMoment,
  variationId: string | null,
): ChosenExtra[] | null {
  const chosen: ChosenExtra[] = [];
  let missing = group.min;
  const cheapestFirst = group.extras
    .filter((extra) => isOnSale(extra, moment))
    .map((extra) => extraInVariation(extra, variationId))
    .sort((a, b) => a.priceCents - b.priceCents);
  for (const extra of cheapestFirst) {
    const quantity = Math.min(missing, extra.maxQuantity);
    if (quantity > 0) chosen.push({ extra, quantity });
    missing -= quantity;
  }
  return missing > 0 || group.min > group.max ? null : chosen;
}
