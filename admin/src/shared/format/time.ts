import { DAY_MIN, MINUTE_MS } from '@domain/time';
import { dateFormat, spanFormat } from './formats';

type Instant = string | number | Date;
const date = (instant: Instant) => (instant instanceof Date ? instant : new Date(instant));

/** `19:05` (or `7:05 PM`) where the branch is. */
export function formatClock(instant: Instant, timeZone: string, language: string): string {
  return dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(date(instant));
}

/** Day and time where the branch is, e.g. `Thu, 3 Apr, 19:05`; of another year than now, `3 Apr 2032, 19:05`. */
export function formatMoment(
  instant: Instant,
  timeZone: string,
  language: string,
  now: Instant = Date.now(),
): string {
  const yearOf = (at: Instant) => dateFormat('en', { year: 'numeric', timeZone }).format(date(at));
  const options: Intl.DateTimeFormatOptions = {
    ...(yearOf(instant) === yearOf(now) ? { weekday: 'short' } : { year: 'numeric' }),
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  };
  return dateFormat(language, { ...options, timeZone }).format(date(instant));
}

/** Day and time in figures, for rows of many: `03/04, 19:05`, by the order of the language. */
export function formatBrief(instant: Instant, timeZone: string, language: string): string {
  const figures: Intl.DateTimeFormatOptions = {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  };
  return dateFormat(language, { ...figures, timeZone }).format(date(instant));
}

/** A `businessDay` such as `2031-04-03`; it has no time and therefore no zone. */
export function formatDay(businessDay: string, language: string, style: 'short' | 'long' = 'short'): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long' }
      : { day: 'numeric', month: 'short' };
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(date(`${businessDay}T00:00:00Z`));
}

/** The hour of a day by itself, 0 to 23, as the language writes it: `19h`, `7 PM`. */
export function formatHour(hour: number, language: string): string {
  return dateFormat(language, { hour: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2020, 0, 1, hour));
}

/** Whole minutes from `now` to `instant`, negative once it has passed; half a minute counts as none. */
export function minutesUntil(instant: Instant, now: number): number {
  return Math.trunc((date(instant).getTime() - now) / MINUTE_MS);
}

/** `in 5 min`, `12 min ago`, `2 h ago`: the largest unit that is not zero. */
export function formatRelative(instant: Instant, now: number, language: string): string {
  const minutes = minutesUntil(instant, now);
  const relative = spanFormat(language, { numeric: 'auto', style: 'short' });
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (Math.abs(minutes) < 2 * DAY_MIN) return relative.format(Math.trunc(minutes / 60), 'hour');
  return relative.format(Math.trunc(minutes / DAY_MIN), 'day');
}
