import { readDate, splitList } from '../table-files';
import { plainText } from '../text';

const YES = new Set(['yes', 'y', 'sim', 's', 'si', 'true', 'verdadeiro', 'verdadero', '1', 'x', 'ok']);
const NO = new Set(['no', 'n', 'nao', 'false', 'falso', '0']);

/** A yes or no in any of the languages; null for any other text. */
export function readYesNo(text: string): boolean | null {
  const word = plainText(text);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** Nobody is older. */
const MAX_AGE_YEARS = 130;

/**
 * A date of birth, as `readDate` reads dates. Two digits of a year are of the last hundred years.
 *
 * @param country ISO 3166-1 alpha-2, of the business
 * @param today 'YYYY-MM-DD'
 * @returns 'YYYY-MM-DD'; null for no day, a day to come, and one more than 130 years ago
 */
export function readBirthDate(text: string, country: string, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  const century = thisYear - (thisYear % 100);
  const day = readDate(text, country, (short) =>
    century + short > thisYear ? century - 100 + short : century + short,
  );
  if (day === null) return null;
  return day <= today && Number(day.slice(0, 4)) >= thisYear - MAX_AGE_YEARS ? day : null;
}

/** The tags of a cell, separated by bars, commas or semicolons; each once. */
export const readTags = (cell: string): string[] =>
  [...new Set(splitList(cell).flatMap((part) => part.split(/[,;]/).map((tag) => tag.trim())))].filter(
    (tag) => tag !== '',
  );
