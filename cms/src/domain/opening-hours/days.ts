import { addDays } from '../time';
import { exceptionOn } from './exceptions';
import type { HoursException, HoursService, OpeningHours } from './hours';
import { hoursOf, openingsOn, type Opening } from './openings';

/** When a service opens on a day. */
export interface DayOfHours {
  /** 'YYYY-MM-DD' */
  day: string;
  /** What begins on the day, by its start. */
  openings: Opening[];
  /** The exception that decides the day, or null. */
  exception: HoursException | null;
}

/**
 * The days from one on with what begins on each of them: the calendar of a service. What lasts over midnight is told on
 * the day on which it begins.
 *
 * @param first 'YYYY-MM-DD'
 * @param count how many days
 * @param timeZone IANA name of the branch's zone
 */
export function daysOfHours(
  hours: readonly OpeningHours[],
  exceptions: readonly HoursException[],
  service: HoursService,
  { first, count }: { first: string; count: number },
  timeZone: string,
): DayOfHours[] {
  const own = hoursOf(hours, service);
  return Array.from({ length: count }, (_, ahead) => {
    const day = addDays(first, ahead);
    return {
      day,
      openings: own ? openingsOn(day, own, exceptions, timeZone) : [],
      exception: exceptionOn(exceptions, day),
    };
  });
}
