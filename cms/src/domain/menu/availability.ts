import { addDays, localTime, weekdayOf, windowStartDay } from '../time';
import type { Availability } from './menu';

/**
 * Whether something may be sold at an instant, by the clock of the branch. A period past midnight belongs to the day on
 * which it began: "Friday 22:00–02:00" still holds on Saturday at 01:00.
 *
 * @param availability null = always
 * @param timeZone IANA name of the branch's zone
 */
export function availableAt(availability: Availability | null, instant: Date, timeZone: string): boolean {
  if (!availability) return true;
  const { day, minutes } = localTime(instant, timeZone);
  if (availability.periods.length === 0) return holdsOn(availability, day);
  return availability.periods.some(({ from, to }) => {
    const began = windowStartDay(minutes, from, to);
    return began !== null && holdsOn(availability, addDays(day, began));
  });
}

function holdsOn({ days, fromDate, toDate }: Availability, day: string): boolean {
  if ((fromDate !== null && day < fromDate) || (toDate !== null && day > toDate)) return false;
  return days.length === 0 || days.includes(weekdayOf(day));
}
