import { deviceValue, property, textIn, type DeviceValue } from '../device/device-value';
import { withExtras, type Pieces } from '../product/initial-choice';
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
  const nested = Object.entries(property(value, 'nested') ?? {}).map(([id, extras]): [string, Pieces] => [
    id,
    piecesIn(extras),
  ]);
  const choice = withExtras(
    {
      variationId: textIn(value, 'variationId', 64) || null,
      extras: {},
      nested: Object.fromEntries(nested),
    },
    piecesIn(property(value, 'extras')),
  );
  return cartLine(product, choice, quantity, textIn(value, 'notes', MAX_NOTES));
}

function piecesIn(value: unknown): Pieces {
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([id, amount]) => {
      const read = pieces(amount);
      return read === null ? [] : [[id, read]];
    }),
  );
}

function pieces(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1
    ? Math.min(value, MAX_QUANTITY)
    : null;
}
