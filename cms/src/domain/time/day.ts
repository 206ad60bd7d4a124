import { DAY_MS } from './units';

/** 0 = Sunday … 6 = Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 4;

/** Whether a text is a day of the calendar, 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayText(Date.parse(text) / DAY_MS) === text;
}

/**
 * The day a number of days later or, with a negative number, earlier.
 *
 * @param day 'YYYY-MM-DD'
 * @throws RangeError when it is not a day
 */
export function addDays(day: string, days: number): string {
  return dayText(dayNumber(day) + days);
}

/**
 * How many days lie between two days, negative when the second is earlier.
 *
 * @param from 'YYYY-MM-DD'
 * @param to 'YYYY-MM-DD'
 * @throws RangeError when one is not a day
 */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The weekday of a day.
 *
 * @param day 'YYYY-MM-DD'
 * @throws RangeError when it is not a day
 */
export function weekdayOf(day: string): Weekday {
  return weekdayOfNumber(dayNumber(day));
}

/** Days since 1 January 1970, so that days can be counted. */
export function dayNumber(day: string): number {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return Date.parse(day) / DAY_MS;
}

/** The day of a number of days since 1 January 1970; '' when there is none. */
export function dayText(number: number): string {
  return Number.isNaN(number) ? '' : new Date(number * DAY_MS).toISOString().slice(0, 10);
}

export function weekdayOfNumber(number: number): Weekday {
  return ((((number + EPOCH_WEEKDAY) % 7) + 7) % 7) as Weekday;
}
