import { isMonthFirst } from '../country/locale';
import type { Availability } from '../menu';
import { instantOf, isClock, isDay, localTime, minutesOf } from '../time';
import { ALWAYS, valueOf, WEEKDAYS, wordOf } from './words';
import type { FileLanguage } from './words';
import { joinList, splitList } from '../table-files';

const two = (number: number) => String(number).padStart(2, '0');
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/i;
const LOCAL = /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ](\d\d?):(\d\d)(?::00)?)?$/;
const SLASHED = /^(\d\d?)\/(\d\d?)\/(\d{4})(?: (\d\d?):(\d\d)(?::00)?)?$/;

/** An instant by the clock of the branch, `2026-11-21 18:00`; to the millisecond in UTC where that would not be exact. */
export function writeInstant(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const { day, minutes } = localTime(at, timeZone);
  if (!isDay(day) || instantOf(day, minutes, timeZone).getTime() !== at.getTime()) return at.toISOString();
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * An instant as `writeInstant` writes it, or as spreadsheets do, with the day first, or the month in a country that
 * writes it so.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 * @returns ISO 8601 UTC, or null for what is no instant
 */
export function readInstant(text: string, timeZone: string, country: string): string | null {
  if (ISO.test(text)) return Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();
  const [, year, month, date, hour = '0', minute = '00'] = LOCAL.exec(text) ?? slashed(text, country) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const day = `${year}-${two(Number(month))}-${two(Number(date))}`;
  const clock = `${two(Number(hour))}:${minute}`;
  if (!isDay(day) || !isClock(clock)) return null;
  return instantOf(day, minutesOf(clock), timeZone).toISOString();
}

function slashed(text: string, country: string): (string | undefined)[] | null {
  const found = SLASHED.exec(text);
  if (!found) return null;
  const [whole, first, second, year, ...clock] = found;
  return isMonthFirst(country)
    ? [whole, year, first, second, ...clock]
    : [whole, year, second, first, ...clock];
}

/** When something is for sale: `Mon, Tue | 18:00-02:00 | 2026-01-01..2026-01-31`, what does not bound it left out. */
export function writeAvailability(availability: Availability | null, language: FileLanguage): string {
  const { days, periods, fromDate, toDate } = availability ?? {
    days: [],
    periods: [],
    fromDate: null,
    toDate: null,
  };
  const parts = [
    days.map((day) => wordOf(WEEKDAYS, day, language)).join(', '),
    periods.map(({ from, to }) => `${from}-${to}`).join(', '),
    fromDate === null && toDate === null ? '' : `${fromDate ?? ''}..${toDate ?? ''}`,
  ];
  return joinList(parts) || wordOf(ALWAYS, true, language);
}

/** The same read again: null for always, undefined for what is none. */
export function readAvailability(text: string): Availability | null | undefined {
  if (valueOf(ALWAYS, text)) return null;
  const availability: Availability = { days: [], periods: [], fromDate: null, toDate: null };
  for (const part of splitList(text)) {
    if (part.includes('..')) {
      const [from = '', to = '', ...more] = part.split('..').map((day) => day.trim());
      if (more.length > 0 || ![from, to].every((day) => day === '' || isDay(day))) return undefined;
      Object.assign(availability, { fromDate: from || null, toDate: to || null });
      continue;
    }
    for (const word of part.split(',').map((each) => each.trim())) {
      const weekday = valueOf(WEEKDAYS, word);
      const [from = '', to = '', ...more] = word.split('-').map((clock) => clock.trim());
      if (weekday !== undefined) availability.days.push(weekday);
      else if (more.length === 0 && isClock(from) && isClock(to)) availability.periods.push({ from, to });
      else return undefined;
    }
  }
  if (availability.days.length > 7 || availability.periods.length > 4) return undefined;
  return availability;
}
