import { withChanged, withItem, withQuantity, type CartItem } from '../../../storefront/ordering';

/** What was picked of a menu. */
export interface Picked {
  items: CartItem[];
  /** Keys of the items that are to be made later, when they are fired. */
  held: string[];
}

export const NOTHING: Picked = { items: [], held: [] };

const HELD = 'held ';
/** The key of an item as the menu makes it, whether or not it is held. */
const plainKey = (key: string) => (key.startsWith(HELD) ? key.slice(HELD.length) : key);
/** What is held is told from the same that is wanted now by its key: neither grows the other. */
const asHeld = (item: CartItem): CartItem => ({ ...item, key: HELD + plainKey(item.key) });

/** Only items that are there are held: one that comes back later is not held because an earlier one was. */
const heldAmong = (items: readonly CartItem[], held: readonly string[]) =>
  [...new Set(held)].filter((key) => items.some((item) => item.key === key));

/** Puts an item in, or in the place of another; the hold of what is replaced goes on with it. */
export function withPut({ items, held }: Picked, item: CartItem, replaces: string | null): Picked {
  if (replaces === null) return { items: withItem(items, item), held };
  const isHeld = held.includes(replaces);
  const put = isHeld ? asHeld(item) : item;
  const next = withChanged(items, replaces, put);
  return { items: next, held: heldAmong(next, isHeld ? [...held, put.key] : held) };
}

/** So many of an item; with none it is gone. */
export function withCount({ items, held }: Picked, key: string, quantity: number): Picked {
  const next = withQuantity(items, key, quantity);
  return { items: next, held: heldAmong(next, held) };
}

/** Holds an item, or lets it be made with the rest again; it joins the same where that is held, or is not, as well. */
export function withHoldPressed({ items, held }: Picked, key: string): Picked {
  const item = items.find((each) => each.key === key);
  if (!item) return { items, held };
  const isHeld = held.includes(key);
  const pressed = isHeld ? { ...item, key: plainKey(key) } : asHeld(item);
  const next = withChanged(items, key, pressed);
  const others = held.filter((each) => each !== key);
  return { items: next, held: heldAmong(next, isHeld ? others : [...others, pressed.key]) };
}

/** By what each item is drawn: it stays the same where one is held, so that the keyboard stays where it is. */
export const drawnKeys = (items: readonly CartItem[]): string[] =>
  items.map(({ key }, place) => {
    const plain = plainKey(key);
    return items.slice(0, place).some((other) => plainKey(other.key) === plain) ? `again ${plain}` : plain;
  });

/** The places of what is to be held, as the server counts them. */
export const placesToHold = ({ items, held }: Picked): number[] =>
  items.flatMap(({ key }, place) => (held.includes(key) ? [place] : []));
