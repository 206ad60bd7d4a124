import type { PlacedOrderDto } from '@contracts/storefront';
import { request } from '../api/request';
import { storePath } from '../api/store-api';
import type { CartItem } from '../cart/cart';
import { cartToOrder } from '../cart/tell-cart';
import { cartToken } from '../device/cart-token';
import { rememberOrder } from '../device/recent-orders';
import { sellerNow } from '../device/seller-click';
import type { Locale } from '../i18n/locale';
import { attemptKey, attemptOf, cartOfAttempt } from './attempt';
import { placeBodyOf } from './bodies';
import { settleDraft, type CheckoutForm } from './form';

interface Order {
  slug: string;
  form: CheckoutForm;
  items: readonly CartItem[];
  /** What the customer has seen and agrees to pay, in minor units. */
  expectedTotalCents: number;
  locale: Locale;
}

/** Places the order; on this device it leaves the way to follow it and, where wanted, who the customer is. */
export async function sendOrder({
  slug,
  form,
  items,
  expectedTotalCents,
  locale,
}: Order): Promise<PlacedOrderDto> {
  const { language, tag, currency } = locale;
  const seller = sellerNow(slug, new Date());
  const tried = cartOfAttempt(slug);
  const cart = tried === undefined ? await cartToOrder(slug) : tried;
  const body = placeBodyOf(form, { items, expectedTotalCents, currency, tag, seller, cart });
  if (!body) throw new Error('An order without payment was let through');
  // The same for every try of one order, so that a second try finds the first one's order.
  const headers = { 'Idempotency-Key': attemptKey(slug, body) };
  const call = { language, method: 'POST', body, headers } as const;
  const { data: placed } = await request<PlacedOrderDto>(`${storePath(slug)}/orders`, call);

  attemptOf(slug).forget();
  cartToken(slug).forget();
  settleDraft(slug, form);
  rememberOrder(slug, {
    token: placed.token,
    number: placed.number,
    placedAt: new Date().toISOString(),
    items: items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  });
  return placed;
}
