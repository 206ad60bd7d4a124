import type { Availability, Weekday } from '@domain/menu';
import type { Language } from '@contracts/session';
import { weekdayName as nameOfWeekday } from '@domain/format';

/** In the order in which a week is read. */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** The name of a weekday: `Mon`, `seg`, or whole. */
export const weekdayName = (day: Weekday, language: Language, style: 'short' | 'long' = 'short'): string =>
  nameOfWeekday(day, language, style).replace(/\.$/, '');

/** Days that follow one another, as `[first, last]`; the week is read as it is written, from Monday. */
export function dayRuns(days: readonly Weekday[]): [Weekday, Weekday][] {
  const runs: [Weekday, Weekday][] = [];
  WEEK.forEach((day, index) => {
    if (!days.includes(day)) return;
    const run = runs.at(-1);
    if (run && run[1] === WEEK[index - 1]) run[1] = day;
    else runs.push([day, day]);
  });
  return runs;
}

interface Words {
  language: Language;
  /** `2031-04-03` as the language writes a day. */
  day: (day: string) => string;
  /** `18:00` as the language writes a time. */
  clock: (clock: string) => string;
  always: string;
  from: (day: string) => string;
  until: (day: string) => string;
}

/** When something can be sold, in one line: `Mon–Thu, Sat · 18:00–02:00 · from 3 Apr`. */
export function availabilityWords(availability: Availability | null, words: Words): string {
  if (!availability) return words.always;
  const { days, periods, fromDate, toDate } = availability;
  // One that is being typed is no time yet.
  const time = (clock: string) => (clock === '' ? '…' : words.clock(clock));
  const name = (day: Weekday) => weekdayName(day, words.language);
  const runs = dayRuns(days).map(([first, last]) =>
    first === last ? name(first) : `${name(first)}–${name(last)}`,
  );
  const dates =
    fromDate && toDate
      ? `${words.day(fromDate)}–${words.day(toDate)}`
      : fromDate
        ? words.from(words.day(fromDate))
        : toDate && words.until(words.day(toDate));
  const parts = [
    days.length < 7 && runs.join(', '),
    periods.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', '),
    dates,
  ].filter(Boolean);
  return parts.length === 0 ? words.always : parts.join(' · ');
}

/** What is stored: an availability that rules nothing out is none. */
export function normalizeAvailability(availability: Availability | null): Availability | null {
  if (!availability) return null;
  const { days, periods, fromDate, toDate } = availability;
  const open = days.length % 7 === 0 && periods.length === 0 && fromDate === null && toDate === null;
  return open ? null : availability;
}

/** A body or a part of one with its availability as it is stored, if it has one. */
export function withNormalizedAvailability<B extends { availability?: Availability | null }>(body: B): B {
  return body.availability ? { ...body, availability: normalizeAvailability(body.availability) } : body;
}
