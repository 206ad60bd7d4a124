import { AsYouType, isSupportedCountry } from 'libphonenumber-js/min';

/** A phone as it is written in the country, however far it is typed. Brings the rules of all countries along. */
export function formatPhone(text: string, country: string): string {
  if (!/^[+\d\s().-]*$/.test(text)) return text;
  return new AsYouType(isSupportedCountry(country) ? country : undefined).input(text);
}
