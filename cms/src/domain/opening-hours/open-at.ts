import { addDays, instantOf, localTime, weekdayOf } from '../time';
import { exceptionOn } from './exceptions';
import type { ClockPeriod, HoursException, HoursService, OpeningHours } from './hours';
import { minutesSpan } from './span';

/** How many days ahead an opening or its end is looked for. */
const DAYS_AHEAD = 14;
const ALL_DAY: ClockPeriod = { opens: '00:00', closes: '00:00' };

interface OpenState {
  open: boolean;
  /** When it closes; null while closed, and when it does not close on the next 14 days. */
  closesAt: Date | null;
  /** When it opens again; null while open, and when it opens on none of the next 14 days. */
  opensAt: Date | null;
  /** The exception that decides the local day of the instant, or null. */
  exception: HoursException | null;
}

interface Opening {
  start: Date;
  end: Date;
}

/**
 * Whether a service is open at an instant, until when, or from when again. The service's own hours win over those of
 * ALL; without either it is closed. Periods that touch or overlap are one opening.
 *
 * @param timeZone IANA name of the branch's zone
 */
export function openAt(
  hours: readonly OpeningHours[],
  exceptions: readonly HoursException[],
  service: HoursService,
  instant: Date,
  timeZone: string,
): OpenState {
  const today = localTime(instant, timeZone).day;
  const closed = { open: false, closesAt: null, opensAt: null, exception: exceptionOn(exceptions, today) };
  const own = hours.find((row) => row.service === service) ?? hours.find((row) => row.service === 'ALL');
  if (!own || own.mode === 'CLOSED') return closed;

  for (const { start, end } of merged(openingsAround(today, own, exceptions, timeZone))) {
    if (end <= instant) continue;
    if (start > instant) return { ...closed, opensAt: start };
    // What lasts until the end of the days looked at may well go on.
    const lookedUntil = instantOf(addDays(today, DAYS_AHEAD + 1), 0, timeZone);
    return { ...closed, open: true, closesAt: end < lookedUntil ? end : null };
  }
  return closed;
}

/** The openings that begin between yesterday, whose night may still last, and 14 days ahead, by their start. */
function* openingsAround(
  today: string,
  hours: OpeningHours,
  exceptions: readonly HoursException[],
  timeZone: string,
): Generator<Opening> {
  for (let ahead = -1; ahead <= DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    const exception = exceptionOn(exceptions, day);
    const spans = (exception ? specialPeriods(exception) : usualPeriods(hours, day)).map(minutesSpan);
    for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
      const opening = { start: instantOf(day, from, timeZone), end: instantOf(day, to, timeZone) };
      // A period within the hour that summer time skips does not take place.
      if (opening.start < opening.end) yield opening;
    }
  }
}

function specialPeriods({ kind, periods }: HoursException): readonly ClockPeriod[] {
  return kind === 'SPECIAL' ? periods : [];
}

function usualPeriods({ mode, periods }: OpeningHours, day: string): readonly ClockPeriod[] {
  if (mode === 'ALWAYS') return [ALL_DAY];
  const weekday = weekdayOf(day);
  return periods.filter((period) => period.weekday === weekday);
}

function* merged(openings: Iterable<Opening>): Generator<Opening> {
  let current: Opening | null = null;
  for (const next of openings) {
    if (current === null || next.start > current.end) {
      if (current) yield current;
      current = next;
    } else if (next.end > current.end) {
      current = { start: current.start, end: next.end };
    }
  }
  if (current) yield current;
}
