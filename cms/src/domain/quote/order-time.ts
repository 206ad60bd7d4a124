import { localeOf } from '../country/locale';
import { clockText } from '../format/clock';
import { businessDay, DAY_MIN, daysBetween, localTime, MINUTE_MS } from '../time';
import { canOrder } from '../orders/can-order';
import { countInSlot, nextFreeSlot, slotOf } from '../orders/slots';
import type { OrderType } from '../orders/order';
import type { Refusal } from './refusal';
import type { StoreContext } from '../orders/store';
import type { StoreFacts, StoreReason } from '../orders/store-state';

/**
 * The instant an order is for, and what of the store and its settings speaks against that instant. One for later needs
 * a store that is open then, not now: how busy it is now, and whether anybody looks, says nothing about later.
 *
 * @param scheduledFor ISO-8601, null for now
 * @returns the present where the instant cannot be chosen
 */
export function orderTime(
  store: StoreContext,
  service: OrderType,
  scheduledFor: string | null,
  facts: Omit<StoreFacts, 'service'> & { scheduled?: readonly Date[] },
): { at: Date; refusals: Refusal[] } {
  const { now, channel, scheduled = [] } = facts;
  if (!scheduledFor) {
    const reasons = refusing(store, { ...facts, service });
    return { at: now, refusals: reasons.map(ofStore) };
  }
  const { at, refusal: wrong } = chosenTime(store, scheduledFor, now);
  const reasons = refusing(store, { now: at, channel, service });
  const lasting = reasons.filter(({ severity }) => severity === 'ERROR').map(ofStore);
  const closed = reasons.find(({ severity }) => severity === 'CLOSED');
  const refusal = wrong ?? (closed ? notOpenThen(closed) : fullSlot(store, at, scheduled));
  return { at, refusals: refusal ? [...lasting, refusal] : lasting };
}

/**
 * By the menu of which instant an order that is placed for later is sold, and why it cannot be for that one.
 *
 * @param scheduledFor ISO-8601
 * @returns the present where the instant cannot be chosen
 */
export function chosenTime(
  store: Pick<StoreContext, 'branch'>,
  scheduledFor: string,
  now: Date,
): { at: Date; refusal: Refusal | null } {
  const chosen = new Date(scheduledFor);
  const refusal = refuseSchedule(store, chosen, now);
  return { at: refusal ? now : chosen, refusal };
}

/** The last business day that can be chosen counts as a whole: a night that goes on past midnight, too. */
function refuseSchedule({ branch }: Pick<StoreContext, 'branch'>, chosen: Date, now: Date): Refusal | null {
  const { enabled, minLeadMin, maxDays } = branch.settings.scheduling;
  const path = ['scheduledFor'];
  if (!enabled) return { code: 'SCHEDULING_OFF', path, args: {} };
  const earliest = new Date(now.getTime() + minLeadMin * MINUTE_MS);
  // Said this way round, what is no instant at all is refused as well.
  if (!(chosen >= earliest)) {
    return { code: 'SCHEDULE_TOO_SOON', path, args: { earliest: earliest.toISOString(), minLeadMin } };
  }
  return daysAhead({ branch }, chosen, now) > maxDays
    ? { code: 'SCHEDULE_TOO_FAR', path, args: { maxDays } }
    : null;
}

/** How many business days of the branch lie between an instant and the present: 0 until its night is over. */
export const daysAhead = ({ branch }: Pick<StoreContext, 'branch'>, instant: Date, now: Date): number =>
  daysBetween(businessDayOf({ branch }, now), businessDayOf({ branch }, instant));

/** The business day of a branch, 'YYYY-MM-DD', that an instant counts for. */
export const businessDayOf = ({ branch }: Pick<StoreContext, 'branch'>, instant: Date): string =>
  businessDay(instant, branch.timezone, branch.closeoutTime);

/** How many slots are looked at for a free one: a day's. */
const SLOTS_AHEAD_MIN = DAY_MIN;

function fullSlot(
  { branch, business }: Pick<StoreContext, 'branch' | 'business'>,
  chosen: Date,
  scheduled: readonly Date[],
): Refusal | null {
  const { minutes, capacity } = branch.settings.slots;
  if (capacity === null || !isFull({ branch }, chosen, scheduled)) return null;
  const slot = slotOf(chosen, minutes, branch.timezone);
  const reach = SLOTS_AHEAD_MIN / minutes;
  const free = nextFreeSlot(slot, { minutes, capacity, taken: scheduled, reach });
  const path = ['scheduledFor'];
  if (!free) return { code: 'SLOTS_FULL', path, args: {} };
  return {
    code: 'SLOT_FULL',
    path,
    args: {
      freeFrom: free.from.toISOString(),
      at: clockText(localTime(free.from, branch.timezone).minutes, localeOf(business.country).hourCycle),
    },
  };
}

/** Whether the slot of an instant holds as many orders as it takes. */
export function isFull(
  { branch }: Pick<StoreContext, 'branch'>,
  instant: Date,
  scheduled: readonly Date[],
): boolean {
  const { minutes, capacity } = branch.settings.slots;
  return capacity !== null && countInSlot(slotOf(instant, minutes, branch.timezone), scheduled) >= capacity;
}

function refusing(store: StoreContext, facts: StoreFacts): StoreReason[] {
  return canOrder(store, facts).reasons.filter(({ severity }) => severity !== 'WARNING');
}

function ofStore({ code, args = {} }: StoreReason): Refusal {
  return { code, path: ['type'], args };
}

function notOpenThen({ code, args }: StoreReason): Refusal {
  return { code: 'SCHEDULE_CLOSED', path: ['scheduledFor'], args: { ...args, cause: code } };
}
