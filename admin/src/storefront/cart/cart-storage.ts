import { deviceValue, property, textIn, type DeviceValue } from '../device/device-value';
import { cartLine, MAX_LINES, MAX_NOTES, MAX_QUANTITY, type CartLine } from './cart';

/** The bag of one store, kept on this device. */
export const cartOf = (slug: string): DeviceValue<CartLine[]> =>
  deviceValue(`comanda.store.cart.${slug}`, 1, readLines);

export function readLines(value: unknown): CartLine[] | null {
  if (!Array.isArray(value)) return null;
  return value.slice(0, MAX_LINES).flatMap((line: unknown) => {
    const read = readLine(line);
    return read ? [read] : [];
  });
}

function readLine(value: unknown): CartLine | null {
  const product = { id: textIn(value, 'productId', 64), name: textIn(value, 'name', 80) };
  const quantity = pieces(property(value, 'quantity'));
  if (product.id === '' || quantity === null) return null;
  const extras: Record<string, number> = {};
  for (const [id, amount] of Object.entries(property(value, 'extras') ?? {})) {
    const read = pieces(amount);
    if (read !== null) extras[id] = read;
  }
  const choice = { variationId: textIn(value, 'variationId', 64) || null, extras };
  return cartLine(product, choice, quantity, textIn(value, 'notes', MAX_NOTES));
}

function pieces(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1
    ? Math.min(value, MAX_QUANTITY)
    : null;
}
