import { DAY_MIN, isClock, MINUTE_MS, minutesOf } from '@domain/time';
import { MIN_PERIOD_MINUTES, type Period } from '@domain/opening-hours';
import { WEEK } from './week';

/** What a drag and a key press move by. */
export const STEP_MINUTES = 15;
const WEEK_MINUTES = 7 * DAY_MIN;

/** A period as minutes since Monday 00:00: start 0–10079, length 1–1440. It may last into the next Monday. */
interface Span {
  start: number;
  length: number;
}

/** What of a period lies in one column of the grid: minutes of that day. */
export interface Piece {
  column: number;
  from: number;
  to: number;
  first: boolean;
  last: boolean;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;
const clock = (minutes: number) => new Date(modulo(minutes, DAY_MIN) * MINUTE_MS).toISOString().slice(11, 16);

function spanOf({ weekday, opens, closes }: Period): Span {
  const from = minutesOf(opens);
  return {
    start: WEEK.indexOf(weekday) * DAY_MIN + from,
    length: modulo(minutesOf(closes) - from, DAY_MIN) || DAY_MIN,
  };
}

function periodOf({ start, length }: Span): Period {
  const from = modulo(start, WEEK_MINUTES);
  const weekday = WEEK[Math.floor(from / DAY_MIN)] ?? 0;
  return { weekday, opens: clock(from), closes: clock(from + length) };
}

const lengthWithin = (minutes: number) => Math.min(DAY_MIN, Math.max(MIN_PERIOD_MINUTES, minutes));

/** Whether a period can be drawn: one that is still being typed cannot. */
export const isDrawn = ({ opens, closes }: Period): boolean => isClock(opens) && isClock(closes);

/** The same length at another time; past Sunday it goes on at Monday. */
export function movedBy(period: Period, minutes: number): Period {
  const { start, length } = spanOf(period);
  return periodOf({ start: start + minutes, length });
}

/** Closes later, or with fewer than none earlier: at least 15 minutes and at most 24 hours after it opens. */
export function closingBy(period: Period, minutes: number): Period {
  const { start, length } = spanOf(period);
  return periodOf({ start, length: lengthWithin(length + minutes) });
}

/** Opens later or earlier, and closes when it did. */
export function openingBy(period: Period, minutes: number): Period {
  const { start, length } = spanOf(period);
  const next = lengthWithin(length - minutes);
  return periodOf({ start: start + length - next, length: next });
}

/** Drawn from one minute of the week to another, in either direction. */
export function drawnBetween(one: number, other: number): Period {
  const length = lengthWithin(Math.abs(other - one));
  return periodOf({ start: Math.min(one, other), length });
}

/** The pieces of a period, one for each day that it lies in. */
export function piecesOf(period: Period): Piece[] {
  const { start, length } = spanOf(period);
  const column = Math.floor(start / DAY_MIN);
  const from = start - column * DAY_MIN;
  const over = from + length - DAY_MIN;
  if (over <= 0) return [{ column, from, to: from + length, first: true, last: true }];
  return [
    { column, from, to: DAY_MIN, first: true, last: false },
    { column: (column + 1) % 7, from: 0, to: over, first: false, last: true },
  ];
}
