import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGeoJson, toGeoJson, type DeliveryZone, type ZoneShape } from '../../../src/domain/delivery';

const SAO_PAULO = { lat: -23.55, lng: -46.63 };
const square = [
  [-46.7, -23.6],
  [-46.6, -23.6],
  [-46.6, -23.5],
  [-46.7, -23.5],
  [-46.7, -23.6],
];
const polygon = (ring: unknown, ...holes: unknown[]) => ({ type: 'Polygon', coordinates: [ring, ...holes] });
const file = (...geometries: unknown[]) => ({
  type: 'FeatureCollection',
  features: geometries.map((geometry) => ({ type: 'Feature', properties: { name: 'Centro' }, geometry })),
});
const problems = (given: unknown) => readGeoJson(given, SAO_PAULO).problems;

describe('readGeoJson', () => {
  it('reads polygons, each part of a multi-polygon, and points with a radius', () => {
    const several = {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: { name: ' Centro ' }, geometry: polygon(square) },
        {
          type: 'Feature',
          properties: null,
          geometry: { type: 'MultiPolygon', coordinates: [[square], [square]] },
        },
        {
          type: 'Feature',
          properties: { radiusMeters: 2000 },
          geometry: { type: 'Point', coordinates: [-46.63, -23.55, 760] },
        },
      ],
    };
    const { areas, problems } = readGeoJson(several, SAO_PAULO);
    expect(problems).toEqual([]);
    expect(areas.map(({ shape }) => shape.kind)).toEqual(['POLYGON', 'POLYGON', 'POLYGON', 'RADIUS']);
    expect(areas[0]).toMatchObject({ name: 'Centro', shape: { geometry: { points: { length: 4 } } } });
    expect(areas[3]?.shape).toEqual({ kind: 'RADIUS', geometry: { center: SAO_PAULO, radiusMeters: 2000 } });
  });

  it('reads a bare geometry and a bare feature', () => {
    expect(readGeoJson(polygon(square), null).areas).toHaveLength(1);
    expect(readGeoJson({ type: 'Feature', geometry: polygon(square) }, null).areas).toHaveLength(1);
  });

  const bowTie = [square[0], square[2], square[1], square[3], square[0]];
  const swapped = square.map(([lng, lat]) => [lat, lng]);
  it.each([
    ['no GeoJSON', { zones: [] }, 'NOT_GEOJSON', []],
    ['nothing in it', file(), 'NO_FEATURES', ['features']],
    [
      'a line that crosses itself',
      file(polygon(square), polygon(bowTie)),
      'SELF_CROSSING',
      ['features', 1, 'geometry'],
    ],
    ['latitude first', file(polygon(swapped)), 'WRONG_AXES', ['features', 0, 'geometry']],
    [
      'latitude first, where that is no place',
      file(
        polygon([
          [30, 120],
          [31, 120],
          [31, 121],
        ]),
      ),
      'WRONG_AXES',
      ['features', 0, 'geometry', 'coordinates', 0, 0],
    ],
    ['a hole', file(polygon(square, square)), 'HOLES', ['features', 0, 'geometry']],
    [
      'two corners',
      file(polygon([square[0], square[1], square[0]])),
      'TOO_FEW_POINTS',
      ['features', 0, 'geometry'],
    ],
    [
      'a corner that is none',
      file(
        polygon([
          [0, 0],
          [1, 'x'],
          [1, 1],
        ]),
      ),
      'BAD_POINT',
      ['features', 0, 'geometry', 'coordinates', 0, 1],
    ],
    [
      'a line',
      file({ type: 'LineString', coordinates: square }),
      'UNKNOWN_SHAPE',
      ['features', 0, 'geometry'],
    ],
    [
      '100,000 corners',
      file(polygon(Array.from({ length: 100_000 }, (_, index) => [Math.sin(index), Math.cos(index)]))),
      'TOO_MANY_POINTS',
      ['features', 0, 'geometry'],
    ],
    [
      '100,000 features',
      file(...Array.from({ length: 100_000 }, () => null)),
      'TOO_MANY_FEATURES',
      ['features'],
    ],
  ])('says of %s what is wrong, at its place', (_, given, code, path) => {
    expect(problems(given)).toEqual([{ code, path }]);
  });

  it('looks no deeper than a coordinate, however deep a file is nested', () => {
    let bomb: unknown = [];
    for (let depth = 0; depth < 100_000; depth++) bomb = [bomb];
    expect(problems(file(polygon(bomb)))).toHaveLength(1);
    expect(problems(file({ type: 'MultiPolygon', coordinates: bomb }))).toHaveLength(1);
  });

  it('takes whatever there is without an error of its own', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (anything, other) => {
        readGeoJson(anything, SAO_PAULO);
        readGeoJson(file(anything, polygon(other), { type: 'MultiPolygon', coordinates: other }), SAO_PAULO);
      }),
    );
  });
});

describe('toGeoJson', () => {
  const terms = {
    ...{ id: 'z', name: 'Centro', color: '#102030', active: true, priority: 1, feeCents: 500, feeTiers: [] },
    ...{ minOrderCents: 0, freeAboveCents: null, etaMin: 10, etaMax: 20, days: [], from: null, to: null },
    exclusion: false,
  };
  const zone = (shape: ZoneShape): DeliveryZone => ({ ...terms, ...shape });

  it('is read back as the same areas', () => {
    const points = [
      { lat: -23.6, lng: -46.7 },
      { lat: -23.6, lng: -46.6 },
      { lat: -23.5, lng: -46.6 },
    ];
    const shapes: ZoneShape[] = [
      { kind: 'POLYGON', geometry: { points } },
      { kind: 'RADIUS', geometry: { center: SAO_PAULO, radiusMeters: 1500 } },
    ];
    const { areas, problems } = readGeoJson(toGeoJson(shapes.map(zone)), SAO_PAULO);
    expect(problems).toEqual([]);
    expect(areas).toEqual(shapes.map((shape, feature) => ({ name: 'Centro', shape, feature })));
  });

  it('tells of districts and postal codes without a place', () => {
    const districts = [{ name: 'Sé', city: 'São Paulo' }];
    const [feature] = toGeoJson([zone({ kind: 'DISTRICT', geometry: { districts } })]).features;
    expect(feature).toMatchObject({ geometry: null, properties: { kind: 'DISTRICT', districts } });
  });
});
