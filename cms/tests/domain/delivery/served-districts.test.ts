import { expect, it } from 'vitest';
import {
  isInDistrict,
  servedDistricts,
  type DeliveryZone,
  type ZoneShape,
} from '../../../src/domain/delivery';

const TERMS = {
  ...{ id: 'zone', name: 'Zone', color: '#f00', active: true, priority: 1, feeTiers: [], minOrderCents: 0 },
  ...{ freeAboveCents: null, etaMin: 30, etaMax: 50, days: [], from: null, to: null, exclusion: false },
};
const zone = (feeCents: number, shape: ZoneShape, more: Partial<DeliveryZone> = {}): DeliveryZone =>
  ({ ...TERMS, feeCents, ...shape, ...more }) as DeliveryZone;
const districts = (...names: string[]): ZoneShape => ({
  kind: 'DISTRICT',
  geometry: { districts: names.map((name) => ({ name, city: 'São Paulo' })) },
});

it('names each district that is served with its fee, by the letters of a language, and nothing else', () => {
  const zones = [
    zone(700, districts('Sé', 'Centro')),
    zone(900, districts('Água Branca')),
    zone(0, districts('Brás'), { exclusion: true }),
    zone(500, { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '01000-000', to: '02000-000' }] } }),
  ];
  expect(servedDistricts(zones, 'pt-BR')).toEqual([
    { name: 'Água Branca', city: 'São Paulo', feeCents: 900 },
    { name: 'Centro', city: 'São Paulo', feeCents: 700 },
    { name: 'Sé', city: 'São Paulo', feeCents: 700 },
  ]);
  expect(servedDistricts([], 'en')).toEqual([]);
});

it('names a district once however many zones serve it, with the fee on which they agree', () => {
  const zones = [
    zone(700, districts('Sé', 'Centro')),
    zone(700, districts('se')),
    zone(900, districts('Centro')),
  ];
  expect(servedDistricts(zones, 'pt-BR')).toEqual([
    { name: 'Centro', city: 'São Paulo', feeCents: null },
    { name: 'Sé', city: 'São Paulo', feeCents: 700 },
  ]);
});

it('names no fee of a district that is one of any city as well, at another fee', () => {
  const ofAnyCity: ZoneShape = { kind: 'DISTRICT', geometry: { districts: [{ name: 'sé', city: '' }] } };
  const zones = [zone(700, ofAnyCity), zone(900, districts('Sé')), zone(700, districts('Brás'))];
  expect(servedDistricts(zones, 'pt-BR')).toEqual([
    { name: 'Brás', city: 'São Paulo', feeCents: 700 },
    { name: 'sé', city: '', feeCents: 700 },
    { name: 'Sé', city: 'São Paulo', feeCents: null },
  ]);
});

it.each([
  [{ name: 'Sé', city: 'São Paulo' }, true],
  [{ name: 'Sé', city: '' }, true],
  [{ name: 'Sé', city: 'Santos' }, false],
  [{ name: 'Brás', city: 'São Paulo' }, false],
])('an address in "se, sao paulo" is in %o: %s', (district, is) => {
  expect(isInDistrict(district, { district: 'se', city: 'sao paulo' })).toBe(is);
});
