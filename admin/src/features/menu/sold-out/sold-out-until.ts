import { SOLD_OUT_UNTIL_CHANGED } from '@domain/menu';
import { businessDay, businessDayBounds, HOUR_MS, localTime } from '@domain/time';

/** Where the clock is read: the branch's zone, and when its business day ends. */
export interface BranchClock {
  timezone: string;
  /** 'HH:mm' */
  closeoutTime: string;
}

export const SOLD_OUT_PRESETS = ['hour', 'day', 'changed'] as const;
export type SoldOutPreset = (typeof SOLD_OUT_PRESETS)[number];

const dayEnd = (now: Date, { timezone, closeoutTime }: BranchClock): Date =>
  businessDayBounds(businessDay(now, timezone, closeoutTime), timezone, closeoutTime).end;

/** The first instant at which it can be sold again: in an hour, when the business day is over, or when somebody says. */
export function soldOutUntil(preset: SoldOutPreset, now: Date, clock: BranchClock): string {
  if (preset === 'hour') return new Date(now.getTime() + HOUR_MS).toISOString();
  return preset === 'day' ? dayEnd(now, clock).toISOString() : SOLD_OUT_UNTIL_CHANGED;
}

/** How an end is best said: open, with this business day, by a clock of today, or with its date. */
type SoldOutEnd = 'open' | 'day' | 'clock' | 'date';

export function soldOutEnd(until: string, now: Date, clock: BranchClock): SoldOutEnd {
  if (until === SOLD_OUT_UNTIL_CHANGED) return 'open';
  const end = new Date(until);
  if (end.getTime() === dayEnd(now, clock).getTime()) return 'day';
  const day = (instant: Date) => localTime(instant, clock.timezone).day;
  return day(end) === day(now) ? 'clock' : 'date';
}
