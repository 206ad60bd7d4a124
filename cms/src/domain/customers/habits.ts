import type { Address } from '../orders/order';
import { DAY_MS, localTime } from '../time';

/** What of an order habits are read from. */
export interface HabitOrder {
  /** Instant, ISO 8601. */
  placedAt: string;
  /** IANA name of the zone of its branch. */
  timeZone: string;
  totalCents: number;
  address: Address | null;
  items: readonly { productId: string; name: string; quantity: number }[];
}

export interface Habits {
  averageTicketCents: number | null;
  /** Median of the days between one order and the next, with one decimal; null below two orders. */
  usualIntervalDays: number | null;
  /** 0–23, by the clock of the branch. */
  usualHour: number | null;
  /** 0 (Sunday) – 6, by the same clock. */
  usualWeekday: number | null;
  usualAddress: Address | null;
  favouriteProducts: { productId: string; name: string; orders: number; quantity: number }[];
}

const MAX_FAVOURITES = 5;

/** The usual ways of a customer, by their counted orders. Of equally frequent values the one of the newest order counts. */
export function habitsOf(orders: readonly HabitOrder[]): Habits {
  const newest = [...orders].sort((a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt));
  const local = newest.map(({ placedAt, timeZone }) => localTime(new Date(placedAt), timeZone));
  const delivered = newest.flatMap(({ address }) => (address ? [address] : []));
  const spent = orders.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    averageTicketCents: orders.length === 0 ? null : Math.round(spent / orders.length),
    usualIntervalDays: medianDays(newest.map(({ placedAt }) => Date.parse(placedAt))),
    usualHour: mostFrequent(
      local.map(({ minutes }) => Math.floor(minutes / 60)),
      String,
    ),
    usualWeekday: mostFrequent(
      local.map(({ weekday }) => weekday),
      String,
    ),
    usualAddress: mostFrequent(delivered, doorOf),
    favouriteProducts: favourites(newest),
  };
}

function medianDays(newestFirst: readonly number[]): number | null {
  const gaps = newestFirst.slice(1).map((at, index) => (newestFirst[index] ?? at) - at);
  if (gaps.length === 0) return null;
  const sorted = gaps.sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return Math.round(((low + high) / 2 / DAY_MS) * 10) / 10;
}

function mostFrequent<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return values.reduce<Value | null>(
    (best, value) =>
      best === null || (counts.get(keyOf(value)) ?? 0) > (counts.get(keyOf(best)) ?? 0) ? value : best,
    null,
  );
}

const doorOf = ({ street, number, complement, postalCode }: Address): string =>
  [street, number, complement ?? '', postalCode].join('\n').toLowerCase();

function favourites(orders: readonly HabitOrder[]): Habits['favouriteProducts'] {
  const found = new Map<string, Habits['favouriteProducts'][number]>();
  for (const { items } of orders) {
    const inOrder = new Set<string>();
    for (const { productId, name, quantity } of items) {
      const known = found.get(productId) ?? { productId, name, orders: 0, quantity: 0 };
      known.quantity += quantity;
      if (!inOrder.has(productId)) known.orders += 1;
      inOrder.add(productId);
      found.set(productId, known);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.orders - a.orders || b.quantity - a.quantity)
    .slice(0, MAX_FAVOURITES);
}
