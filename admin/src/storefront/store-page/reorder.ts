import type { Language } from '@contracts/session';
import { fetchOrder } from '../api/store-api';
import type { CartItem } from '../cart/cart';
import { itemsOfOrder } from '../cart/order-items';

/** What was ordered once, as items for the cart. */
export async function itemsOf(token: string, language: Language): Promise<CartItem[]> {
  return itemsOfOrder(await fetchOrder(token, language));
}
