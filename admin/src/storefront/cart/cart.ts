import type { StoreProduct } from '@contracts/storefront';
import type { StoreMenu } from '../menu/store-menu';
import type { Choice } from '../product/chosen';

/** One item of the cart. `key` is made of all that tells two items apart, so equal items are one item. */
export interface CartItem extends Choice {
  key: string;
  productId: string;
  /** Its name when it was put in, to speak of it once the menu no longer does. */
  name: string;
  quantity: number;
  notes: string;
}

/** The same limits as the server's; a test holds them together. */
export const MAX_ITEMS = 60;
export const MAX_QUANTITY = 50;

export function cartItem(
  product: Pick<StoreProduct, 'id' | 'name'>,
  choice: Choice,
  quantity: number,
  notes = '',
): CartItem {
  const item = {
    productId: product.id,
    name: product.name,
    ...choice,
    quantity,
    notes: notes.trim(),
  };
  return { ...item, key: keyOf(item) };
}

function keyOf({ productId, variationId, extras, nested = {}, notes }: Omit<CartItem, 'key'>): string {
  const inner = sorted(nested).map(([id, pieces]) => [id, sorted(pieces)]);
  return JSON.stringify([productId, variationId, sorted(extras), notes, ...inner]);
}

const sorted = <V>(values: Readonly<Record<string, V>>): [string, V][] =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

/** Puts an item in; one that is there already grows. */
export function withItem(items: readonly CartItem[], added: CartItem): CartItem[] {
  const twin = items.find(({ key }) => key === added.key);
  if (!twin)
    return [...items, { ...added, quantity: Math.min(added.quantity, MAX_QUANTITY) }].slice(0, MAX_ITEMS);
  return withQuantity(items, added.key, twin.quantity + added.quantity);
}

export function withQuantity(items: readonly CartItem[], key: string, quantity: number): CartItem[] {
  const next = Math.min(quantity, MAX_QUANTITY);
  return items.flatMap((item) => (item.key !== key ? [item] : next > 0 ? [{ ...item, quantity: next }] : []));
}

/** Changes an item in its place, and joins it with its twin should it now have one. */
export function withChanged(items: readonly CartItem[], key: string, changed: CartItem): CartItem[] {
  if (key === changed.key) return items.map((item) => (item.key === key ? changed : item));
  const twin = items.some((item) => item.key === changed.key);
  if (twin)
    return withItem(
      items.filter((item) => item.key !== key),
      changed,
    );
  return items.map((item) => (item.key === key ? changed : item));
}

/** How many more of a product may go into the cart, all its items together. */
export function roomForProduct(
  items: readonly CartItem[],
  product: StoreProduct,
  exceptKey?: string,
): number {
  const inCart = items
    .filter(({ productId, key }) => productId === product.id && key !== exceptKey)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, Math.min(MAX_QUANTITY, (product.maxPerOrder ?? Infinity) - inCart));
}

/** Parts what the menu still has from what it has no more. */
export function reconcile(
  items: readonly CartItem[],
  menu: StoreMenu,
): { kept: CartItem[]; dropped: CartItem[] } {
  const kept = items.filter(({ productId }) => menu.products.has(productId));
  return { kept, dropped: items.filter((item) => !kept.includes(item)) };
}
