import { daysBetween } from '../time';
import type { HoursException } from './hours';

/**
 * The exception that decides a day. Where several cover it the most particular does: one of a single year before a
 * yearly one, then the one of fewest days, then the first of the list.
 *
 * @param day 'YYYY-MM-DD'
 */
export function exceptionOn(exceptions: readonly HoursException[], day: string): HoursException | null {
  let chosen: HoursException | null = null;
  for (const exception of exceptions) {
    if (covers(exception, day) && (!chosen || isMoreParticular(exception, chosen))) chosen = exception;
  }
  return chosen;
}

function covers({ from, to, yearly }: HoursException, day: string): boolean {
  if (day < from) return false;
  if (!yearly) return day <= to;
  // Compared as 'MM-DD'; days over New Year run from the later text to the earlier one.
  const [first, last, date] = [from, to, day].map((text) => text.slice(5)) as [string, string, string];
  return from.slice(0, 4) === to.slice(0, 4) ? first <= date && date <= last : date >= first || date <= last;
}

function isMoreParticular(one: HoursException, other: HoursException): boolean {
  if (one.yearly !== other.yearly) return other.yearly;
  return daysBetween(one.from, one.to) < daysBetween(other.from, other.to);
}
