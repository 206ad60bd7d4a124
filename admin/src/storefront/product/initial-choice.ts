import type { StoreProduct } from '@contracts/storefront';
import { extraGroupsOf, type StoreMenu } from '../menu/store-menu';

/** What is chosen of a product so far; it need not be valid yet. */
export interface Choice {
  variationId: string | null;
  /** Pieces per unit by the extra's id, none of them 0. */
  extras: Readonly<Record<string, number>>;
}

/** What is chosen before the customer has touched anything. A choice without an alternative is made for them. */
export function initialChoice(menu: StoreMenu, product: StoreProduct): Choice {
  const variations = variationsOf(menu, product).filter(({ soldOut }) => !soldOut);
  const preset =
    variations.find(({ isDefault }) => isDefault) ?? (variations.length === 1 ? variations[0] : undefined);
  const extras: Record<string, number> = {};
  for (const group of extraGroupsOf(menu, product)) {
    let room = group.max;
    for (const extra of group.extras.filter(({ soldOut }) => !soldOut)) {
      const quantity = Math.min(extra.defaultQuantity, extra.maxQuantity, room);
      if (quantity > 0) extras[extra.id] = quantity;
      room -= Math.max(0, quantity);
    }
  }
  return { variationId: preset?.id ?? null, extras };
}

export function variationsOf(menu: StoreMenu, product: StoreProduct) {
  return product.variationGroupId
    ? (menu.variationGroups.get(product.variationGroupId)?.variations ?? [])
    : [];
}

/** Whether there is anything to decide; if not, one tap puts it into the bag. */
export function hasOptions(menu: StoreMenu, product: StoreProduct): boolean {
  return product.variationGroupId !== null || extraGroupsOf(menu, product).length > 0;
}
