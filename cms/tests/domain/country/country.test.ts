import { describe, expect, it } from 'vitest';
import {
  addressProblems,
  BRAZILIAN_STATES,
  isBrazilianState,
  readTaxId,
  suggestTimeZone,
} from '../../../src/domain/country';
import { isTimeZone } from '../../../src/domain/time';

describe('the tax number of a business', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['529.982.247-24', null],
    ['11.222.333/0001-80', null],
    ['123', null],
    ['', null],
  ])('%s is kept as %s in Brazil', (text, kept) => {
    expect(readTaxId(text, 'BR')).toBe(kept);
  });

  it('is elsewhere only looked at for its length', () => {
    expect(readTaxId('b-12.345.678', 'ES')).toBe('B12345678');
    expect(readTaxId('12', 'ES')).toBeNull();
    expect(readTaxId('1'.repeat(21), 'ES')).toBeNull();
    expect(readTaxId('número', 'ES')).toBeNull();
  });
});

describe('an address', () => {
  const address = { state: 'SP', postalCode: '01001-000' };
  const codes = (part: object, country = 'BR') =>
    addressProblems({ ...address, ...part }, country).map(({ code, path }) => `${code} ${path.join('.')}`);

  it('has a CEP and a state in Brazil', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ postalCode: '01001000', state: ' sp' })).toEqual([]);
    expect(codes({ postalCode: '0100-000' })).toEqual(['BAD_POSTAL_CODE postalCode']);
    expect(codes({ state: 'São Paulo' })).toEqual(['BAD_STATE state']);
  });

  it('is elsewhere as people write it', () => {
    expect(codes({ postalCode: 'SW1A 1AA', state: 'London' }, 'GB')).toEqual([]);
  });

  it('has both numbers of its place on the map, or none', () => {
    expect(codes({ lat: 0, lng: 0 })).toEqual([]);
    expect(codes({ lat: -23.5 })).toEqual(['HALF_A_POINT lng']);
    expect(codes({ lat: null, lng: -46.6 }, 'PT')).toEqual(['HALF_A_POINT lat']);
  });
});

describe('the time zone of a place', () => {
  it.each([
    ['BR', 'SP', 'America/Sao_Paulo'],
    ['BR', 'am', 'America/Manaus'],
    ['BR', '', 'America/Sao_Paulo'],
    ['PT', '', 'Europe/Lisbon'],
    ['US', 'NY', null],
  ])('%s %s is %s', (country, state, zone) => {
    expect(suggestTimeZone(country, state)).toBe(zone);
  });

  it('is one that can be computed with, for every state and country that is known', () => {
    for (const state of BRAZILIAN_STATES) {
      expect(isBrazilianState(state)).toBe(true);
      expect(isTimeZone(suggestTimeZone('BR', state) ?? ''), state).toBe(true);
    }
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
    const known = letters.flatMap((one) => letters.flatMap((two) => suggestTimeZone(one + two) ?? []));
    expect(known.length).toBeGreaterThan(15);
    for (const zone of known) expect(isTimeZone(zone), zone).toBe(true);
  });
});
