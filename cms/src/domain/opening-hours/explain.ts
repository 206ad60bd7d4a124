import { addDays, localTime } from '../time';
import { exceptionOn } from './exceptions';
import type { ClockPeriod, HoursException, HoursService, OpeningHours } from './hours';
import { openAt, type OpenState } from './open-at';
import { hoursOf, openingsOn, type Opening } from './openings';

/**
 * What decides whether a service is open. `service` says whose hours they are: its own or those of ALL. `day` is the day
 * ('YYYY-MM-DD') on which the period begins, yesterday's for a night that lasts.
 */
export type OpenRule =
  /** Nobody has set any hours. */
  | { kind: 'NO_HOURS' }
  /** Around the clock, or not offered at all. */
  | { kind: 'MODE'; service: HoursService; mode: 'ALWAYS' | 'CLOSED' }
  /** A period of the week. */
  | { kind: 'PERIOD'; service: HoursService; day: string; period: ClockPeriod }
  /** The week has no period then. */
  | { kind: 'NO_PERIOD'; service: HoursService; day: string }
  /** A day that differs: open in one of its periods, or closed. */
  | { kind: 'EXCEPTION'; day: string; exception: HoursException; period: ClockPeriod | null };

/**
 * Whether a service is open at an instant, as `openAt` says it, and the rule that decides it.
 *
 * @param timeZone IANA name of the branch's zone
 */
export function explainOpen(
  hours: readonly OpeningHours[],
  exceptions: readonly HoursException[],
  service: HoursService,
  instant: Date,
  timeZone: string,
): Omit<OpenState, 'exception'> & { rule: OpenRule } {
  const { exception: _, ...state } = openAt(hours, exceptions, service, instant, timeZone);
  return { ...state, rule: ruleAt(hoursOf(hours, service), exceptions, instant, timeZone) };
}

function ruleAt(
  hours: OpeningHours | null,
  exceptions: readonly HoursException[],
  instant: Date,
  timeZone: string,
): OpenRule {
  if (!hours) return { kind: 'NO_HOURS' };
  const { service, mode } = hours;
  if (mode === 'CLOSED') return { kind: 'MODE', service, mode };

  const today = localTime(instant, timeZone).day;
  const days = [today, addDays(today, -1)];
  const found = openingIn(days, instant, (day) => openingsOn(day, hours, exceptions, timeZone));
  if (found) {
    const { day, opening } = found;
    const exception = exceptionOn(exceptions, day);
    if (exception) return { kind: 'EXCEPTION', day, exception, period: opening.period };
    if (mode === 'ALWAYS') return { kind: 'MODE', service, mode };
    return { kind: 'PERIOD', service, day, period: opening.period };
  }
  // Closed by the day whose usual hours would hold the instant, which may be yesterday's night.
  const usual = openingIn(days, instant, (day) => openingsOn(day, hours, [], timeZone));
  const day = usual?.day ?? today;
  const exception = exceptionOn(exceptions, day);
  return exception
    ? { kind: 'EXCEPTION', day, exception, period: null }
    : { kind: 'NO_PERIOD', service, day };
}

/** The first opening of some days that holds an instant, with the day on which it begins. */
function openingIn(
  days: readonly string[],
  instant: Date,
  openings: (day: string) => readonly Opening[],
): { day: string; opening: Opening } | null {
  for (const day of days) {
    const opening = openings(day).find(({ start, end }) => start <= instant && instant < end);
    if (opening) return { day, opening };
  }
  return null;
}
