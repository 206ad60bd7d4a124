import type { Language } from '@contracts/session';
import { fetchOrder } from '../api/store-api';
import type { CartLine } from '../cart/cart';
import { linesOfOrder } from '../cart/order-items';

/** What was ordered once, as lines for the bag. */
export async function linesOf(token: string, language: Language): Promise<CartLine[]> {
  return linesOfOrder(await fetchOrder(token, language));
}
