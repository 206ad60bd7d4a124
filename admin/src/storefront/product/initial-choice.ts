import type { StoreProduct } from '@contracts/storefront';
import { extraGroupsOf, type OptionOwner, type StoreMenu } from '../menu/store-menu';
import { variationsOf, withExtras, type Choice, type Pieces } from './chosen';

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
