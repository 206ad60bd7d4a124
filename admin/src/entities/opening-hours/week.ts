import type { ClockPeriod, Period } from '@domain/opening-hours';
import type { Language } from '@contracts/session';
import { weekdayName as weekdayInSentence } from '@domain/format';
import { minutesOf, type Weekday } from '@domain/time';

/** As most of the trade counts: the week begins on Monday. */
export const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** Monday to Friday. */
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

/** The name of a weekday by itself, as a heading has it. */
export function weekdayName(day: Weekday, language: Language, style: 'long' | 'short' = 'long'): string {
  const name = weekdayInSentence(day, language, style);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const periodsOf = (periods: readonly Period[], day: Weekday): ClockPeriod[] =>
  periods.filter(({ weekday }) => weekday === day).map(({ opens, closes }) => ({ opens, closes }));

/** The week with other periods on one day, in the order of the days. */
export function withDay(periods: readonly Period[], day: Weekday, ofDay: readonly ClockPeriod[]): Period[] {
  return WEEK.flatMap((weekday) =>
    (weekday === day ? ofDay : periodsOf(periods, weekday)).map((period) => ({ weekday, ...period })),
  );
}

/** The days on which it opens, in the order of the week. */
export const openDays = (periods: readonly Period[]): Weekday[] =>
  WEEK.filter((day) => periodsOf(periods, day).length > 0);

/** The week in which some days have the periods of one; the others are as they were. */
export function copiedTo(periods: readonly Period[], from: Weekday, days: readonly Weekday[]): Period[] {
  const copied = periodsOf(periods, from);
  return days.reduce<Period[]>((week, day) => withDay(week, day, copied), [...periods]);
}

/** The same periods on some days. */
export const everyDay = (days: readonly Weekday[], ...ofDay: ClockPeriod[]): Period[] =>
  WEEK.filter((day) => days.includes(day)).flatMap((weekday) =>
    ofDay.map((period) => ({ weekday, ...period })),
  );

/** Weeks to start from, as restaurants keep them. */
export const USUAL_WEEKS = {
  allDay: everyDay(WEEK, { opens: '11:00', closes: '23:00' }),
  lunch: everyDay(WEEKDAYS, { opens: '11:00', closes: '15:00' }),
  evening: everyDay([2, 3, 4, 5, 6, 0], { opens: '18:00', closes: '23:30' }),
  lunchAndEvening: everyDay(
    [2, 3, 4, 5, 6, 0],
    { opens: '11:30', closes: '15:00' },
    { opens: '18:30', closes: '23:00' },
  ),
} as const;
export type UsualWeek = keyof typeof USUAL_WEEKS;

/** Whether a period ends on the day after; one that is still being typed does not. */
export const endsNextDay = ({ opens, closes }: ClockPeriod): boolean =>
  opens !== '' && closes !== '' && minutesOf(closes) <= minutesOf(opens);
