import type { KeptCartDto } from '@contracts/carts';
import type { TrackedOrderDto } from '@contracts/storefront';
import { withExtras, type Pieces } from '../product/chosen';
import { cartItem, withItem, type CartItem } from './cart';

/** The items of an earlier order, to order it again. */
export const itemsOfOrder = (order: Pick<TrackedOrderDto, 'items'>): CartItem[] =>
  itemsOfCart(order.items.map((item) => ({ ...item, variationId: item.variation?.id ?? null })));

/** The items of a cart that was kept by the store. */
export function itemsOfCart(kept: readonly KeptItem[]): CartItem[] {
  return kept.reduce<CartItem[]>((items, item) => {
    const nested = Object.fromEntries(
      item.extras.map(({ extraId, extras = [] }) => [extraId, piecesOf(extras)]),
    );
    const choice = withExtras({ variationId: item.variationId, extras: {}, nested }, piecesOf(item.extras));
    return withItem(
      items,
      cartItem({ id: item.productId, name: item.name }, choice, item.quantity, item.notes ?? ''),
    );
  }, []);
}

type KeptItem = KeptCartDto['items'][number];

const piecesOf = (extras: readonly { extraId: string; quantity: number }[]): Pieces =>
  Object.fromEntries(extras.map(({ extraId, quantity }) => [extraId, quantity]));
