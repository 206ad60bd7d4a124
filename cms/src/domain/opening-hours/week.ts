import { addDays, DAY_MIN, type Weekday } from '../time';
import { exceptionOn } from './exceptions';
import type { ClockPeriod, HoursException, OpeningHours } from './hours';
import { minutesSpan } from './span';

/** A day of the week with its periods; one that closes at or before it opens goes on into the next day. */
export interface DayOfWeek {
  weekday: Weekday;
  periods: ClockPeriod[];
}

/** A day that differs from the usual week: closed where it has no periods. */
export interface SpecialDay {
  /** 'YYYY-MM-DD' */
  day: string;
  periods: readonly ClockPeriod[];
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const ALL_DAY: ClockPeriod = { opens: '00:00', closes: '00:00' };

/**
 * The usual week of a store, from Sunday on: the hours of all services, or where each has its own, when any of them is
 * open. A store that never closes is open from midnight to midnight.
 */
export function usualWeek(hours: readonly OpeningHours[]): DayOfWeek[] {
  const told = hoursTold(hours);
  const always = told.some(({ mode }) => mode === 'ALWAYS');
  const periods = told.flatMap((row) => row.periods);
  return WEEKDAYS.map((weekday) => ({
    weekday,
    periods: always ? [ALL_DAY] : joined(periods.filter((period) => period.weekday === weekday)),
  }));
}

/**
 * The days from one on that exceptions decide. A store that offers nothing in any week has none: exceptions open no
 * service that is closed.
 *
 * @param first 'YYYY-MM-DD'
 * @param count how many days are looked at
 */
export function specialDays(
  hours: readonly OpeningHours[],
  exceptions: readonly HoursException[],
  { first, count }: { first: string; count: number },
): SpecialDay[] {
  if (hoursTold(hours).length === 0) return [];
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead)).flatMap((day) => {
    const exception = exceptionOn(exceptions, day);
    return exception ? [{ day, periods: exception.kind === 'SPECIAL' ? exception.periods : [] }] : [];
  });
}

/** The hours that say when a store is open. */
function hoursTold(hours: readonly OpeningHours[]): OpeningHours[] {
  const general = hours.find(({ service }) => service === 'ALL');
  return (general ? [general] : [...hours]).filter(({ mode }) => mode !== 'CLOSED');
}

/** Periods that touch or overlap as one, by their start; what would last longer than a day stays apart. */
function joined(periods: readonly ClockPeriod[]): ClockPeriod[] {
  const spans: { from: number; to: number; opens: string; closes: string }[] = [];
  const all = periods
    .map(({ opens, closes }) => ({ span: minutesSpan({ opens, closes }), opens, closes }))
    .sort((one, other) => one.span[0] - other.span[0]);
  for (const { span, opens, closes } of all) {
    const [from, to] = span;
    const last = spans.at(-1);
    if (!last || from > last.to || to - last.from > DAY_MIN) spans.push({ from, to, opens, closes });
    else if (to > last.to) Object.assign(last, { to, closes });
  }
  return spans.map(({ opens, closes }) => ({ opens, closes }));
}
