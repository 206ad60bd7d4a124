import { extraWords, partsOfGroup } from '@domain/orders/choices';
import { extraGroupsOf, type Asking, type StoreMenu } from '../menu/store-menu';
import { nestedChoice, variationsOf, type Choice } from '../product/initial-choice';
import type { CartItem } from './cart';

/** What was chosen of an item, in the order of the menu: `Large, ½ Calabresa ½ Pepperoni, Fries (Mayo)`. */
export function itemWords(item: CartItem, menu: StoreMenu): string[] {
  const product = menu.products.get(item.productId);
  if (!product) return [];
  const variation = variationsOf(menu, product).find(({ id }) => id === item.variationId);
  return [...(variation ? [variation.name] : []), ...extraWords(chosenOf(menu, product, item))];
}

function chosenOf(menu: StoreMenu, asker: Asking, choice: Choice): Parameters<typeof extraWords>[0] {
  return extraGroupsOf(menu, asker).flatMap((group) => {
    const parts = partsOfGroup(group) ?? undefined;
    return group.extras
      .filter(({ id }) => id in choice.extras)
      .map((extra) => ({
        name: extra.name,
        quantity: choice.extras[extra.id] ?? 0,
        parts,
        extras: chosenOf(menu, extra, nestedChoice(choice, extra.id)),
      }));
  });
}
