import { slotOf, type Slot } from '../orders/slots';
import type { OrderChannel, OrderType } from '../orders/order';
import type { StoreContext } from '../orders/store';
import { MINUTE_MS } from '../time';
import { businessDayOf, daysAhead, isFull, orderTime } from './order-time';

/** Every zone is a multiple of it off UTC, and every slot begins with one. */
const QUARTER_MS = 15 * MINUTE_MS;

export interface SlotDay {
  /** 'YYYY-MM-DD', business day of the branch: slots after midnight belong to the night before. */
  day: string;
  /** At least one, in the order of time: each from the first quarter of an hour in it that can be chosen to its end. */
  slots: Slot[];
}

interface Asked {
  now: Date;
  channel: OrderChannel;
}

/**
 * The slots for which a service takes orders while they have room, day by day by the business days of the branch: those of
 * which `orderTime` takes one. Days without any are absent, and there are none where the branch takes no orders for later.
 * They are the same for as long as the store and `slotsHoldFor` are.
 */
export function slotDays(store: StoreContext, service: OrderType, { now, channel }: Asked): SlotDay[] {
  const { scheduling, slots } = store.branch.settings;
  const { timezone } = store.branch;
  if (!scheduling.enabled) return [];
  const days = new Map<string, Slot[]>();
  let after = quarterFrom(now.getTime() + scheduling.minLeadMin * MINUTE_MS);
  for (;;) {
    const from = new Date(after);
    if (daysAhead(store, from, now) > scheduling.maxDays) break;
    const { refusals } = orderTime(store, service, from.toISOString(), { now, channel });
    if (refusals.length > 0) {
      const opensAt = refusals.find(({ code }) => code === 'SCHEDULE_CLOSED')?.args.opensAt;
      after = Math.max(
        after + QUARTER_MS,
        typeof opensAt === 'string' ? quarterFrom(Date.parse(opensAt)) : 0,
      );
      continue;
    }
    const { to } = slotOf(from, slots.minutes, timezone);
    const day = businessDayOf(store, from);
    days.set(day, [...(days.get(day) ?? []), { from, to }]);
    after = to.getTime();
  }
  return [...days].map(([day, offered]) => ({ day, slots: offered }));
}

/** What `slotDays` of one store are the same for: as long as two instants give the same, so do they. */
export const slotsHoldFor = ({ branch }: StoreContext, now: Date): string =>
  [
    // A closeout time need not be at a quarter of an hour.
    businessDayOf({ branch }, now),
    ...[0, branch.settings.scheduling.minLeadMin].map((minutes) =>
      quarterFrom(now.getTime() + minutes * MINUTE_MS),
    ),
  ].join();

/** The same slots, each with whether it holds as many orders as it takes.
 *
 * @param scheduled for when the orders for later are, over all the days
 */
export function withRoom(
  store: StoreContext,
  days: readonly SlotDay[],
  scheduled: readonly Date[],
): { day: string; slots: (Slot & { full: boolean })[] }[] {
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map((slot) => ({ ...slot, full: isFull(store, slot.from, scheduled) })),
  }));
}

const quarterFrom = (ms: number): number => Math.ceil(ms / QUARTER_MS) * QUARTER_MS;
