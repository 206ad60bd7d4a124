import type { StoreProduct } from '@contracts/storefront';
import type { StoreMenu } from '../menu/store-menu';
import type { Choice } from '../product/initial-choice';

/** One line of the bag. `key` is made of all that tells two lines apart, so equal lines are one line. */
export interface CartLine extends Choice {
  key: string;
  productId: string;
  /** Its name when it was put in, to speak of it once the menu no longer does. */
  name: string;
  quantity: number;
  notes: string;
}

/** The same limits as the server's; a test holds them together. */
export const MAX_LINES = 60;
export const MAX_QUANTITY = 50;
export const MAX_NOTES = 140;

export function cartLine(
  product: Pick<StoreProduct, 'id' | 'name'>,
  choice: Choice,
  quantity: number,
  notes = '',
): CartLine {
  const line = {
    productId: product.id,
    name: product.name,
    ...choice,
    quantity,
    notes: notes.trim().slice(0, MAX_NOTES),
  };
  return { ...line, key: keyOf(line) };
}

function keyOf({ productId, variationId, extras, nested = {}, notes }: Omit<CartLine, 'key'>): string {
  const inner = sorted(nested).map(([id, pieces]) => [id, sorted(pieces)]);
  return JSON.stringify([productId, variationId, sorted(extras), notes, ...inner]);
}

const sorted = <V>(values: Readonly<Record<string, V>>): [string, V][] =>
  Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

/** Puts a line in; one that is there already grows. */
export function withLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  const twin = lines.find(({ key }) => key === added.key);
  if (!twin) return [...lines, added].slice(0, MAX_LINES);
  return withQuantity(lines, added.key, twin.quantity + added.quantity);
}

export function withQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  const next = Math.min(quantity, MAX_QUANTITY);
  return lines.flatMap((line) => (line.key !== key ? [line] : next > 0 ? [{ ...line, quantity: next }] : []));
}

/** Changes a line in its place, and joins it with its twin should it now have one. */
export function withChanged(lines: readonly CartLine[], key: string, changed: CartLine): CartLine[] {
  if (key === changed.key) return lines.map((line) => (line.key === key ? changed : line));
  const twin = lines.some((line) => line.key === changed.key);
  if (twin)
    return withLine(
      lines.filter((line) => line.key !== key),
      changed,
    );
  return lines.map((line) => (line.key === key ? changed : line));
}

/** How many more of a product may go into the bag, all its lines together. */
export function roomForProduct(
  lines: readonly CartLine[],
  product: StoreProduct,
  exceptKey?: string,
): number {
  const inBag = lines
    .filter(({ productId, key }) => productId === product.id && key !== exceptKey)
    .reduce((units, { quantity }) => units + quantity, 0);
  return Math.max(0, Math.min(MAX_QUANTITY, (product.maxPerOrder ?? Infinity) - inBag));
}

/** Parts what the menu still has from what it has no more. */
export function reconcile(
  lines: readonly CartLine[],
  menu: StoreMenu,
): { kept: CartLine[]; dropped: CartLine[] } {
  const kept = lines.filter(({ productId }) => menu.products.has(productId));
  return { kept, dropped: lines.filter((line) => !kept.includes(line)) };
}
