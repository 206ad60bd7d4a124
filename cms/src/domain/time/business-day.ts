import { minutesOf } from './clock';
import { addDays } from './day';
import { instantOf, localTime } from './local';
import { HOUR_MS } from './units';

/**
 * The day an instant's sales count for. It begins at the closeout time by the branch's clock and lasts until the next,
 * so on days of 23 and 25 hours too; a closeout in a repeated hour counts the first time.
 *
 * @param timeZone IANA name
 * @param closeout 'HH:mm', usually 04:00
 * @returns 'YYYY-MM-DD'
 */
export function businessDay(instant: Date, timeZone: string, closeout: string): string {
  const closes = minutesOf(closeout);
  const local = localTime(instant, timeZone);
  const shown = local.minutes >= closes ? local.day : addDays(local.day, -1);
  // A clock set back may show a time before a closeout that has already been.
  const next = addDays(shown, 1);
  return instant >= instantOf(next, closes, timeZone) ? next : shown;
}

/**
 * The instants between which a business day lasts: `start` inclusive, `end` exclusive.
 *
 * @param day 'YYYY-MM-DD'
 * @param timeZone IANA name
 * @param closeout 'HH:mm'
 */
export function businessDayBounds(
  day: string,
  timeZone: string,
  closeout: string,
): { start: Date; end: Date } {
  const closes = minutesOf(closeout);
  return { start: instantOf(day, closes, timeZone), end: instantOf(addDays(day, 1), closes, timeZone) };
}

/** The first and the last place of the world that a day comes to, UTC+14 and UTC−12. */
const EASTMOST_MS = 14 * HOUR_MS;
const WESTMOST_MS = 12 * HOUR_MS;

/**
 * The instants outside of which no branch has this business day, whatever its zone and its closeout: it begins at the
 * earliest with the day at UTC+14, and ends at the latest at 24:00 of the next one at UTC−12.
 *
 * @param day 'YYYY-MM-DD'
 * @returns `start` inclusive, `end` exclusive
 */
export function businessDayAnywhere(day: string): { start: Date; end: Date } {
  const midnight = Date.parse(day);
  return {
    start: new Date(midnight - EASTMOST_MS),
    end: new Date(Date.parse(addDays(day, 2)) + WESTMOST_MS),
  };
}
