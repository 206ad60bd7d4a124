import { extraGroupsOf, type StoreMenu } from '../menu/store-menu';
import { variationsOf } from '../product/initial-choice';
import type { CartLine } from './cart';

/** What was chosen of a line, in the order of the menu: `Large, 2× Bacon, Catupiry`. */
export function lineWords(line: CartLine, menu: StoreMenu): string[] {
  const product = menu.products.get(line.productId);
  if (!product) return [];
  const variation = variationsOf(menu, product).find(({ id }) => id === line.variationId);
  const extras = extraGroupsOf(menu, product)
    .flatMap((group) => group.extras)
    .flatMap(({ id, name }) => {
      const quantity = line.extras[id] ?? 0;
      return quantity === 0 ? [] : [quantity === 1 ? name : `${quantity}× ${name}`];
    });
  return [...(variation ? [variation.name] : []), ...extras];
}
