import type { Locale } from '../country/locale';

type HourCycle = Locale['hourCycle'];
const HOUR_MINUTES = 60;
const NOON = 12;
const two = (value: number) => String(value).padStart(2, '0');
const half = (hour: number) => (hour < NOON ? 'AM' : 'PM');
const ofTwelve = (hour: number) => hour % NOON || NOON;

/**
 * A time of day: `4:11 PM` or `16:11`, alike on every screen and on paper, in any language of its reader.
 *
 * @param minutes whole minutes since 00:00 by the clock, 0–1439
 * @param seconds within the minute; left out where nobody counts them
 */
export function clockText(minutes: number, hourCycle: HourCycle, seconds?: number): string {
  const hour = Math.floor(minutes / HOUR_MINUTES);
  const minute = two(minutes % HOUR_MINUTES) + (seconds === undefined ? '' : `:${two(seconds)}`);
  return hourCycle === 'h12' ? `${ofTwelve(hour)}:${minute} ${half(hour)}` : `${two(hour)}:${minute}`;
}

/** An hour of the day by itself, 0–23: `4 PM`, `16h`. */
export const hourText = (hour: number, hourCycle: HourCycle): string =>
  hourCycle === 'h12' ? `${ofTwelve(hour)} ${half(hour)}` : `${hour}h`;
