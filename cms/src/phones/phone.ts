import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { invalid } from '../errors/api-error';

/** A phone as people write it in the country of the business, in E.164; refused at `path` when it is none. */
export function readPhone(text: string, country: string, path: (string | number)[]): string {
  const phone = tryPhone(text, country);
  if (phone === null) throw invalid([{ code: 'INVALID_PHONE', path }]);
  return phone;
}

/** The same, with null for what is no phone. */
export function tryPhone(text: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(text, countryCode(country));
  return parsed?.isValid() ? parsed.number : null;
}

/** The digits of a text that people write as they write a phone; '' for any other. */
export const phoneDigits = (text: string): string =>
  /^[\d\s()+./-]+$/.test(text) ? text.replace(/\D/g, '') : '';

/** Whether a text that is looked for is a phone or the beginning of one, not a number of an order or a name. */
export const isPhoneSearch = (text: string): boolean => phoneDigits(text).length >= 7;

/**
 * What the phones that a search is for begin with in E.164: without the zero that a country writes before an area code,
 * with the country's own code where the text has none.
 */
export function phonePrefix(text: string, country: string): string {
  const typed = new AsYouType(countryCode(country));
  typed.input(text);
  return typed.getNumberValue() ?? `+${phoneDigits(text)}`;
}

function countryCode(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined;
}
