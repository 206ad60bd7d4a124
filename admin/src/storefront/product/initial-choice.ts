import type { StoreProduct } from '@contracts/storefront';
import { ownPriceCents } from '@domain/pricing/base-price';
import { extraGroupsOf, type OptionOwner, type StoreMenu, type StoreVariation } from '../menu/store-menu';

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

/** What is chosen before the customer has touched anything. A choice without an alternative is made for them. */
export function initialChoice(menu: StoreMenu, product: StoreProduct): Choice {
  const variations = variationsOf(menu, product).filter(({ soldOut }) => !soldOut);
  const preset =
    variations.find(({ isDefault }) => isDefault) ?? (variations.length === 1 ? variations[0] : undefined);
  const nested: Record<string, Pieces> = {};
  for (const extra of extraGroupsOf(menu, product).flatMap((group) => group.extras))
    nested[extra.id] = presets(menu, extra);
  return withExtras({ variationId: preset?.id ?? null, extras: {}, nested }, presets(menu, product));
}

/** What stands chosen of the groups that a product or an extra asks for. */
export function presets(menu: StoreMenu, asker: OptionOwner): Pieces {
  const extras: Record<string, number> = {};
  for (const group of extraGroupsOf(menu, asker)) {
    let room = group.max;
    for (const extra of group.extras.filter(({ soldOut }) => !soldOut)) {
      const quantity = Math.min(extra.defaultQuantity, extra.maxQuantity, room);
      if (quantity > 0) extras[extra.id] = quantity;
      room -= Math.max(0, quantity);
    }
  }
  return extras;
}

/** The choice with these extras; what was chosen with others is forgotten. */
export function withExtras({ variationId, nested = {} }: Choice, extras: Pieces): Choice {
  const kept = Object.entries(nested).filter(
    ([id, pieces]) => id in extras && Object.keys(pieces).length > 0,
  );
  const choice = { variationId, extras };
  return kept.length === 0 ? choice : { ...choice, nested: Object.fromEntries(kept) };
}

/** What is chosen with one extra, as a choice of its own. */
export function nestedChoice({ variationId, nested }: Choice, extraId: string): Choice {
  return { variationId, extras: nested?.[extraId] ?? {} };
}

export function withNested(choice: Choice, extraId: string, { extras }: Choice): Choice {
  return withExtras({ ...choice, nested: { ...choice.nested, [extraId]: extras } }, choice.extras);
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
