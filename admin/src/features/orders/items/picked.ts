import { withChanged, withItem, withQuantity, type CartItem } from '../../../storefront/ordering';

/** What was picked of a menu. */
export interface Picked {
  items: CartItem[];
  /** Keys of the items that are to be made later, when they are fired. */
  held: string[];
}

export const NOTHING: Picked = { items: [], held: [] };

/** Only items that are there are held: one that comes back later is not held because an earlier one was. */
const heldAmong = (items: readonly CartItem[], held: readonly string[]) =>
  held.filter((key) => items.some((item) => item.key === key));

/** Puts an item in, or in the place of another; the hold of what is replaced goes on with it. */
export function withPut({ items, held }: Picked, item: CartItem, replaces: string | null): Picked {
  if (replaces === null) return { items: withItem(items, item), held };
  const next = withChanged(items, replaces, item);
  const follows = held.includes(replaces) && !held.includes(item.key);
  return { items: next, held: heldAmong(next, follows ? [...held, item.key] : held) };
}

/** So many of an item; with none it is gone. */
export function withCount({ items, held }: Picked, key: string, quantity: number): Picked {
  const next = withQuantity(items, key, quantity);
  return { items: next, held: heldAmong(next, held) };
}

/** Holds an item, or lets it be made with the rest again. */
export const withHoldPressed = ({ items, held }: Picked, key: string): Picked => ({
  items,
  held: held.includes(key) ? held.filter((each) => each !== key) : [...held, key],
});

/** The places of what is held, as the server counts them. */
export const heldPlaces = ({ items, held }: Picked): number[] =>
  items.flatMap(({ key }, place) => (held.includes(key) ? [place] : []));
