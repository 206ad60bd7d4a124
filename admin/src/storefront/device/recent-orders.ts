import { HOUR_MS } from '@domain/time/units';
import { deviceValue, property, textIn } from '@shared/state/device-value';

/** An order placed from this device, so that it is found again after its tab was closed, and ordered again later. */
export interface RecentOrder {
  token: string;
  number: string;
  placedAt: string;
  /** When it is to be there; null where it was not told. */
  promisedAt: string | null;
  /** What it was, in a few words of the menu; empty where nobody noted it. */
  items: string;
  /** Kept only for as long as it may be on its way: who placed it wants nothing of theirs kept on the device. */
  passing?: boolean;
}

/** No more is kept of what an order was. */
export const MOST_WORDS = 120;
/** Longer than any order is late; afterwards it is history and not news. */
const NEWS_MS = 6 * HOUR_MS;

/** Under this and their slug the device keeps the orders of all stores. */
export const ORDERS = 'comanda.store.orders.';

/** Where the orders of a store are kept; added to by `rememberOrder`, which the page does not need to begin with. */
export const ordersOf = (slug: string) =>
  deviceValue<RecentOrder[]>(ORDERS + slug, 1, (value) =>
    Array.isArray(value)
      ? value
          .filter((order) => typeof property(order, 'token') === 'string')
          .map(orderFrom)
          .filter(({ placedAt }) => !Number.isNaN(Date.parse(placedAt)))
      : null,
  );

const orderFrom = (value: unknown): RecentOrder => ({
  token: textIn(value, 'token', 200),
  number: textIn(value, 'number', 40),
  placedAt: textIn(value, 'placedAt', 40),
  promisedAt: textIn(value, 'promisedAt', 40) || null,
  items: textIn(value, 'items', MOST_WORDS),
  passing: property(value, 'passing') === true,
});

/** The last orders of this store, newest first. */
export function recentOrders(slug: string): RecentOrder[] {
  const stored = ordersOf(slug).load() ?? [];
  const kept = stored.filter((order) => !order.passing || isNews(order, Date.now()));
  // What nobody waits for any more leaves the device as soon as that is seen.
  if (kept.length < stored.length) ordersOf(slug).save(kept);
  return kept;
}

/** Whether an order may be still on its way: one for later is so until its time has come. */
export const isNews = ({ placedAt, promisedAt }: RecentOrder, now: number): boolean =>
  [placedAt, promisedAt].some((at) => at !== null && now - Date.parse(at) < NEWS_MS);
