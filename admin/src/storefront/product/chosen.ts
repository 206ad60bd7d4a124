import type { StoreProduct } from '@contracts/storefront';
import { ownPriceCents } from '@domain/pricing/own-price';
import { extraGroupsOf, type StoreMenu, type StoreVariation } from '../menu/store-menu';

/** Pieces by the extra's id, none of them 0. */
export type Pieces = Readonly<Record<string, number>>;

/** What is chosen of a product so far; it need not be valid yet. */
export interface Choice {
  variationId: string | null;
  /** Per unit. */
  extras: Pieces;
  /** What is chosen of the groups that an extra asks for, by its id: per piece of it. Only for extras that are chosen. */
  nested?: Readonly<Record<string, Pieces>>;
}

/** The choice with these extras; what was chosen with others is forgotten. */
export function withExtras({ variationId, nested = {} }: Choice, extras: Pieces): Choice {
  const kept = Object.entries(nested).filter(
    ([id, pieces]) => id in extras && Object.keys(pieces).length > 0,
  );
  const choice = { variationId, extras };
  return kept.length === 0 ? choice : { ...choice, nested: Object.fromEntries(kept) };
}

/** The variations a product comes in, each at the price that the product has in it. */
export function variationsOf(menu: StoreMenu, product: StoreProduct): StoreVariation[] {
  const { variations = [] } = menu.variationGroups.get(product.variationGroupId ?? '') ?? {};
  return variations.map((variation) => {
    const priceCents = ownPriceCents(product, variation.id);
    return priceCents === null ? variation : { ...variation, priceCents, fullPriceCents: null };
  });
}

/** Whether there is anything to decide; if not, one tap puts it into the cart. */
export function hasOptions(menu: StoreMenu, product: StoreProduct): boolean {
  return product.variationGroupId !== null || extraGroupsOf(menu, product).length > 0;
}
