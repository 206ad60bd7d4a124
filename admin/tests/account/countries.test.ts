import { expect, it } from 'vitest';
import { countryOfBrowser } from '../../src/features/account/signup/countries';

it.each([
  [['pt-BR', 'en'], 'BR'],
  [['es', 'es-MX'], 'MX'],
  [['zh-Hant-TW'], 'TW'],
  [['en'], ''],
  [['es-419'], ''],
  [['not a language', 'en-GB'], 'GB'],
  [[], ''],
])('begins in %j with the country %j', (languages, country) => {
  expect(countryOfBrowser(languages)).toBe(country);
});
