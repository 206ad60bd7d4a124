import { deviceValue, property, textIn, type DeviceValue } from '@shared/state/device-value';
import { withExtras, type Pieces } from '../product/chosen';
import { MAX_ITEM_NOTES } from '@domain/orders/notes';
import { cartItem, MAX_ITEMS, MAX_QUANTITY, type CartItem } from './cart';

/** The cart of one store, kept on this device. */
export const cartOf = (slug: string): DeviceValue<CartItem[]> =>
  deviceValue(`comanda.store.cart.${slug}`, 1, readItems);

export function readItems(value: unknown): CartItem[] | null {
  if (!Array.isArray(value)) return null;
  return value.slice(0, MAX_ITEMS).flatMap((item: unknown) => {
    const read = readItem(item);
    return read ? [read] : [];
  });
}

function readItem(value: unknown): CartItem | null {
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
  return cartItem(product, choice, quantity, textIn(value, 'notes', MAX_ITEM_NOTES));
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
