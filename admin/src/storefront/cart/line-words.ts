import { extraWords, partsOfGroup } from '@domain/orders/choices';
import { extraGroupsOf, type Asking, type StoreMenu } from '../menu/store-menu';
import { nestedChoice, variationsOf, type Choice } from '../product/initial-choice';
import type { CartLine } from './cart';

/** What was chosen of a line, in the order of the menu: `Large, ½ Calabresa ½ Pepperoni, Fries (Mayo)`. */
export function lineWords(line: CartLine, menu: StoreMenu): string[] {
  const product = menu.products.get(line.productId);
  if (!product) return [];
  const variation = variationsOf(menu, product).find(({ id }) => id === line.variationId);
  return [...(variation ? [variation.name] : []), ...extraWords(chosenOf(menu, product, line))];
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
