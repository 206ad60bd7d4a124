import { deviceValue, property, textIn } from '@shared/state/device-value';

/** An order placed from this device, so that it is found again after its tab was closed. */
interface RecentOrder {
  token: string;
  number: string;
  placedAt: string;
}

const KEPT = 3;
/** Longer than any order takes; afterwards it is history and not news. */
const NEWS_MS = 6 * 60 * 60_000;

const ordersOf = (slug: string) =>
  deviceValue<RecentOrder[]>(`comanda.store.orders.${slug}`, 1, (value) =>
    Array.isArray(value)
      ? value.filter((order) => typeof property(order, 'token') === 'string').map(orderFrom)
      : null,
  );

const orderFrom = (value: unknown): RecentOrder => ({
  token: textIn(value, 'token', 200),
  number: textIn(value, 'number', 40),
  placedAt: textIn(value, 'placedAt', 40),
});

export function rememberOrder(slug: string, order: RecentOrder): void {
  const kept = ordersOf(slug);
  kept.save([order, ...(kept.load() ?? []).filter(({ token }) => token !== order.token)].slice(0, KEPT));
}

/** Orders of this store young enough to be still on their way, newest first. */
export function recentOrders(slug: string, now: number): RecentOrder[] {
  return (ordersOf(slug).load() ?? []).filter(({ placedAt }) => now - Date.parse(placedAt) < NEWS_MS);
}
