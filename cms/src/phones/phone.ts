import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { currentNationalNumber } from '../domain/country/legacy-phone';
import { invalid } from '../errors/api-error';

/**
 * Reads a phone as people write it in the country of the business.
 * @returns E.164; numbers of ended numbering plans in today's form
 * @throws INVALID_PHONE at `path` for a number that does not exist, such as one without its area code
 */
export function readPhone(text: string, country: string, path: (string | number)[]): string {
  const phone = tryPhone(text, country);
  if (phone === null) throw invalid([{ code: 'INVALID_PHONE', path }]);
  return phone;
}

/** The same as `readPhone`, with null for a text that is no phone. */
export function tryPhone(text: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(text, countryCode(country));
  if (!parsed) return null;
  if (parsed.isValid()) return parsed.number;
  // The rules of each country are those of the complete metadata: shorter ones accept numbers by their length alone.
  const current = currentNationalNumber(parsed.country ?? '', parsed.nationalNumber);
  const renumbered = current === null ? undefined : parsePhoneNumberFromString(current, parsed.country);
  return renumbered?.isValid() ? renumbered.number : null;
}

/** The digits of a text that people write as they write a phone; '' for any other. */
export const phoneDigits = (text: string): string =>
  /^[\d\s()+./-]+$/.test(text) ? text.replace(/\D/g, '') : '';

/** Whether a text that is looked for is a phone or the beginning of one, not a number of an order or a name. */
export const isPhoneSearch = (text: string): boolean => phoneDigits(text).length >= 7;

/**
 * The E.164 prefix of the phones that a search text means: without the trunk zero, with the country code of the business
 * where the text has none, and for a complete number of an ended numbering plan today's number.
 */
export function phonePrefix(text: string, country: string): string {
  const complete = tryPhone(text, country);
  if (complete !== null) return complete;
  const typed = new AsYouType(countryCode(country));
  typed.input(text);
  return typed.getNumberValue() ?? `+${phoneDigits(text)}`;
}

function countryCode(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined;
}
