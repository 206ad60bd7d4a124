import { cardPass } from '../device/card-pass';
import { recentOrders } from '../device/recent-orders';

/** The most that the server takes; a test holds it to the server's limit. */
export const MAX_PROOFS = 10;

/**
 * The proofs of the customer on this device, the best first: the order of the page, the pass of a mailed link,
 * and its last orders, newest first.
 *
 * @param token of the order that the page is about; null of the store's own page
 */
export function proofsOf(slug: string, token: string | null): string[] {
  const orders = recentOrders(slug).map((order) => order.token);
  const proofs = [token, cardPass(slug).load(), ...orders].filter((proof) => proof !== null);
  return [...new Set(proofs)].slice(0, MAX_PROOFS);
}
