import { describe, expect, it } from 'vitest';
import { COUNTRIES, hasPostalCodes, isPostalCode, suggestPostalRange } from '../../../src/domain/country';

describe('a postal code', () => {
  it.each([
    ['BR', '01310-100'],
    ['BR', '01310100'],
    ['BR', '01.310-100'],
    ['GB', 'sw1a 1aa'],
    ['GB', 'M1 1AE'],
    ['US', '10001'],
    ['US', '10001-1234'],
    ['PT', '1000-001'],
    ['PT', '1000'],
    ['CA', 'K1A 0B1'],
    ['AR', 'C1425DKG'],
    ['AR', '1425'],
    ['IE', 'D6W XY00'],
    ['PE', '15001'],
  ])('of %s may be %s', (country, code) => {
    expect(isPostalCode(code, country)).toBe(true);
  });

  it.each([
    ['BR', '1310100'],
    ['BR', '01310'],
    ['BR', '013101000'],
    ['BR', 'O1310100'],
    ['GB', '10001'],
    ['US', '1000'],
    ['AE', '12345'],
    ['BR', ''],
    ['XX', '12345'],
    ['constructor', '12345'],
  ])('of %s is not %s', (country, code) => {
    expect(isPostalCode(code, country)).toBe(false);
  });
});

describe('a suggested range', () => {
  it.each([
    ['BR', '01000', '05999', '01000-000', '05999-999'],
    ['BR', '010', '059', '01000-000', '05999-999'],
    ['BR', '1000000', '5999999', '01000-000', '05999-999'],
    ['BR', '05999-999', '01000-000', '01000-000', '05999-999'],
    ['BR', '01310100', '', '10000-000', '19999-999'],
    ['BR', 'centro', 'sé', '10000-000', '19999-999'],
    ['PT', '1000', '1999', '1000-000', '1999-999'],
    ['GB', 'SW1', 'SW9', 'SW1 0AA', 'SW9 9ZZ'],
    ['NL', '1011', '1019', '1011 AA', '1019 ZZ'],
  ])('in %s for %s to %s is %s to %s', (country, from, to, low, high) => {
    expect(suggestPostalRange({ from, to }, country)).toEqual({ from: low, to: high });
  });

  it('is a sound one in every country with postal codes', () => {
    for (const country of COUNTRIES.filter(hasPostalCodes))
      for (const typed of ['', '1', 'A', '99', 'x'.repeat(16)]) {
        const { from, to } = suggestPostalRange({ from: typed, to: typed }, country);
        expect([country, isPostalCode(from, country), isPostalCode(to, country)]).toEqual([
          country,
          true,
          true,
        ]);
        expect(from.length === to.length && from <= to).toBe(true);
      }
  });
});
