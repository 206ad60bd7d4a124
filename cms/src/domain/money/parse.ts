import { minorDigits } from './currency';
import { decimalSeparator, notationOf, plainText, type MoneyNotation } from './notation';

/** The reading of a text: an amount, an amount of another currency, or neither. */
export type MoneyReading =
  | { cents: number }
  | { wrong: 'NOT_AN_AMOUNT' }
  /** `sign` as it is written there, such as `US$` or `EUR`. */
  | { wrong: 'OTHER_CURRENCY'; sign: string };

const GROUPS_OF_THREE = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;
const GROUPS_OF_TWO = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
const OTHER_SIGN = /^-?\s*(?<before>[^\d\s-]*)\s*-?\s*\d[\d.,' ]*?(?:[.,]-)?\s*(?<after>[^\d\s.,'-]*)$/u;
/** Signs made of letters. The others have a character of Unicode's currency signs in them. */
const LETTERS = /^(?:s\/|bs|gs|lps|kr|zł|kč|ft|lei|rp|rm|tsh|ksh)\.?$/iu;

/**
 * An amount as people of a country type it: `12`, `12,5`, `1.234,56`, `1,234.56`, with or without signs or the code of
 * the currency, before or after: `S/ 32.50`, `S/. 28`, `MX$25`, `8.380 CLP`.
 *
 * Where both separators stand, the last is the decimal one. One that stands alone is read by the country's convention:
 * `1.234` is a thousand and more where a comma precedes decimals; elsewhere it would have three decimals and is refused
 * unless the currency has three, because guessing would be wrong by a factor of a thousand. `12.50` cannot be a thousand
 * anywhere and is read everywhere.
 *
 * @param currency ISO 4217 code, of the business
 * @param country ISO 3166-1 alpha-2, of the business
 * @returns integer amount in minor units, or why there is none
 * @throws RangeError for a currency or a country that is not one
 */
export function readMoney(text: string, currency: string, country: string): MoneyReading {
  const notation = notationOf(currency, country);
  const plain = plainText(text);
  const found = notation.pattern.exec(plain)?.groups;
  if (!found) {
    const sign = otherSign(plain);
    return sign === null ? { wrong: 'NOT_AN_AMOUNT' } : { wrong: 'OTHER_CURRENCY', sign };
  }
  const cents = found.before && found.after ? null : readDigits(found.digits ?? '', currency, notation);
  if (cents === null) return { wrong: 'NOT_AN_AMOUNT' };
  return { cents: found.before || found.after ? 0 - cents : cents };
}

/**
 * The same for a cell of a file: a number of a spreadsheet is an amount in major units, and none where it has more decimals
 * than the currency.
 */
export function readMoneyCell(cell: string | number, currency: string, country: string): MoneyReading {
  if (typeof cell === 'string') return readMoney(cell, currency, country);
  const exact = cell * 10 ** minorDigits(currency);
  const cents = Math.round(exact);
  const isWhole = Math.abs(exact - cents) <= 1e-4 && Number.isSafeInteger(cents);
  return isWhole ? { cents } : { wrong: 'NOT_AN_AMOUNT' };
}

const WHOLE = /^(-?)(\d+|\d{1,3}(?:([.,' ])\d{3})(?:\3\d{3})*)(?:([.,])0+)?$/;

/**
 * A whole number as people of a country type it: `1234`, `1.234` where a comma precedes decimals, `1,234` elsewhere, also with
 * decimals that are all zero.
 *
 * @param cell a text, or a number of a spreadsheet
 * @param country ISO 3166-1 alpha-2, of the business
 * @returns a safe integer; null for a fraction and for what is no number
 */
export function readWholeNumber(cell: string | number, country: string): number | null {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell : null;
  const found = WHOLE.exec(plainText(cell));
  const [, sign = '', digits = '', group, point] = found ?? [];
  const decimal = decimalSeparator(country);
  if (!found || group === decimal || (point !== undefined && point === group)) return null;
  // Zeros behind a sign that groups digits here would be thousands: `12.000` is read as a group.
  if (point !== undefined && point !== decimal) return null;
  const value = Number(sign + digits.replace(/\D/g, ''));
  return Number.isSafeInteger(value) ? value : null;
}

/** The amount that `readMoney` finds, in minor units; null where it finds none of the currency. */
export function parseMoney(text: string, currency: string, country: string): number | null {
  const reading = readMoney(text, currency, country);
  return 'cents' in reading ? reading.cents : null;
}

function readDigits(digits: string, currency: string, notation: MoneyNotation): number | null {
  const split = decimalIndex(digits, notation);
  const whole = wholeDigits(digits.slice(0, split ?? undefined), notation);
  const fraction = split === null ? '' : digits.slice(split + 1);
  if (whole === null || (split !== null && !/^\d+$/.test(fraction))) return null;
  const places = minorDigits(currency);
  // Spreadsheets write `8380,00` also where a currency has no decimals.
  const decimals = places === 0 && /^0{1,2}$/.test(fraction) ? '' : fraction;
  if (decimals.length > places) return null;
  const cents = Number(whole + decimals.padEnd(places, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Where the decimal separator stands in a text of digits and separators, or null when all of them group. */
function decimalIndex(digits: string, notation: MoneyNotation): number | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return null;
  const repeated = digits.indexOf(digits.charAt(last)) !== last;
  return isGrouped(digits, notation) && (repeated || digits.charAt(last) !== notation.decimal) ? null : last;
}

/** The digits of a whole number written plain or in groups, or null when it is neither. */
function wholeDigits(text: string, notation: MoneyNotation): string | null {
  return /^\d+$/.test(text) || isGrouped(text, notation) ? text.replace(/\D/g, '') : null;
}

const isGrouped = (text: string, { groupsOfTwo }: MoneyNotation): boolean =>
  GROUPS_OF_THREE.test(text) || (groupsOfTwo && GROUPS_OF_TWO.test(text));

/** The sign or code that stands at an amount which is not of the currency, or null. */
function otherSign(plain: string): string | null {
  const { before = '', after = '' } = OTHER_SIGN.exec(plain)?.groups ?? {};
  return (
    [before, after].find((sign) => /\p{Sc}/u.test(sign) || /^[A-Z]{3}$/.test(sign) || LETTERS.test(sign)) ??
    null
  );
}
