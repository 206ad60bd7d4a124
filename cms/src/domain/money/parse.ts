import { minorDigits } from './currency';
import { notationOf } from './notation';

const GROUPS_OF_THREE = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/;

/**
 * An amount as people type it: `12`, `12,5`, `1.234,56`, `1,234.56`, with or without sign and the currency's symbol.
 * Where both separators stand, the last is the decimal one, whatever the language. One that stands alone is read as
 * the language reads it: `1.234` is a thousand and more in pt-BR and es; in en it would have three decimals and is
 * refused unless the currency has three, because guessing would be wrong by a factor of a thousand.
 *
 * @param currency ISO 4217 code
 * @param language BCP 47 tag
 * @returns integer amount in minor units, or null when the text is not an amount of that currency
 * @throws RangeError for a currency or a language that is not one
 */
export function parseMoney(text: string, currency: string, language: string): number | null {
  const notation = notationOf(currency, language);
  const found = notation.pattern.exec(text.replace(/\s/g, '').replace('\u2212', '-'))?.groups;
  if (!found || (found.before && found.after)) return null;

  const digits = found.digits ?? '';
  const split = decimalIndex(digits, notation.decimal);
  const whole = wholeDigits(digits.slice(0, split ?? undefined));
  const fraction = split === null ? '' : digits.slice(split + 1);
  const places = minorDigits(currency);
  if (whole === null || (split !== null && !/^\d+$/.test(fraction)) || fraction.length > places) return null;

  const cents = Number(whole + fraction.padEnd(places, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return found.before || found.after ? 0 - cents : cents;
}

/** Where the decimal separator stands in a text of digits and separators, or null when all of them group. */
function decimalIndex(digits: string, decimal: string): number | null {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return null;
  const repeated = digits.indexOf(digits.charAt(last)) !== last;
  const groups = GROUPS_OF_THREE.test(digits) && (repeated || digits.charAt(last) !== decimal);
  return groups ? null : last;
}

/** The digits of a whole number written plain or in groups of three, or null when it is neither. */
function wholeDigits(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  return GROUPS_OF_THREE.test(text) ? text.replace(/[.,]/g, '') : null;
}
