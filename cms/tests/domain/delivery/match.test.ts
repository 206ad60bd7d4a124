import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matchZone,
  type DeliveryAddress,
  type DeliveryContext,
  type DeliveryZone,
  type ZoneShape,
  type ZoneTerms,
} from '../../../src/domain/delivery';

const branch = { lat: -23.55, lng: -46.63 };
const context: DeliveryContext = { local: { weekday: 6, minutes: 12 * 60 }, subtotalCents: 5000, branch };
/** One kilometre to the north is about 0.009 degrees. */
const north = (kilometres: number) => ({ lat: branch.lat + kilometres * 0.008993, lng: branch.lng });
const address: DeliveryAddress = { district: 'Sé', city: 'São Paulo', postalCode: '01001-000', ...north(2) };
const unplaced: DeliveryAddress = { ...address, lat: null, lng: null };

const districtShape: ZoneShape = {
  kind: 'DISTRICT',
  geometry: { districts: [{ name: 'SE', city: 'Sao  Paulo' }] },
};
const radius = (kilometres: number): ZoneShape => ({
  kind: 'RADIUS',
  geometry: { center: branch, radiusMeters: kilometres * 1000 },
});

function aZone(shape: ZoneShape = districtShape, terms: Partial<ZoneTerms> = {}): DeliveryZone {
  return {
    id: 'zone',
    name: 'Centro',
    color: '#f00',
    active: true,
    priority: 1,
    feeCents: 700,
    feeTiers: [],
    minOrderCents: 0,
    freeAboveCents: null,
    etaMin: 30,
    etaMax: 50,
    days: [],
    from: null,
    to: null,
    exclusion: false,
    ...terms,
    ...shape,
  };
}

const answer = (zones: DeliveryZone[], to = address, changes: Partial<DeliveryContext> = {}) => {
  const found = matchZone(zones, to, { ...context, ...changes });
  return found.ok ? found.zone.id : found.code;
};

