import type { orderListQuery } from '@contracts/order-list';
import { ORDER_CHANNELS, ORDER_STATES, ORDER_TYPES } from '@domain/orders/order';
import { PAYMENT_METHODS } from '@domain/orders/payment';
import { addDays, isDay } from '@domain/time';
import type { z } from 'zod';

/** `orderListQuery` as it is asked. */
export type ListQuery = Partial<z.output<typeof orderListQuery>>;

/** What of the address narrows the list; the cursor is not part of it. */
const FILTER_NAMES = [
  'state',
  'channel',
  'type',
  'payment',
  'refund',
  'courier',
  'period',
  'from',
  'to',
  'min',
  'max',
  'q',
] as const;

/** The filters of which several values can be chosen, with all there are. */
export const CHOICES = {
  // What is concluded is delivered, and said so: there is one word for both.
  state: ORDER_STATES.filter((state) => state !== 'CONCLUDED'),
  channel: ORDER_CHANNELS,
  type: ORDER_TYPES,
  payment: PAYMENT_METHODS,
  refund: ['due'],
} as const satisfies Record<string, readonly string[]>;
export type ChoiceName = keyof typeof CHOICES;

/** Days counted back from the business day of now; `custom` has its own from and to. */
export const PERIODS = ['today', 'yesterday', '7d', '30d', 'month', 'custom'] as const;

interface Days {
  from?: string;
  to?: string;
}

/** The business days of a period, both inclusive. A preset moves with the day; a saved view of "today" stays today. */
export function daysOf(params: URLSearchParams, today: string): Days {
  switch (params.get('period')) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case '7d':
      return { from: addDays(today, -6), to: today };
    case '30d':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today };
    default:
      return { from: dayIn(params, 'from'), to: dayIn(params, 'to') };
  }
}

function dayIn(params: URLSearchParams, name: 'from' | 'to'): string | undefined {
  const day = params.get(name);
  return day && isDay(day) ? day : undefined;
}

/** The chosen values of a filter that are ones; whatever else stands in the address is ignored. */
export function chosenOf<N extends ChoiceName>(
  params: URLSearchParams,
  name: N,
): (typeof CHOICES)[N][number][] {
  const wanted = (params.get(name)?.split(',') ?? []).map((value) =>
    value === 'CONCLUDED' ? 'DELIVERED' : value,
  );
  return CHOICES[name].filter((value) => wanted.includes(value));
}

/** What the API is asked for by an address. */
export function listQueryOf(
  params: URLSearchParams,
  { branchId, today }: { branchId: string | null; today: string },
): ListQuery {
  const list = (name: ChoiceName) => chosenOf(params, name).join() || undefined;
  const cents = (name: 'min' | 'max') =>
    /^\d{1,11}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : undefined;
  return {
    branch: branchId ?? undefined,
    state: list('state')?.replace('DELIVERED', 'DELIVERED,CONCLUDED'),
    channel: list('channel'),
    type: list('type'),
    payment: list('payment'),
    refund: chosenOf(params, 'refund')[0],
    courier: params.get('courier')?.slice(0, 64) || undefined,
    ...daysOf(params, today),
    minCents: cents('min'),
    maxCents: cents('max'),
    q: params.get('q')?.trim().slice(0, 80) || undefined,
    cursor: params.get('cursor') ?? undefined,
  };
}

/** The filters of an address alone, in one order, so that two addresses can be compared. */
export function filtersOf(params: URLSearchParams): string {
  const filters = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = params.get(name);
    if (value) filters.set(name, value);
  }
  return filters.toString();
}
