import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileTerms, problemsOfFile, termsIn, zonesOfFile } from '../../../src/contracts/zone-files';
import { readGeoJson, toGeoJson, type ZoneShape, type ZoneTerms } from '../../../src/domain/delivery';
import type { Weekday } from '../../../src/domain/time';
import { foreignProperties } from './geojson-cases';

const cents = fc.nat(100_000_000);
const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
/** Text knows no 0 below 0. */
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);
const point = fc.record({ lat: degrees(80), lng: degrees(170) });
const word = fc.stringMatching(/^[a-zà-ü]{2,20}$/);
const shape: fc.Arbitrary<ZoneShape> = fc.oneof(
  fc
    .tuple(point, fc.integer({ min: 50, max: 100_000 }))
    .map(([center, radiusMeters]): ZoneShape => ({ kind: 'RADIUS', geometry: { center, radiusMeters } })),
  fc.tuple(point, fc.integer({ min: 3, max: 40 })).map(([{ lat, lng }, corners]): ZoneShape => {
    const points = Array.from({ length: corners }, (_, index) => ({
      lat: lat + Math.sin((2 * Math.PI * index) / corners),
      lng: lng + Math.cos((2 * Math.PI * index) / corners),
    }));
    return { kind: 'POLYGON', geometry: { points } };
  }),
  fc
    .array(fc.record({ name: word, city: fc.oneof(word, fc.constant('')) }), { minLength: 1, maxLength: 5 })
    .map((districts): ZoneShape => ({ kind: 'DISTRICT', geometry: { districts } })),
  fc.tuple(fc.integer({ min: 1_000_000, max: 5_000_000 }), fc.nat(9000)).map(([from, more]): ZoneShape => {
    const ranges = [{ from: `0${from}`, to: `0${from + more}` }];
    return { kind: 'POSTAL_RANGE', geometry: { ranges } };
  }),
);
const terms: fc.Arbitrary<Omit<ZoneTerms, 'id'>> = fc
  .tuple(
    fc.record({
      name: word,
      color: fc.stringMatching(/^#[0-9a-f]{6}$/),
      active: fc.boolean(),
      priority: fc.nat(1000),
      feeCents: cents,
      feeTiers: fc
        .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 4 })
        .map((ends) =>
          ends
            .sort((one, other) => one - other)
            .map((uptoMeters) => ({ uptoMeters, feeCents: 7 * uptoMeters })),
        ),
      minOrderCents: cents,
      freeAboveCents: fc.option(cents),
      days: fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6)),
      exclusion: fc.boolean(),
    }),
    fc.oneof(fc.constant({ from: null, to: null }), fc.record({ from: clock, to: clock })),
    fc.tuple(fc.nat(700), fc.nat(700)).map(([least, more]) => ({ etaMin: least, etaMax: least + more })),
  )
  .map(([rest, times, way]) => ({ ...rest, ...times, ...way }));

/** What becomes of a file that was written and read as text. */
function read(written: object, last = 0) {
  const file: unknown = JSON.parse(JSON.stringify(written));
  const { areas, problems } = readGeoJson(file, null);
  const said = fileTerms.safeParse(termsIn(file));
  const zones = said.success ? zonesOfFile(areas, said.data, last) : [];
  return { zones, problems: [...problems, ...problemsOfFile(zones, 'BR')], issues: said.error?.issues ?? [] };
}
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0],
];
const ownFile = (...features: { properties: unknown; geometry?: unknown }[]) => ({
  ...file(...features),
  comanda: 1,
});
const file = (...features: { properties: unknown; geometry?: unknown }[]) => ({
  type: 'FeatureCollection',
  features: features.map((feature) => ({
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [SQUARE] },
    ...feature,
  })),
});

describe('a file of zones', () => {
  it('that was exported is read back as it was: every area, fee, time and rule', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(terms, shape), { minLength: 1, maxLength: 5 }), (given) => {
        const exported = given.map(([zone, where]) => ({ ...zone, ...where }));
        const { zones, problems, issues } = read(toGeoJson(exported));
        expect([problems, issues]).toEqual([[], []]);
        expect(zones).toEqual(
          given.map(([{ active, ...zone }, area], feature) => ({
            ...{ ...zone, area, feature, state: active ? 'ACTIVE' : 'PAUSED' },
          })),
        );
      }),
    );
  });

  it('of somebody else becomes paused zones behind all others, whatever else it says', () => {
    const stranger = {
      name: 'Centro',
      'stroke-width': 2,
      id: 'x',
      version: 'old',
      feeCents: null,
      active: null,
    };
    const { zones, problems } = read(file({ properties: stranger }, { properties: null }), 7);
    expect(problems).toEqual([]);
    expect(zones.map(({ name, state, priority, feeCents }) => [name, state, priority, feeCents])).toEqual([
      ['Centro', 'PAUSED', 8, 0],
      ['', 'PAUSED', 9, 0],
    ]);
  });

  it('of somebody else has no terms of ours in it, whatever its properties are called', () => {
    const { zones, problems, issues } = read(foreignProperties);
    expect([problems, issues]).toEqual([[], []]);
    expect(zones).toMatchObject([
      { name: 'Zone A', state: 'PAUSED', color: '#c8452d', days: [], from: null, to: null, feeCents: 0 },
    ]);
    expect(read(file({ properties: { feeCents: 900, active: true } })).zones).toMatchObject([
      { feeCents: 0, state: 'PAUSED' },
    ]);
  });

  it('gives each part of a multi-polygon the terms of the whole', () => {
    const [{ geometry } = { geometry: undefined }] = file({ properties: {} }).features;
    const { coordinates } = geometry as { coordinates: unknown[] };
    const { zones } = read(
      ownFile({
        properties: { feeCents: 900 },
        geometry: { type: 'MultiPolygon', coordinates: [coordinates, coordinates] },
      }),
    );
    expect(zones.map(({ feeCents, feature }) => [feeCents, feature])).toEqual([
      [900, 0],
      [900, 0],
    ]);
  });

  it.each([
    [{ feeCents: 'five' }, ['feeCents']],
    [{ feeCents: -1 }, ['feeCents']],
    [{ color: 'red' }, ['color']],
    [{ active: 'yes' }, ['active']],
    [{ days: [1, 9] }, ['days', 1]],
    [{ feeTiers: [{ uptoMeters: 100 }] }, ['feeTiers', 0, 'feeCents']],
  ])('with %j is refused there', (properties, at) => {
    const { issues } = read(ownFile({ properties: {} }, { properties }));
    expect(issues.map(({ path }) => path)).toEqual([['features', 1, 'properties', ...at]]);
  });

  it.each([
    [{ etaMin: 60, etaMax: 50 }, 'BAD_ETA', ['etaMax']],
    [{ from: '10:00' }, 'BAD_TIME', ['to']],
  ])('with %j breaks a rule between fields, and is refused there', (properties, code, at) => {
    expect(read(ownFile({ properties: {} }, { properties })).problems).toEqual([
      { code, path: ['features', 1, 'properties', ...at] },
    ]);
  });

  it('asks of an area without a place on a map that it is named', () => {
    expect(read(ownFile({ properties: { kind: 'DISTRICT' }, geometry: null })).problems).toEqual([
      { code: 'NO_DISTRICTS', path: ['features', 0, 'properties', 'districts'] },
    ]);
  });
});
