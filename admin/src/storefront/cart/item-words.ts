import { counted } from '@domain/menu/unit';
import { extraWords, partsOfGroup } from '@domain/orders/choices';
import { extraGroupsOf, unitOf, type OptionOwner, type StoreMenu } from '../menu/store-menu';
import { variationsOf, type Choice } from '../product/chosen';
import { nestedChoice } from '../product/nested-choice';
import type { CartItem } from './cart';

/** What was chosen of an item, in the order of the menu: `Large, ½ Calabresa ½ Pepperoni, Fries (Mayo)`. */
export function itemWords(item: CartItem, menu: StoreMenu): string[] {
  const product = menu.products.get(item.productId);
  if (!product) return [];
  const variation = variationsOf(menu, product).find(({ id }) => id === item.variationId);
  return [...(variation ? [variation.name] : []), ...extraWords(chosenOf(menu, product, item))];
}

/** Items in one line, as the menu counts them: `2× Pizza, 1 kg Picanha`. */
export const itemsInWords = (items: readonly CartItem[], menu: StoreMenu): string =>
  items.map((item) => `${counted(item.quantity, unitOf(item, menu))} ${item.name}`).join(', ');

function chosenOf(menu: StoreMenu, asker: OptionOwner, choice: Choice): Parameters<typeof extraWords>[0] {
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
