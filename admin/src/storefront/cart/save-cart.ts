import type { CartBody } from '@contracts/carts';
import type { Language } from '@contracts/session';
import { Refusal, request } from '../api/request';
import { storePath } from '../api/store-api';
import { unansweredAttempt } from '../device/attempt';
import { cartToken } from '../device/cart-token';

/** What is told of a cart waits for what was told before it: a cart is begun once. */
let last: Promise<void> = Promise.resolve();

/**
 * Tells the store of the cart as it is, save while it may have become an order: the store would take it for another one.
 * Whatever comes of it, the customer does not hear of it.
 */
export function saveCart(slug: string, body: CartBody, language: Language): void {
  last = last.then(() => tell(slug, body, language)).catch(() => undefined);
}

async function tell(slug: string, body: CartBody, language: Language): Promise<void> {
  if (unansweredAttempt(slug)) return;
  const kept = cartToken(slug);
  const token = kept.load()?.token;
  if (token) {
    try {
      await request(`/api/store/carts/${encodeURIComponent(token)}`, { language, method: 'PUT', body });
      return;
    } catch (error) {
      // Ordered, given up or never heard of: what is in the cart now is another one.
      if (!(error instanceof Refusal) || (error.status !== 404 && error.status !== 409)) throw error;
      kept.forget();
    }
  }
  const call = { language, method: 'POST', body } as const;
  kept.save((await request<{ token: string }>(`${storePath(slug)}/carts`, call)).data);
}

const PATIENCE_MS = 1500;

/** The name of the cart that is being ordered, once the store has answered; null where it does not soon. */
export async function cartToOrder(slug: string): Promise<string | null> {
  await Promise.race([last, new Promise((over) => setTimeout(over, PATIENCE_MS))]);
  return cartToken(slug).load()?.token ?? null;
}
