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
type Arrival = { items: CartItem[] } | Said;
/** The store's words, and what a button below them asks for. */
export interface Said {
  said: string;
  offer?: LinkIntent;
}

export async function loadReorder(
  slug: string,
  { kind, token }: LinkIntent,
  language: Language,
): Promise<Arrival> {
  if (kind === 'again') return { items: itemsOfOrder(await fetchOrder(token, language)) };
  const path = `/api/store/carts/${encodeURIComponent(token)}`;
  if (kind === 'stop' || kind === 'resume') {
    const call = { language, method: 'POST', body: {} } as const;
    const action = kind === 'stop' ? 'forget' : 'resume';
    const { data } = await request<{ message: string }>(`${path}/${action}`, call);
    if (kind === 'resume') return { said: data.message };
    withdrawReminders();
    // The token of a link says whom it was sent to; by that of a cart nobody is known.
    return { said: data.message, ...(token.includes('.') && { offer: { kind: 'resume', token } }) };
  }
  const { data } = await request<KeptCartDto>(path, { language });
  cartToken(slug).save({ token });
  // On the device on which it was left, the cart is still there.
  return { items: (cartOf(slug).load() ?? []).length > 0 ? [] : itemsOfCart(data.items) };
}
