import { addDays, daysBetween, weekdayOf } from '../time';

/** The Monday of the ISO week of a day. @param day `YYYY-MM-DD` */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/**
 * The ISO 8601 week of a day, such as `2026-W48`: the week belongs to the year of its Thursday.
 *
 * @param day `YYYY-MM-DD`
 */
export function isoWeekOf(day: string): string {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const dayOfYear = daysBetween(`${year}-01-01`, thursday);
  return `${year}-W${String(Math.floor(dayOfYear / 7) + 1).padStart(2, '0')}`;
}

/** The Mondays of all ISO weeks from one day to another, both included, oldest first. */
export function mondaysBetween(from: string, to: string): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}
