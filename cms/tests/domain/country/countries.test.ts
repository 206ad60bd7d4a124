import { describe, expect, it } from 'vitest';
import { COUNTRIES, currencyOf, languageOfCountry } from '../../../src/domain/country';
import { minorDigits } from '../../../src/domain/money';

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const currencies = new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' });

/** Every two letters that stand for a place, as this engine knows them, without groups of countries and the empty ones. */
const ELSEWHERE =
  'AC AQ BV CP CQ DG EA EU EZ FX GS HM IC QO SU TA TF UM UN XA XB ZZ AN DD YU CS BU TP ZR NT UK YD NH'.split(
    ' ',
  );

function known(): string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => regions.of(code) !== undefined && !ELSEWHERE.includes(code));
}

describe('the countries', () => {
  it('are all there, once, and nothing else', () => {
    const names = (codes: readonly string[]) => new Set(codes.map((code) => regions.of(code)));
    expect(COUNTRIES).toEqual([...new Set(COUNTRIES)].sort());
    expect([...names(known())].sort()).toEqual([...names(COUNTRIES)].sort());
  });

  it('have a currency that exists', () => {
    for (const country of COUNTRIES) {
      const currency = currencyOf(country) ?? '';
      expect(currency, country).toMatch(/^[A-Z]{3}$/);
      // Newer than the names of some engines.
      if (!['XCG', 'ZWG'].includes(currency)) expect(currencies.of(currency), country).toBeDefined();
      expect(minorDigits(currency)).toBeGreaterThanOrEqual(0);
    }
    expect(['BR', 'US', 'PT', 'CL', 'JP'].map(currencyOf)).toEqual(['BRL', 'USD', 'EUR', 'CLP', 'JPY']);
    expect(['', 'br', 'XX', 'BRA'].map(currencyOf)).toEqual([null, null, null, null]);
  });

  it('have a language that Comanda speaks', () => {
    expect(['BR', 'PT', 'MX', 'ES', 'US', 'JP'].map(languageOfCountry)).toEqual([
      'pt-BR',
      'pt-BR',
      'es',
      'es',
      'en',
      'en',
    ]);
  });
});
