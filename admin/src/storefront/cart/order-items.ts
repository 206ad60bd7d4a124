import type { QuoteBody, TrackedOrderDto } from '@contracts/storefront';
import { extraList } from '../product/choice';
import { withExtras, type Pieces } from '../product/initial-choice';
import { cartItem, withItem, type CartItem } from './cart';

/** The items as the store reads them. */
export function orderItems(items: readonly CartItem[]): QuoteBody['items'] {
  return items.map((item) => ({
    productId: item.productId,
    variationId: item.variationId,
    quantity: item.quantity,
    extras: extraList(item),
    notes: item.notes || null,
  }));
}

/** The items of an earlier order, to order it again. */
export function itemsOfOrder(order: Pick<TrackedOrderDto, 'items'>): CartItem[] {
  return order.items.reduce<CartItem[]>((items, item) => {
    const nested = Object.fromEntries(
      item.extras.map(({ extraId, extras = [] }) => [extraId, piecesOf(extras)]),
    );
    const choice = withExtras(
      { variationId: item.variation?.id ?? null, extras: {}, nested },
      piecesOf(item.extras),
    );
    return withItem(
      items,
      cartItem({ id: item.productId, name: item.name }, choice, item.quantity, item.notes ?? ''),
    );
  }, []);
}

const piecesOf = (extras: readonly { extraId: string; quantity: number }[]): Pieces =>
  Object.fromEntries(extras.map(({ extraId, quantity }) => [extraId, quantity]));
