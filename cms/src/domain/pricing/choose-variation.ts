import { isOffered, isOnSale, type MenuIndex, type Product, type SaleMoment, type Variation } from '../menu';
import type { PriceProblem, PriceProblemCode } from './problem';

/**
 * The variation a choice names, or what is wrong with it. A variation that exists but cannot be had now, because it or
 * its group is paused, is sold out; one that the product does not have is unknown.
 */
export function chooseVariation(
  product: Product,
  variationId: string | null,
  index: MenuIndex,
  moment: SaleMoment,
): { variation: Variation | null; problems: PriceProblem[] } {
  const refuse = (code: PriceProblemCode, args: PriceProblem['args'] = {}) => ({
    variation: null,
    problems: [{ code, path: ['variationId'], args }],
  });
  if (product.variationGroupId === null) {
    return variationId === null ? { variation: null, problems: [] } : refuse('VARIATION_NOT_ALLOWED');
  }
  const group = index.variationGroups.get(product.variationGroupId);
  if (variationId === null) return refuse('VARIATION_REQUIRED', { group: group?.name ?? '' });
  const variation = group?.variations.find(({ id }) => id === variationId);
  if (!group || !variation) return refuse('UNKNOWN_VARIATION');
  if (!isOffered(group, moment) || !isOnSale(variation, moment)) {
    return refuse('VARIATION_SOLD_OUT', { name: variation.name });
  }
  return { variation, problems: [] };
}
