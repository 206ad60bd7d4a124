import type { OrderItem, OrderItemPieces } from './order';

interface ChosenWith {
  /** Pieces of each extra chosen with the product, and in how many orders; the most wanted first. */
  extras: { group: string; name: string; pieces: number; orders: number }[];
  /** Other products in the same orders; the most frequent first. */
  products: { productId: string; name: string; orders: number }[];
}

/**
 * What is chosen with a product and bought along with it.
 *
 * @param orders the items of each order that the product is in, the latest first: it gives what was renamed its name
 * @param most so many of each are told
 */
export function chosenWith(
  orders: readonly (readonly OrderItem[])[],
  productId: string,
  most: number,
): ChosenWith {
  const extras = new Map<string, ChosenWith['extras'][number]>();
  const products = new Map<string, ChosenWith['products'][number]>();
  for (const items of orders) {
    const chosen = new Map<string, { group: string; name: string; pieces: number }>();
    const others = new Map<string, string>();
    for (const item of items) {
      if (item.productId !== productId) others.set(item.productId, item.name);
      else
        for (const { groupName: group, extraId, name, pieces: more } of piecesOf(item)) {
          const pieces = (chosen.get(extraId)?.pieces ?? 0) + more;
          chosen.set(extraId, { group, name, pieces });
        }
    }
    for (const [id, { group, name, pieces }] of chosen) {
      const known = extras.get(id) ?? { group, name, pieces: 0, orders: 0 };
      extras.set(id, { ...known, pieces: known.pieces + pieces, orders: known.orders + 1 });
    }
    for (const [id, name] of others) {
      const known = products.get(id) ?? { productId: id, name, orders: 0 };
      products.set(id, { ...known, orders: known.orders + 1 });
    }
  }
  return {
    extras: [...extras.values()]
      .sort((a, b) => b.pieces - a.pieces || a.name.localeCompare(b.name))
      .slice(0, most),
    products: [...products.values()]
      .sort((a, b) => b.orders - a.orders || a.name.localeCompare(b.name))
      .slice(0, most),
  };
}

/** Every extra of an item with its pieces over all units, also what was chosen with other extras. */
function piecesOf({ extras, quantity }: OrderItem): (OrderItemPieces & { pieces: number })[] {
  return extras.flatMap((extra) => [
    { ...extra, pieces: extra.quantity * quantity },
    ...(extra.extras ?? []).map((nested) => ({
      ...nested,
      pieces: nested.quantity * extra.quantity * quantity,
    })),
  ]);
}
