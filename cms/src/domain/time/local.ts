import { dayNumber, dayText, weekdayOfNumber, type Weekday } from './day';
import { DAY_MS, MINUTE_MS } from './units';
import { offsetAt, offsetChange } from './zone';

/** What calendar and clock on the wall of a place show. */
export interface LocalTime {
  /** 'YYYY-MM-DD' */
  day: string;
  weekday: Weekday;
  /** Whole minutes by the clock since 00:00, 0–1439. */
  minutes: number;
  /** Seconds within the minute, 0–59. */
  seconds: number;
}

/**
 * The local time of an instant.
 *
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const ms = instant.getTime();
  const wall = ms + offsetAt(ms, timeZone);
  const day = Math.floor(wall / DAY_MS);
  const seconds = Math.floor((wall - day * DAY_MS) / 1000);
  return {
    day: dayText(day),
    weekday: weekdayOfNumber(day),
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60,
  };
}

/**
 * The instant at which a place's clock shows a time. A time the clock skips (summer time begins) gives the first
 * instant after the gap; one it shows twice (summer time ends) gives the earlier.
 *
 * @param day 'YYYY-MM-DD'
 * @param minutes minutes since 00:00 by the clock; past 1439 they reach into the days after, below 0 into those before
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone or a text that is not a day
 */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
  const wall = dayNumber(day) * DAY_MS + minutes * MINUTE_MS;
  // No place is a day or more off UTC, so the instant lies between these two, with at most one change of offset.
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const shown = [wall - before, wall - after].filter((ms) => ms + offsetAt(ms, timeZone) === wall);
  if (shown.length > 0) return new Date(Math.min(...shown));
  return new Date(offsetChange(wall - after, wall - before, timeZone) ?? wall - before);
}