describe('matchZone', () => {
  it('tells the terms of the zone', () => {
    const zone = aZone(radius(3));
    const found = matchZone([zone], address, context);
    expect(found).toMatchObject({ ok: true, zone, feeCents: 700, etaMin: 30, etaMax: 50 });
    expect(found.ok && found.distanceMeters).toBeCloseTo(2000, -2);
  });

  it.each<[string, ZoneShape, DeliveryAddress, string]>([
    ['a radius around it', radius(3), address, 'zone'],
    ['a radius short of it', radius(1), address, 'OUT_OF_AREA'],
    ['a district without accents', districtShape, address, 'zone'],
    ['a district of another city', districtShape, { ...address, city: 'Santos' }, 'OUT_OF_AREA'],
    [
      'a district of any city',
      { kind: 'DISTRICT', geometry: { districts: [{ name: 'sé', city: '' }] } },
      address,
      'zone',
    ],
    [
      'another district',
      { kind: 'DISTRICT', geometry: { districts: [{ name: 'Sé Nova', city: '' }] } },
      address,
      'OUT_OF_AREA',
    ],
    [
      'a range of codes',
      { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '01000000', to: '01001-000' }] } },
      address,
      'zone',
    ],
    [
      'a range short of it',
      { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '01000-000', to: '01000-999' }] } },
      address,
      'OUT_OF_AREA',
    ],
    [
      'codes of another length',
      { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '0', to: '9' }] } },
      address,
      'OUT_OF_AREA',
    ],
    [
      'a drawn area',
      {
        kind: 'POLYGON',
        geometry: { points: [north(1), north(3), { lat: branch.lat, lng: branch.lng + 1 }] },
      },
      address,
      'zone',
    ],
    ['a radius, not placed', radius(3), unplaced, 'ADDRESS_NEEDS_LOCATION'],
    [
      'a drawn area, not placed',
      { kind: 'POLYGON', geometry: { points: [] } },
      unplaced,
      'ADDRESS_NEEDS_LOCATION',
    ],
    ['a district, not placed', districtShape, unplaced, 'zone'],
  ])('knows %s', (_name, shape, to, expected) => {
    expect(answer([aZone(shape)], to)).toBe(expected);
  });

  it('takes the fee of the first tier that reaches, and its own beyond and without a place', () => {
    const feeTiers = [
      { uptoMeters: 1000, feeCents: 300 },
      { uptoMeters: 4000, feeCents: 500 },
    ];
    const fee = (kilometres: number | null, shape: ZoneShape = districtShape) => {
      const to = kilometres === null ? unplaced : { ...address, ...north(kilometres) };
      const found = matchZone([aZone(shape, { feeTiers })], to, context);
      return found.ok ? found.feeCents : found.code;
    };
    expect([0.9, 1.1, 3.9, 4.1, null].map((kilometres) => fee(kilometres))).toEqual([
      300, 500, 500, 700, 700,
    ]);
    const elsewhere: ZoneShape = { kind: 'RADIUS', geometry: { center: north(10), radiusMeters: 5000 } };
    expect(fee(9.5, elsewhere)).toBe(300); // from the zone's own centre
  });

  it('delivers free from the subtotal of the zone on', () => {
    const fee = (freeAboveCents: number | null) => {
      const found = matchZone([aZone(districtShape, { freeAboveCents })], address, context);
      return found.ok && found.feeCents;
    };
    expect([null, 5001, 5000, 0].map(fee)).toEqual([700, 700, 0, 0]);
  });

  it('lets an exclusion win, and asks for the place where one may', () => {
    const zone = aZone();
    const excluded = aZone(radius(3), { id: 'danger', exclusion: true, priority: 9 });
    expect(answer([zone, excluded])).toBe('EXCLUDED_AREA');
    expect(answer([zone, { ...excluded, active: false }])).toBe('zone');
    expect(answer([zone, aZone(radius(1), { exclusion: true })])).toBe('zone');
    expect(answer([zone, excluded], unplaced)).toBe('ADDRESS_NEEDS_LOCATION');
    expect(answer([excluded])).toBe('EXCLUDED_AREA');
    expect(answer([])).toBe('OUT_OF_AREA');
  });

  it('holds only in the days and hours of the zone, a night belonging to the day it starts', () => {
    const fridayNight = aZone(districtShape, { days: [5], from: '20:00', to: '02:00' });
    const at = (weekday: 0 | 4 | 5 | 6, minutes: number) =>
      answer([fridayNight], address, { local: { weekday, minutes } });
    expect(at(5, 20 * 60)).toBe('zone');
    expect(at(6, 119)).toBe('zone');
    expect(at(6, 120)).toBe('OUT_OF_AREA');
    expect(at(5, 60)).toBe('OUT_OF_AREA');
    expect(at(6, 20 * 60)).toBe('OUT_OF_AREA');
    const saturdayNight = { ...fridayNight, days: [6 as const] };
    expect(answer([saturdayNight], address, { local: { weekday: 0, minutes: 60 } })).toBe('zone');
  });

  it('chooses by priority, then fee, then place in the list, among any zones', () => {
    const terms = fc.record({
      active: fc.boolean(),
      priority: fc.integer({ min: 0, max: 2 }),
      feeCents: fc.integer({ min: 0, max: 3 }),
      exclusion: fc.constantFrom(false, false, false, false, true),
      reach: fc.constantFrom(1, 3, null),
    });
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 6 }), fc.boolean(), (rows, placed) => {
        const zones = rows.map(({ reach, ...row }, index) =>
          aZone(reach === null ? districtShape : radius(reach), { ...row, id: String(index) }),
        );
        const active = rows.map((row, index) => ({ ...row, id: String(index) })).filter((row) => row.active);
        const inside = (reach: number | null) => reach === null || (placed && reach > 2);
        const unsure = (reach: number | null) => reach !== null && !placed;
        const ranked = active
          .filter((row) => !row.exclusion && inside(row.reach))
          .map((row) => ({ id: row.id, rank: row.priority * 10_000 + row.feeCents * 100 + Number(row.id) }));
        const best = ranked.find(({ rank }) => rank === Math.min(...ranked.map((row) => row.rank)));
        const expected = active.some((row) => row.exclusion && inside(row.reach))
          ? 'EXCLUDED_AREA'
          : active.some((row) => row.exclusion && unsure(row.reach))
            ? 'ADDRESS_NEEDS_LOCATION'
            : (best?.id ??
              (active.some((row) => unsure(row.reach)) ? 'ADDRESS_NEEDS_LOCATION' : 'OUT_OF_AREA'));
        expect(answer(zones, placed ? address : unplaced)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
