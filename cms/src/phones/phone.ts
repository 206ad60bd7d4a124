import {
  type CountryCode,
  getCountryCallingCode,
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

/** What numbers of a country begin with in E.164: `+55`; a plain `+` where that is unknown. */
export const callingCode = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '+';

function countryCode(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined;
}
