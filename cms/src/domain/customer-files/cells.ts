import { isMonthFirst } from '../country/locale';
import { splitList } from '../table-files';
import { plainText } from '../text';

const YES = new Set(['yes', 'y', 'sim', 's', 'si', 'true', 'verdadeiro', 'verdadero', '1', 'x', 'ok']);
const NO = new Set(['no', 'n', 'nao', 'false', 'falso', '0']);

/** A yes or no in any of the languages; null for any other text. */
export function readYesNo(text: string): boolean | null {
  const word = plainText(text);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
const FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
/** Nobody is older. */
const MAX_AGE_YEARS = 130;

/**
 * A date of birth: ISO 8601, or in figures with the day first, in countries such as the United States with the month first.
 * Two digits of a year are of the last hundred years.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 * @param today 'YYYY-MM-DD'
 * @returns 'YYYY-MM-DD'; null for no day, a day to come, and one more than 130 years ago
 */
export function readBirthDate(text: string, country: string, today: string): string | null {
  const found = ISO.exec(text.trim());
  const figures = FIGURES.exec(text.trim());
  const [first = '', second = '', year = ''] = figures?.slice(1) ?? [];
  const parts = found
    ? found.slice(1, 4)
    : figures && (isMonthFirst(country) ? [year, first, second] : [year, second, first]);
  if (!parts) return null;
  const [y = '', m = '', d = ''] = parts;
  const thisYear = Number(today.slice(0, 4));
  const century = thisYear - (thisYear % 100);
  const short = Number(y);
  const full = y.length === 4 ? short : century + short > thisYear ? century - 100 + short : century + short;
  const day = `${full}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return null;
  return day <= today && full >= thisYear - MAX_AGE_YEARS ? day : null;
}

/** The tags of a cell, separated by bars, commas or semicolons; each once. */
export const readTags = (cell: string): string[] =>
  [...new Set(splitList(cell).flatMap((part) => part.split(/[,;]/).map((tag) => tag.trim())))].filter(
    (tag) => tag !== '',
  );
