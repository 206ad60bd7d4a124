import type { KeptCartDto } from '@contracts/carts';
import type { Language } from '@contracts/session';
import type { LinkIntent } from '../addresses';
import { request } from '../api/request';
import { fetchOrder } from '../api/store-api';
import type { CartItem } from '../cart/cart';
import { itemsOfCart, itemsOfOrder } from '../cart/items-of-order';
import { cartOf } from '../cart/cart-storage';
import { withdrawReminders } from '../checkout/form';
import { cartToken } from '../device/cart-token';

/** What an address brought along: items for the cart, or what the store says of it. */
type Arrival = { items: CartItem[] } | { said: string };

export async function loadReorder(
  slug: string,
  { kind, token }: LinkIntent,
  language: Language,
): Promise<Arrival> {
  if (kind === 'again') return { items: itemsOfOrder(await fetchOrder(token, language)) };
  const path = `/api/store/carts/${encodeURIComponent(token)}`;
  if (kind === 'stop') {
    const call = { language, method: 'POST', body: {} } as const;
    const { data } = await request<{ message: string }>(`${path}/forget`, call);
    withdrawReminders();
    return { said: data.message };
  }
  const { data } = await request<KeptCartDto>(path, { language });
  cartToken(slug).save({ token });
  // On the device on which it was left, the cart is still there.
  return { items: (cartOf(slug).load() ?? []).length > 0 ? [] : itemsOfCart(data.items) };
}
