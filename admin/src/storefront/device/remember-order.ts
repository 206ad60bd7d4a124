import { deviceKeys } from '@shared/state/device-keys';
import { isNews, MOST_WORDS, ORDERS, ordersOf, recentOrders, type RecentOrder } from './recent-orders';

/** So many are kept to be ordered again. */
const LAST = 3;
/** Nobody waits for more. */
const MOST = 20;

/** Keeps an order on this device beside the last ones, and beside those that were still awaited when it was placed. */
export function rememberOrder(slug: string, order: RecentOrder): void {
  const noted = { ...order, items: order.items.slice(0, MOST_WORDS) };
  const at = Date.parse(order.placedAt);
  const others = recentOrders(slug).filter(({ token }) => token !== order.token);
  const kept = [noted, ...others].filter((each, place) => place < LAST || isNews(each, at));
  ordersOf(slug).save(kept.slice(0, MOST));
}

/** Has the orders of all stores leave this device once nobody waits for them any more; until then they can be followed. */
export function forgetOnceServed(): void {
  for (const key of deviceKeys(ORDERS)) {
    const slug = key.slice(ORDERS.length);
    ordersOf(slug).save(recentOrders(slug).map((order) => ({ ...order, items: '', passing: true })));
  }
}
