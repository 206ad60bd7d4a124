import type { Weekday } from '../time';
import type { ClockPeriod, OpeningHours } from './hours';

/** A day of the week with its periods; one that closes at or before it opens goes on into the next day. */
export interface DayOfWeek {
  weekday: Weekday;
  periods: ClockPeriod[];
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const ALL_DAY: ClockPeriod = { opens: '00:00', closes: '00:00' };

/**
 * The usual week of a store, from Sunday on: the hours of all services, or of the first service that has its own.
 * A store that never closes is open from midnight to midnight.
 */
export function usualWeek(hours: readonly OpeningHours[]): DayOfWeek[] {
  const general = hours.find(({ service }) => service === 'ALL') ?? hours[0];
  return WEEKDAYS.map((weekday) => ({
    weekday,
    periods:
      general?.mode === 'ALWAYS'
        ? [ALL_DAY]
        : (general?.mode === 'WEEKLY' ? general.periods : [])
            .filter((period) => period.weekday === weekday)
            .map(({ opens, closes }) => ({ opens, closes })),
  }));
}
