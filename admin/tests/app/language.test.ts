import { expect, it } from 'vitest';
import { nearest } from '@entities/language/language';

it.each([
  [['pt-PT', 'en'], 'pt-BR'],
  [['es-MX'], 'es'],
  [['de-DE', 'en-GB'], 'en'],
  [['EN'], 'en'],
  [['de', 'fr'], null],
  [[], null],
])('serves a browser that wants %j in %s', (wanted, language) => {
  expect(nearest(wanted)).toBe(language);
});
