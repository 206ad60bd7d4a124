import {
  isOffered,
  isOnSale,
  isAvailable,
  sellable,
  shownFields,
  type ExtraGroup,
  type MenuIndex,
  type Product,
  type SaleContext,
  type SaleMoment,
  type VariationGroup,
} from '../menu';
import { askedPrice, basePrice, variationGroupPrice } from '../pricing';

/** How customers find a product: for sale, marked as sold out, or not at all. */
export type Appearance = 'FOR_SALE' | 'SOLD_OUT' | 'HIDDEN';

const SHOWN_AS_SOLD_OUT = new Set(['SOLD_OUT', 'OUT_OF_STOCK', 'GROUP_UNSATISFIABLE', 'NO_VARIATION']);

/** How customers find a product now. What may come back the same day is marked, anything else is left out. */
export function appearance(index: MenuIndex, product: Product, context: SaleContext): Appearance {
  const verdict = sellable(index, product, context);
  if (verdict.sellable) return 'FOR_SALE';
  return verdict.reasons.every(({ code }) => SHOWN_AS_SOLD_OUT.has(code)) ? 'SOLD_OUT' : 'HIDDEN';
}

/** What customers are told of a product: its words and photos, and the prices in force now in minor units. */
export function shownProduct(index: MenuIndex, product: Product, context: SaleContext) {
  const { priceCents, fullPriceCents } = basePrice(product, context);
  const asked = askedPrice(product, index, context);
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    categoryIds: product.categoryIds,
    imageUrls: product.imageUrls,
    variationGroupId: product.variationGroupId,
    variationPrices: product.variationPrices,
    extraGroupIds: offeredGroups(index, product, context),
    ...shownFields(product),
    priceCents,
    fullPriceCents,
    fromPriceCents: asked?.cents ?? priceCents,
    isFromPrice: asked?.isFrom ?? false,
  };
}

/** Those of the groups that a product or an extra asks for which are offered now. */
function offeredGroups(
  index: MenuIndex,
  { extraGroupIds }: Pick<Product, 'extraGroupIds'>,
  moment: SaleMoment,
): string[] {
  return extraGroupIds.filter((id) => {
    const group = index.extraGroups.get(id);
    return group !== undefined && isOffered(group, moment);
  });
}

/** The sizes that customers can see now, in their order; those that are sold out, or of which none is left, are marked. */
export function shownVariationGroup({ id, name, variations }: VariationGroup, moment: SaleMoment) {
  return {
    id,
    name,
    variations: variations
      .filter((part) => isOffered(part, moment))
      .sort((a, b) => a.position - b.position)
      .map((variation) => ({
        id: variation.id,
        name: variation.name,
        ...variationGroupPrice(variation),
        isDefault: variation.isDefault,
        soldOut: !isOnSale(variation, moment),
      })),
  };
}

/**
 * A group's rule and the extras that customers can see now, in their order; those that are sold out are marked, and those
 * that demand what is.
 */
export function shownExtraGroup(index: MenuIndex, group: ExtraGroup, moment: SaleMoment) {
  const { id, name, description, min, max, freeQuantity, priceMethod, display } = group;
  return {
    id,
    name,
    description,
    min,
    max,
    freeQuantity,
    priceMethod,
    display,
    extras: group.extras
      .filter((part) => isOffered(part, moment))
      .sort((a, b) => a.position - b.position)
      .map((extra) => ({
        id: extra.id,
        name: extra.name,
        description: extra.description,
        priceCents: extra.priceCents,
        variationPrices: extra.variationPrices,
        extraGroupIds: offeredGroups(index, extra, moment),
        imageUrl: extra.imageUrl,
        maxQuantity: extra.maxQuantity,
        defaultQuantity: extra.defaultQuantity,
        soldOut: !isAvailable(index, extra, moment),
      })),
  };
}
