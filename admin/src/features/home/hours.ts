import type { HomeDto } from '@contracts/home';

type Hour = HomeDto['hours'][number];

/** How many hours are shown at least, so that the first order of a day is not one fat bar. */
const FEWEST = 8;

/**
 * The part of the day worth drawing: from one hour before anything happened on either day to one after, always with
 * the present hour in it.
 *
 * @param hours in the order of the business day
 * @param nowHour hour of the local clock, 0–23
 */
export function shownHours(hours: Hour[], nowHour: number): Hour[] {
  const busy = hours.map(
    ({ hour, orders, comparedOrders }) => orders + comparedOrders > 0 || hour === nowHour,
  );
  const first = Math.max(0, busy.indexOf(true) - 1);
  const last = Math.max(busy.lastIndexOf(true) + 1, first + FEWEST - 1);
  return hours.slice(Math.max(0, Math.min(first, hours.length - FEWEST)), last + 1);
}

/** Whether an hour is over, running or still to come. */
export function phaseOf(hours: Hour[], hour: number, nowHour: number): 'past' | 'partial' | 'future' {
  const at = (wanted: number) => hours.findIndex((entry) => entry.hour === wanted);
  if (hour === nowHour) return 'partial';
  return at(hour) < at(nowHour) ? 'past' : 'future';
}
