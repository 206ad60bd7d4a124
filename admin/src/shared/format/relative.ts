import { relativeFormat } from '@domain/format';
import { DAY_MIN, MINUTE_MS } from '@domain/time';

type Instant = string | number | Date;

/** Whole minutes from `now` to `instant`, negative once it has passed; half a minute counts as none. */
export function minutesUntil(instant: Instant, now: number): number {
  return Math.trunc((new Date(instant).getTime() - now) / MINUTE_MS);
}

/** `in 5 min`, `12 min ago`, `2 h ago`: the largest unit that is not zero. */
export function formatRelative(instant: Instant, now: number, language: string): string {
  const minutes = minutesUntil(instant, now);
  const relative = relativeFormat(language, { numeric: 'auto', style: 'short' });
  if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
  if (Math.abs(minutes) < 2 * DAY_MIN) return relative.format(Math.trunc(minutes / 60), 'hour');
  return relative.format(Math.trunc(minutes / DAY_MIN), 'day');
}
