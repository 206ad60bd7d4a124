import { addDays, instantOf, localTime } from '../time';
import { exceptionOn } from './exceptions';
import type { HoursException, HoursService, OpeningHours } from './hours';
import { hoursOf, openingsOn, type Opening } from './openings';

/** How many days ahead an opening or its end is looked for. */
const DAYS_AHEAD = 14;

export interface OpenState {
  open: boolean;
  /** When it closes; null while closed, and when it does not close on the next 14 days. */
  closesAt: Date | null;
  /** When it opens again; null while open, and when it opens on none of the next 14 days. */
  opensAt: Date | null;
  /** The exception that decides the local day of the instant, or null. */
  exception: HoursException | null;
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
  const own = hoursOf(hours, service);
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
    yield* openingsOn(addDays(today, ahead), hours, exceptions, timeZone);
  }
}

type Span = Pick<Opening, 'start' | 'end'>;

function* merged(openings: Iterable<Span>): Generator<Span> {
  let current: Span | null = null;
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
