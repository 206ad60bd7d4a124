import { isMonthFirst } from '../country/locale';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;

/**
 * A date as people of a country type it: ISO 8601, or in figures with the day first, in countries such as the United States
 * with the month first.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 * @param fullYear the year that two digits of it, 0 to 99, stand for
 * @returns 'YYYY-MM-DD'; null for a text that is no day of the calendar
 */
export function readDate(text: string, country: string, fullYear: (year: number) => number): string | null {
  const found = ISO.exec(text.trim());
  const figures = FIGURES.exec(text.trim());
  const [first = '', second = '', year = ''] = figures?.slice(1) ?? [];
  const parts = found
    ? found.slice(1, 4)
    : figures && (isMonthFirst(country) ? [year, first, second] : [year, second, first]);
  if (!parts) return null;
  const [y = '', m = '', d = ''] = parts;
  const full = y.length === 4 ? y : String(fullYear(Number(y))).padStart(4, '0');
  const day = `${full}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : day;
}
