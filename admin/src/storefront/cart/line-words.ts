import { extraGroupsOf, type Asking, type StoreMenu } from '../menu/store-menu';
import { nestedChoice, variationsOf, type Choice } from '../product/initial-choice';
import type { CartLine } from './cart';
import { extraWords, type NamedPieces } from './extra-words';

/** What was chosen of a line, in the order of the menu: `Large, 2× Bacon, Fries (Mayo)`. */
export function lineWords(line: CartLine, menu: StoreMenu): string[] {
  const product = menu.products.get(line.productId);
  if (!product) return [];
  const variation = variationsOf(menu, product).find(({ id }) => id === line.variationId);
  return [...(variation ? [variation.name] : []), ...extraWords(chosenOf(menu, product, line))];
}

function chosenOf(menu: StoreMenu, asker: Asking, choice: Choice): NamedPieces[] {
  return extraGroupsOf(menu, asker)
    .flatMap((group) => group.extras)
    .filter(({ id }) => id in choice.extras)
    .map((extra) => ({
      name: extra.name,
      quantity: choice.extras[extra.id] ?? 0,
      extras: chosenOf(menu, extra, nestedChoice(choice, extra.id)),
    }));
}
