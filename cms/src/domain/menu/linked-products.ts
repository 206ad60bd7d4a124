import type { Extra, Menu, Product } from './menu';
import { laterEnd } from './sold-out';

/**
 * The menu as it stands once every extra that is a piece of a product follows it: paused while the product is not on
 * sale, is out of stock or is gone, and sold out at least as long as the product is.
 *
 * @returns a menu of the same rows; only such extras are others
 */
export function applyLinkedProducts(menu: Menu): Menu {
  const products = new Map(menu.products.map((product) => [product.id, product]));
  const extraGroups = menu.extraGroups.map((group) =>
    group.extras.every(({ linkedProductId }) => linkedProductId === null)
      ? group
      : { ...group, extras: group.extras.map((extra) => following(extra, products)) },
  );
  return { ...menu, extraGroups };
}

function following(extra: Extra, products: ReadonlyMap<string, Product>): Extra {
  if (extra.linkedProductId === null) return extra;
  const product = products.get(extra.linkedProductId);
  const gone = product?.state !== 'ACTIVE' || (product.stock.tracked && product.stock.quantity <= 0);
  return {
    ...extra,
    state: gone && extra.state === 'ACTIVE' ? 'PAUSED' : extra.state,
    soldOutUntil: laterEnd(extra.soldOutUntil, product?.soldOutUntil ?? null),
  };
}
