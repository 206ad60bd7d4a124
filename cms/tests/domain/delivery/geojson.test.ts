import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readGeoJson,
  toGeoJson,
  type DeliveryZone,
  type ImportedArea,
  type ZoneShape,
} from '../../../src/domain/delivery';
import { pinBesideArea, webMercator } from './geojson-cases';

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
const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const problems = (given: unknown) => readGeoJson(given, SAO_PAULO).problems;

const pointsOf = ([area]: readonly ImportedArea[]) =>
  area && 'geometry' in area.shape && 'points' in area.shape.geometry ? area.shape.geometry.points : [];
const keyOf = ({ lat, lng }: { lat: number; lng: number }) => `${lat} ${lng}`;

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

  const at0 = ['features', 0, 'geometry'];
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
    ['a line alone', file({ type: 'LineString', coordinates: square }), 'NO_FEATURES', ['features']],
    ['no features', { type: 'FeatureCollection', features: null }, 'NO_FEATURES', ['features']],
    ['metres', webMercator, 'NOT_DEGREES', ['features']],
    [
      'metres of UTM',
      file(
        polygon([
          [333_000, 7_394_000],
          [334_000, 7_394_000],
          [334_000, 7_395_000],
        ]),
      ),
      'NOT_DEGREES',
      ['features'],
    ],
    ['a frame around the world', file(polygon(box(-180, -90, 180, 90))), 'CROSSES_ANTIMERIDIAN', at0],
    [
      'a ring over the 180th meridian',
      file(polygon(box(-179.9, -17, 179.9, -16))),
      'CROSSES_ANTIMERIDIAN',
      at0,
    ],
    ['a whole country', file(polygon(box(-70, -30, -40, 0))), 'AREA_TOO_LARGE', at0],
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

  it('leaves out pins, lines and what has no geometry, and lists them', () => {
    const line = {
      type: 'Feature',
      properties: { name: 'Rota' },
      geometry: { type: 'LineString', coordinates: square },
    };
    const none = { type: 'Feature', properties: { nome: 'Vazio' }, geometry: null };
    const { features } = pinBesideArea as { features: unknown[] };
    const read = readGeoJson({ type: 'FeatureCollection', features: [...features, line, none] }, SAO_PAULO);
    expect(read.problems).toEqual([]);
    expect(read.areas.map(({ name, shape }) => [name, shape.kind])).toEqual([['Zona 1', 'POLYGON']]);
    expect(read.notes).toEqual([
      { code: 'SKIPPED_POINT', feature: 0, name: 'Loja' },
      { code: 'SKIPPED_LINE', feature: 2, name: 'Rota' },
      { code: 'SKIPPED_EMPTY', feature: 3, name: 'Vazio' },
    ]);
  });

  it('converts web mercator where the file says that it is', () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::3857' } };
    const { areas, problems, notes } = readGeoJson({ ...webMercator, crs }, SAO_PAULO);
    expect(problems).toEqual([]);
    expect(notes.map(({ code }) => code)).toEqual(['CONVERTED']);
    const [corner] = pointsOf(areas);
    expect(corner?.lat).toBeCloseTo(-18.88, 1);
    expect(corner?.lng).toBeCloseTo(-48.231, 2);
    expect(areas[0]?.name).toBe('Bairro A');
  });

  it.each([
    [{ Name: 'A' }, 'A'],
    [{ NOME: ' Centro ' }, 'Centro'],
    [{ nombre: 'Centro' }, 'Centro'],
    [{ title: 'Zone', description: 'long' }, 'Zone'],
    [
      { NM_UF: 'Minas Gerais', NM_MUN: 'Uberlândia', NM_BAIRRO: 'Martins', NM_RGINT: 'Uberlândia' },
      'Martins',
    ],
    [{ NM_UF: 'Minas Gerais', NM_MUN: 'Uberlândia' }, 'Uberlândia'],
    [{ description: '<b>Zona</b> sul' }, 'Zona sul'],
    [{ name: '', nome: 7 }, '7'],
    [{ name: { first: 'x' } }, ''],
  ])('of %j takes the name %j', (properties, name) => {
    const feature = { type: 'Feature', properties, geometry: polygon(square) };
    expect(readGeoJson(feature, SAO_PAULO).areas[0]?.name).toBe(name);
  });

  it('numbers the parts of an area and areas of one name', () => {
    const parts = { type: 'MultiPolygon', coordinates: [[square], [square]] };
    const { areas, notes } = readGeoJson(file(parts, polygon(square)), SAO_PAULO);
    expect(areas.map(({ name }) => name)).toEqual(['Centro (1)', 'Centro (2)', 'Centro (3)']);
    expect(notes).toEqual([{ code: 'PARTS', feature: 0, name: 'Centro' }]);
  });

  it('looks into collections of geometries', () => {
    const collection = {
      type: 'GeometryCollection',
      geometries: [{ type: 'Point', coordinates: [-46.6, -23.5] }, polygon(square)],
    };
    for (const given of [file(collection), collection]) {
      const { areas, notes, problems } = readGeoJson(given, SAO_PAULO);
      expect([areas.length, problems.length]).toEqual([1, 0]);
      expect(notes.map(({ code }) => code)).toEqual(['SKIPPED_POINT']);
    }
  });

  it('takes rings open, clockwise, with heights and numbers as texts, repeated corners and spikes', () => {
    const plain = pointsOf(readGeoJson(polygon(square), SAO_PAULO).areas);
    const open = square.slice(0, -1);
    const spiky = [...open.slice(0, 2), [-46.5, -23.6], open[1], ...open.slice(2)];
    for (const ring of [
      open,
      open.map(([lng, lat]) => [lng, lat, 760, 1]),
      open.map((position) => position.map(String)),
      open.flatMap((position) => [position, position]),
      spiky,
    ]) {
      const { areas, problems } = readGeoJson(polygon(ring), SAO_PAULO);
      expect(problems).toEqual([]);
      expect(new Set(pointsOf(areas).map(keyOf))).toEqual(new Set(plain.map(keyOf)));
    }
    expect(readGeoJson(polygon(spiky), SAO_PAULO).notes.map(({ code }) => code)).toEqual(['CLEANED']);
    expect(readGeoJson(polygon([...square].reverse()), SAO_PAULO).problems).toEqual([]);
  });

  it('rounds corners to six decimals where the shape bears it', () => {
    const noisy = square.map(([lng = 0, lat = 0]) => [lng + 1e-9, lat - 1e-9]);
    const plain = pointsOf(readGeoJson(polygon(square), null).areas);
    expect(pointsOf(readGeoJson(polygon(noisy), null).areas)).toEqual(plain);
    const tiny = box(-46.7, -23.6, -46.7 + 4e-7, -23.6 + 4e-7);
    const { areas, problems } = readGeoJson(polygon(tiny), null);
    expect(problems).toEqual([]);
    expect(pointsOf(areas)).toHaveLength(4);
  });

  it('fills holes, and says so', () => {
    const { areas, notes, problems } = readGeoJson(file(polygon(square, square)), SAO_PAULO);
    expect([areas.length, problems.length]).toEqual([1, 0]);
    expect(notes.map(({ code }) => code)).toEqual(['HOLE_FILLED']);
  });

  it('simplifies a line of thousands of corners to 500, about as it was', () => {
    const circle = Array.from({ length: 3000 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 3000;
      return [-46.63 + 0.05 * Math.cos(angle), -23.55 + 0.05 * Math.sin(angle)];
    });
    const { areas, notes, problems } = readGeoJson(polygon(circle), SAO_PAULO);
    expect(problems).toEqual([]);
    expect(notes.map(({ code }) => code)).toEqual(['SIMPLIFIED']);
    const points = pointsOf(areas);
    expect(points.length).toBeLessThanOrEqual(500);
    for (const { lat, lng } of points) expect(Math.hypot(lat + 23.55, lng + 46.63)).toBeCloseTo(0.05, 5);
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
