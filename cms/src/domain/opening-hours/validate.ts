import { DAY_MIN, daysBetween, isClock, isDay } from '../time';
import type { ClockPeriod, HoursException, Period } from './hours';
import { minutesSpan } from './span';

/** How many periods may start on a day. */
export const PERIODS_A_DAY = 4;
/** How long a period lasts at least. */
export const MIN_PERIOD_MINUTES = 15;
const WEEK_MINUTES = 7 * DAY_MIN;

export type HoursProblemCode = 'BAD_TIME' | 'TOO_SHORT' | 'TOO_MANY' | 'OVERLAP';
export type ExceptionProblemCode =
  | HoursProblemCode
  | 'BAD_DAY'
  | 'ENDS_BEFORE_START'
  | 'YEARLY_TOO_LONG'
  | 'NO_PERIODS';

/** `path` leads to the period or the field at fault, e.g. [2, 'opens']. */
export interface HoursProblem<Code extends string = HoursProblemCode> {
  code: Code;
  path: (string | number)[];
}

interface Span {
  index: number;
  start: number;
  end: number;
}

/**
 * What is wrong with the periods of a week: times that are not 'HH:mm', periods under 15 minutes, more than 4 that start
 * on a day, and overlaps, Saturday night into Sunday included. An overlap is told of the period that starts later.
 */
export function validatePeriods(periods: readonly Period[]): HoursProblem[] {
  const problems = periods.flatMap((period, index) => periodProblems(period, index));
  const faulty = new Set(problems.map(({ path }) => path[0]));
  const spans = periods.flatMap((period, index): Span[] => {
    if (faulty.has(index)) return [];
    const [from, to] = minutesSpan(period);
    return [{ index, start: period.weekday * DAY_MIN + from, end: period.weekday * DAY_MIN + to }];
  });
  return [...problems, ...tooMany(periods), ...overlaps(spans)];
}

/**
 * What is wrong with an exception: days that do not exist or end before they start, a yearly one longer than a year, and
 * for a special day no periods or wrong ones, by the rules of a week. Paths of periods begin with 'periods'.
 */
export function validateException(exception: HoursException): HoursProblem<ExceptionProblemCode>[] {
  const { from, to, kind, yearly, periods } = exception;
  const problems: HoursProblem<ExceptionProblemCode>[] = [];
  if (!isDay(from)) problems.push({ code: 'BAD_DAY', path: ['from'] });
  if (!isDay(to)) problems.push({ code: 'BAD_DAY', path: ['to'] });
  if (problems.length === 0) {
    if (to < from) problems.push({ code: 'ENDS_BEFORE_START', path: ['to'] });
    if (yearly && daysBetween(from, to) >= 365) problems.push({ code: 'YEARLY_TOO_LONG', path: ['to'] });
  }
  if (kind === 'CLOSED') return problems;
  if (periods.length === 0) problems.push({ code: 'NO_PERIODS', path: ['periods'] });
  const sameDay = periods.map(({ opens, closes }): Period => ({ weekday: 0, opens, closes }));
  const wrong = validatePeriods(sameDay).map(({ code, path }) => ({ code, path: ['periods', ...path] }));
  return [...problems, ...wrong];
}

function periodProblems({ opens, closes }: ClockPeriod, index: number): HoursProblem[] {
  const problems: HoursProblem[] = [];
  if (!isClock(opens)) problems.push({ code: 'BAD_TIME', path: [index, 'opens'] });
  if (!isClock(closes)) problems.push({ code: 'BAD_TIME', path: [index, 'closes'] });
  if (isClock(opens) && isClock(closes) && lengthOf({ opens, closes }) < MIN_PERIOD_MINUTES) {
    problems.push({ code: 'TOO_SHORT', path: [index, 'closes'] });
  }
  return problems;
}

function lengthOf(period: ClockPeriod): number {
  const [from, to] = minutesSpan(period);
  return to - from;
}

/** The fifth period of a day and every one after it, in the order of the list. */
function tooMany(periods: readonly Period[]): HoursProblem[] {
  return periods.flatMap(({ weekday }, index): HoursProblem[] => {
    const before = periods.slice(0, index).filter((period) => period.weekday === weekday);
    return before.length >= PERIODS_A_DAY ? [{ code: 'TOO_MANY', path: [index] }] : [];
  });
}

function overlaps(spans: readonly Span[]): HoursProblem[] {
  return spans
    .filter((span) => spans.some((other) => other !== span && isStillOpenAt(other, span)))
    .map(({ index }) => ({ code: 'OVERLAP', path: [index] }));
}

/** Whether one span lasts into the start of another, in the same week or from Saturday into the next. */
function isStillOpenAt(one: Span, other: Span): boolean {
  const first = one.start < other.start || (one.start === other.start && one.index < other.index);
  return (first && one.end > other.start) || one.end - WEEK_MINUTES > other.start;
}
