import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A stored phone (E.164) as people write it: as within the country of the business, in full where it is of another one
 * or would be read as another number there. What is no phone stays as it is. Brings the rules of all countries along:
 * for pages that come on demand.
 */
export function shownPhone(stored: string, country: string): string {
  const phone = parsePhoneNumberFromString(stored);
  if (!phone) return stored;
  const home = isSupportedCountry(country) ? country : undefined;
  const national = phone.formatNational();
  return home && phone.country === home && parsePhoneNumberFromString(national, home)?.number === phone.number
    ? national
    : phone.formatInternational();
}

/** A phone as people write it in a country, as it is stored (E.164); null for what is none. */
export function phoneOf(written: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(written, isSupportedCountry(country) ? country : undefined);
  return phone?.isValid() ? phone.number : null;
}
