import { addDays, daysBetween, isDay } from '../time';

/** A year with its leap day. */
export const MAX_SALES_DAYS = 366;

export const SALES_COMPARISONS = ['previous', 'weekday', 'year', 'none'] as const;
export type SalesComparison = (typeof SALES_COMPARISONS)[number];

/** Business days 'YYYY-MM-DD', both included. */
export interface SalesPeriod {
  from: string;
  to: string;
}

const DAYS_PER_WEEK = 7;

/** The days of a period, first to last. */
export const daysOfPeriod = ({ from, to }: SalesPeriod): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

/**
 * The period that another is compared with: `previous` is as long and ends the day before; `weekday` is shifted back by whole
 * weeks, so that a Friday meets a Friday; `year` is the same dates of the year before, 28 February for a leap day.
 */
export function comparedPeriod({ from, to }: SalesPeriod, comparison: SalesComparison): SalesPeriod | null {
  const length = daysBetween(from, to) + 1;
  switch (comparison) {
    case 'previous':
      return { from: addDays(from, -length), to: addDays(from, -1) };
    case 'weekday': {
      const shift = Math.ceil(length / DAYS_PER_WEEK) * DAYS_PER_WEEK;
      return { from: addDays(from, -shift), to: addDays(to, -shift) };
    }
    case 'year':
      return { from: yearBefore(from), to: yearBefore(to) };
    case 'none':
      return null;
  }
}

function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return isDay(before) ? before : `${before.slice(0, 8)}28`;
}
