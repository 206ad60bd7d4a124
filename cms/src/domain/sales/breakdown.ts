import { HOUR_MS, MINUTE_MS, localTime, weekdayOf } from '../time';

export const SALES_DIMENSIONS = [
  'channel',
  'type',
  'payment',
  'product',
  'category',
  'hour',
  'coupon',
  'courier',
  'seller',
  'zone',
  'branch',
] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

/** Concluded orders that share a trait. Amounts are minor units. */
export interface SalesGroup {
  /** The id or code of the trait, `<weekday>-<hour>` of `hour`; null without one. */
  key: string | null;
  /** The name of what has one. */
  label: string | null;
  orders: number;
  units: number;
  /** Items before discounts. */
  grossCents: number;
  /** Items and fees without tips, less discounts, before refunds; null where it is not known by group, as of products. */
  netCents: number | null;
}

/** The length of the slots in which orders are counted before the zone is known: every zone's offset is a multiple. */
export const SLOT_MS = 15 * MINUTE_MS;

/** Orders of a business day that were placed within a slot, counted from 1970. */
export interface SalesSlot extends Omit<SalesGroup, 'key' | 'label'> {
  businessDay: string;
  slot: number;
  /** IANA name. */
  timezone: string;
}

/** Slots by weekday of their business day (0 = Sunday) and hour of the local clock, so that 01:00 of a Friday night is Friday's. */
export function groupsByHour(slots: readonly SalesSlot[]): SalesGroup[] {
  const groups = new Map<string, SalesGroup>();
  for (const { businessDay, slot, timezone, ...sums } of slots) {
    const { minutes } = localTime(new Date(slot * SLOT_MS), timezone);
    const key = `${weekdayOf(businessDay)}-${Math.floor((minutes * MINUTE_MS) / HOUR_MS)}`;
    const before = groups.get(key);
    groups.set(key, before ? added(before, sums) : { key, label: null, ...sums });
  }
  return [...groups.values()];
}

const added = (group: SalesGroup, more: Omit<SalesGroup, 'key' | 'label'>): SalesGroup => ({
  ...group,
  orders: group.orders + more.orders,
  units: group.units + more.units,
  grossCents: group.grossCents + more.grossCents,
  netCents: group.netCents === null || more.netCents === null ? null : group.netCents + more.netCents,
});
