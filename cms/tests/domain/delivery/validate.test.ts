import { describe, expect, it } from 'vitest';
import {
  validateZone,
  type DeliveryZone,
  type ZoneShape,
  type ZoneTerms,
} from '../../../src/domain/delivery';

const terms: ZoneTerms = {
  id: 'zone',
  name: 'Centro',
  color: '#f00',
  active: true,
  priority: 0,
  feeCents: 0,
  feeTiers: [
    { uptoMeters: 1000, feeCents: 300 },
    { uptoMeters: 2000, feeCents: 200 },
  ],
  minOrderCents: 0,
  freeAboveCents: null,
  etaMin: 30,
  etaMax: 30,
  days: [],
  from: '18:00',
  to: '02:00',
  exclusion: false,
};
const corner = (lat: number, lng: number) => ({ lat, lng });
const [a, b, c, d] = [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)];

const sound = {
  RADIUS: { kind: 'RADIUS', geometry: { center: a, radiusMeters: 5000 } },
  POLYGON: { kind: 'POLYGON', geometry: { points: [a, b, c, d] } },
  DISTRICT: { kind: 'DISTRICT', geometry: { districts: [{ name: 'Sé', city: 'São Paulo' }] } },
  POSTAL_RANGE: { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '01000-000', to: '01999999' }] } },
} satisfies Record<string, ZoneShape>;

const problemsOf = (changes: Partial<ZoneTerms>, shape: ZoneShape = sound.RADIUS) => {
  const zone: DeliveryZone = { ...terms, ...changes, ...shape };
  return validateZone(zone, null);
};

describe('validateZone', () => {
  it.each(Object.values(sound))('finds nothing wrong with a sound zone by $kind', (shape) => {
    expect(problemsOf({}, shape)).toEqual([]);
  });

  it.each<[Partial<ZoneTerms>, string, (string | number)[]]>([
    [{ name: ' x ' }, 'NAME_LENGTH', ['name']],
    [{ name: 'x'.repeat(41) }, 'NAME_LENGTH', ['name']],
    [{ priority: -1 }, 'BAD_PRIORITY', ['priority']],
    [{ feeCents: -1 }, 'BAD_AMOUNT', ['feeCents']],
    [{ feeCents: 0.5 }, 'BAD_AMOUNT', ['feeCents']],
    [{ minOrderCents: Number.NaN }, 'BAD_AMOUNT', ['minOrderCents']],
    [{ freeAboveCents: -1 }, 'BAD_AMOUNT', ['freeAboveCents']],
    [{ etaMin: 31 }, 'BAD_ETA', ['etaMax']],
    [{ etaMin: -1 }, 'BAD_ETA', ['etaMax']],
    [{ feeTiers: [{ uptoMeters: 0, feeCents: 1 }] }, 'BAD_TIERS', ['feeTiers', 0, 'uptoMeters']],
    [
      { feeTiers: [...terms.feeTiers, { uptoMeters: 2000, feeCents: 1 }] },
      'BAD_TIERS',
      ['feeTiers', 2, 'uptoMeters'],
    ],
    [{ feeTiers: [{ uptoMeters: 1, feeCents: -1 }] }, 'BAD_AMOUNT', ['feeTiers', 0, 'feeCents']],
    [{ from: null }, 'BAD_TIME', ['from']],
    [{ to: null }, 'BAD_TIME', ['to']],
    [{ from: '25:00' }, 'BAD_TIME', ['from']],
  ])('with %j says %s at %j', (changes, code, path) => {
    expect(problemsOf(changes)).toEqual([{ code, path }]);
  });

  it('takes no hours at all for all day', () => {
    expect(problemsOf({ from: null, to: null })).toEqual([]);
  });

  it.each<[ZoneShape, string, (string | number)[]]>([
    [
      { kind: 'RADIUS', geometry: { center: corner(91, 0), radiusMeters: 1 } },
      'BAD_POINT',
      ['geometry', 'center'],
    ],
    [
      { kind: 'RADIUS', geometry: { center: a, radiusMeters: 0 } },
      'BAD_RADIUS',
      ['geometry', 'radiusMeters'],
    ],
    [
      { kind: 'RADIUS', geometry: { center: a, radiusMeters: 100_001 } },
      'BAD_RADIUS',
      ['geometry', 'radiusMeters'],
    ],
    [{ kind: 'POLYGON', geometry: { points: [a, b] } }, 'TOO_FEW_POINTS', ['geometry', 'points']],
    [{ kind: 'POLYGON', geometry: { points: [a, b, b, a] } }, 'TOO_FEW_POINTS', ['geometry', 'points']],
    [{ kind: 'POLYGON', geometry: { points: [a, c, b, d] } }, 'SELF_CROSSING', ['geometry', 'points']],
    [
      { kind: 'POLYGON', geometry: { points: [a, b, corner(0, 181)] } },
      'BAD_POINT',
      ['geometry', 'points', 2],
    ],
    [
      { kind: 'POLYGON', geometry: { points: [a, b, corner(Number.NaN, 1)] } },
      'BAD_POINT',
      ['geometry', 'points', 2],
    ],
    [{ kind: 'DISTRICT', geometry: { districts: [] } }, 'NO_DISTRICTS', ['geometry', 'districts']],
    [
      { kind: 'DISTRICT', geometry: { districts: [{ name: ' ', city: 'x' }] } },
      'DISTRICT_NAME',
      ['geometry', 'districts', 0, 'name'],
    ],
    [{ kind: 'POSTAL_RANGE', geometry: { ranges: [] } }, 'NO_RANGES', ['geometry', 'ranges']],
    [
      { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '2', to: '1' }] } },
      'BAD_RANGE',
      ['geometry', 'ranges', 0],
    ],
    [
      { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '1', to: '10' }] } },
      'BAD_RANGE',
      ['geometry', 'ranges', 0],
    ],
    [
      { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '-', to: '-' }] } },
      'BAD_RANGE',
      ['geometry', 'ranges', 0],
    ],
  ])('of %j says %s at %j', (shape, code, path) => {
    expect(problemsOf({}, shape)).toEqual([{ code, path }]);
  });

  it('refuses postal codes that are none of the country, and such zones where there are no postal codes', () => {
    const zone = (from: string, to: string): DeliveryZone => ({
      ...terms,
      kind: 'POSTAL_RANGE',
      geometry: {
        ranges: [
          { from: '01310-100', to: '01310199' },
          { from, to },
        ],
      },
    });
    expect(validateZone(zone('01000-000', '05999999'), 'BR')).toEqual([]);
    const meant = { from: '01000-000', to: '05999-999' };
    for (const [from, to] of [
      ['01000', '05999'],
      ['010', '059'],
      ['1000000', '5999999'],
      ['05999-999', '01000-000'],
    ] as const)
      expect(validateZone(zone(from, to), 'BR')).toEqual([
        { code: 'BAD_RANGE', path: ['geometry', 'ranges', 1], args: meant },
      ]);
    expect(validateZone(zone('01000-000', '05999999'), 'US').map(({ code }) => code)).toEqual([
      'BAD_RANGE',
      'BAD_RANGE',
    ]);
    expect(validateZone(zone('01000-000', '05999999'), 'AE')).toEqual([
      { code: 'NO_POSTAL_CODES', path: ['kind'] },
    ]);
  });
});
