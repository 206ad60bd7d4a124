import { OPEN_STATES } from '@domain/orders/states';
import type { WordKeys } from '@shared/format/word-keys';

/** A list under a name: `filters` is the address's text without the place in it. */
export interface SavedView {
  name: string;
  filters: string;
}

/** Those everybody has; the name is a key below `orders:list.views`. */
export const STANDARD_VIEWS: readonly (SavedView & { name: WordKeys<'orders', 'list.views'> })[] = [
  { name: 'all', filters: '' },
  { name: 'open', filters: new URLSearchParams({ state: OPEN_STATES.join() }).toString() },
  { name: 'today', filters: 'period=today' },
  {
    name: 'lost',
    filters: new URLSearchParams({ state: 'REJECTED,EXPIRED,CANCELLED', period: '7d' }).toString(),
  },
];

const MOST = 12;
const keyOf = (businessId: string) => `comanda.orders.views.${businessId}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'filters' in value &&
  typeof value.filters === 'string';

/** The views that this device kept before the server did. */
export function readDeviceViews(businessId: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(businessId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** They are on the server by now. */
export function clearDeviceViews(businessId: string): void {
  try {
    localStorage.removeItem(keyOf(businessId));
  } catch {
    // Where the device keeps nothing there is nothing to forget.
  }
}
