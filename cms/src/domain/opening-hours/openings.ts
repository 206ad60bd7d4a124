import { instantOf, weekdayOf } from '../time';
import { exceptionOn } from './exceptions';
import type { ClockPeriod, HoursException, HoursService, OpeningHours } from './hours';
import { minutesSpan } from './span';

const ALL_DAY: ClockPeriod = { opens: '00:00', closes: '00:00' };

/** A period that takes place: from `start`, until before `end`. */
export interface Opening {
  start: Date;
  end: Date;
  period: ClockPeriod;
}

/** The hours that decide for a service: its own, else those of ALL, else none. */
export function hoursOf(hours: readonly OpeningHours[], service: HoursService): OpeningHours | null {
  return hours.find((row) => row.service === service) ?? hours.find((row) => row.service === 'ALL') ?? null;
}

/**
 * The openings that begin on a day, by their start. A night that began the day before is none of them.
 *
 * @param day 'YYYY-MM-DD'
 * @param timeZone IANA name
 */
export function openingsOn(
  day: string,
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  timeZone: string,
): Opening[] {
  if (hours.mode === 'CLOSED') return [];
  const exception = exceptionOn(exceptions, day);
  return (exception ? specialPeriods(exception) : usualPeriods(hours, day))
    .map((period) => {
      const [from, to] = minutesSpan(period);
      return { start: instantOf(day, from, timeZone), end: instantOf(day, to, timeZone), period, from };
    })
    .sort((one, other) => one.from - other.from)
    .filter(({ start, end }) => start < end) // Within the hour that summer time skips nothing takes place.
    .map(({ start, end, period }) => ({ start, end, period }));
}

function specialPeriods({ kind, periods }: HoursException): readonly ClockPeriod[] {
  return kind === 'SPECIAL' ? periods : [];
}

function usualPeriods({ mode, periods }: OpeningHours, day: string): readonly ClockPeriod[] {
  if (mode === 'ALWAYS') return [ALL_DAY];
  const weekday = weekdayOf(day);
  return periods.filter((period) => period.weekday === weekday);
}
