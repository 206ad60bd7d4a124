import { judgeZones, type DeliveryZone, type Point } from '@domain/delivery';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageOf, type CoveredZone } from '@entities/delivery-zone/coverage/coverage';

/** A thousandth of a degree is about 111 metres here. */
const square = (west: number, south: number, side: number, height = side): CoveredZone['area'] => ({
  kind: 'POLYGON',
  geometry: {
    points: [
      { lat: south, lng: west },
      { lat: south, lng: west + side },
      { lat: south + height, lng: west + side },
      { lat: south + height, lng: west },
    ].map(({ lat, lng }) => ({ lat: lat / 1000, lng: lng / 1000 })),
  },
});
const zone = (id: string, area: CoveredZone['area'], terms: Partial<CoveredZone> = {}): CoveredZone => ({
  ...{ id, area, exclusion: false, priority: 1, days: [], from: null, to: null, state: 'ACTIVE' },
  ...terms,
});
const pairs = (...zones: CoveredZone[]) =>
  coverageOf(zones).overlaps.map(({ one, other, decides }) => [one, other, decides]);

describe('overlaps', () => {
  const [left, right] = [square(0, 0, 10), square(5, 5, 10)];

  it('name both zones and the one that decides', () => {
    expect(pairs(zone('a', left), zone('b', right, { priority: 2 }))).toEqual([['a', 'b', 'ONE']]);
    expect(pairs(zone('a', left, { priority: 3 }), zone('b', right))).toEqual([['a', 'b', 'OTHER']]);
    expect(pairs(zone('a', left), zone('b', right))).toEqual([['a', 'b', 'CHEAPER']]);
    expect(pairs(zone('a', left), zone('b', right, { exclusion: true, priority: 9 }))).toEqual([
      ['a', 'b', 'OTHER'],
    ]);
    const [{ squareMeters } = { squareMeters: 0 }] = coverageOf([zone('a', left), zone('b', right)]).overlaps;
    expect(squareMeters / 1e6).toBeCloseTo(0.309, 2);
  });

  it('are none between zones that are paused, never in force together, beside each other or only named', () => {
    expect(pairs(zone('a', left), zone('b', right, { state: 'PAUSED' }))).toEqual([]);
    expect(pairs(zone('a', left, { days: [1] }), zone('b', right, { days: [2] }))).toEqual([]);
    expect(
      pairs(
        zone('a', left, { from: '08:00', to: '12:00' }),
        zone('b', right, { from: '12:00', to: '18:00' }),
      ),
    ).toEqual([]);
    // Five metres of it lie in the other one.
    expect(pairs(zone('a', left), zone('b', square(9.95, 0, 10)))).toEqual([]);
    const named: CoveredZone['area'] = {
      kind: 'DISTRICT',
      geometry: { districts: [{ name: 'Sé', city: '' }] },
    };
    expect(pairs(zone('a', left), zone('b', named))).toEqual([]);
  });

  it('do not depend on which way a line was drawn', () => {
    if (right.kind !== 'POLYGON') throw new Error('It is drawn');
    const turned: CoveredZone['area'] = {
      ...right,
      geometry: { points: [...right.geometry.points].reverse() },
    };
    expect(pairs(zone('a', left), zone('b', turned))).toHaveLength(1);
    expect(coverageOf([zone('a', left), zone('b', turned)]).gaps).toEqual([]);
  });

  it('are where a quote would have had two to choose from', () => {
    const circle = fc
      .tuple(
        fc.integer({ min: -15, max: 15 }),
        fc.integer({ min: -15, max: 15 }),
        fc.integer({ min: 3, max: 12 }),
      )
      .map(([lng, lat, reach]): CoveredZone['area'] => ({
        kind: 'RADIUS',
        geometry: { center: { lat: lat / 1000, lng: lng / 1000 }, radiusMeters: reach * 100 },
      }));
    fc.assert(
      fc.property(circle, circle, fc.nat(2), fc.nat(2), (one, other, first, second) => {
        const zones = [zone('a', one, { priority: first }), zone('b', other, { priority: second })];
        for (const { rings } of coverageOf(zones).overlaps) {
          const [ring = []] = rings;
          const middle = (axis: keyof Point) =>
            ring.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, ring.length);
          const { verdicts } = judgeZones(
            zones.map(judged),
            { district: '', city: '', postalCode: '', lat: middle('lat'), lng: middle('lng') },
            { local: { weekday: 1, minutes: 600 }, subtotalCents: 0, branch: null },
          );
          expect(verdicts.map(({ outcome }) => outcome).sort()).toEqual(['DELIVERS', 'OUTRANKED']);
        }
      }),
    );
  });
});

function judged({ area, state, ...terms }: CoveredZone): DeliveryZone {
  const price = { feeCents: 0, feeTiers: [], minOrderCents: 0, freeAboveCents: null, etaMin: 0, etaMax: 0 };
  return { ...price, ...terms, ...area, name: terms.id, color: '', active: state === 'ACTIVE' };
}

describe('a hidden zone', () => {
  const inner = zone('inner', square(4, 4, 2), { priority: 5 });
  const hidden = (...zones: CoveredZone[]) =>
    coverageOf([inner, ...zones]).hidden.map(({ id, by }) => [id, by]);

  it('lies in one that comes before it, or in several together', () => {
    expect(hidden(zone('outer', square(0, 0, 10)))).toEqual([['inner', ['outer']]]);
    expect(hidden(zone('west', square(0, 0, 5, 10)), zone('east', square(5, 0, 5, 10)))).toEqual([
      ['inner', ['west', 'east']],
    ]);
    expect(hidden(zone('outer', square(0, 0, 10), { priority: 9, exclusion: true }))).toHaveLength(1);
  });

  it('is told once, and not as an overlap too', () => {
    expect(coverageOf([inner, zone('outer', square(0, 0, 10))]).overlaps).toEqual([]);
  });

  it('is none while it decides somewhere or at some time', () => {
    expect(hidden(zone('outer', square(0, 0, 10), { priority: 6 }))).toEqual([]);
    expect(hidden(zone('outer', square(0, 0, 10), { priority: 5 }))).toEqual([]);
    expect(hidden(zone('half', square(0, 0, 5, 10)))).toEqual([]);
    expect(hidden(zone('outer', square(0, 0, 10), { days: [6] }))).toEqual([]);
    expect(hidden(zone('outer', square(0, 0, 10), { state: 'PAUSED' }))).toEqual([]);
  });
});

describe('a gap', () => {
  const frame = [
    zone('south', square(0, 0, 10, 2)),
    zone('north', square(0, 8, 10, 2)),
    zone('west', square(0, 0, 2, 10)),
    zone('east', square(8, 0, 2, 10)),
  ];
  const gaps = (...zones: CoveredZone[]) => coverageOf(zones).gaps;

  it('is a place that zones enclose and none holds', () => {
    const [gap, ...more] = gaps(...frame);
    expect(more).toEqual([]);
    expect(gap?.between.sort()).toEqual(['east', 'north', 'south', 'west']);
    expect((gap?.squareMeters ?? 0) / 1e6).toBeCloseTo(0.445, 2);
  });

  it('is less by what lies in the midst of it', () => {
    const [gap] = gaps(...frame, zone('island', square(4, 4, 2)));
    expect(gap?.rings).toHaveLength(2);
    expect((gap?.squareMeters ?? 0) / 1e6).toBeCloseTo(0.396, 2);
  });

  it('is none where somebody is not delivered to on purpose, outside of all, or once it is filled', () => {
    expect(gaps(...frame, zone('no', square(1, 1, 8), { exclusion: true }))).toEqual([]);
    expect(gaps(...frame.slice(1))).toEqual([]);
    expect(gaps(...frame, zone('in', square(2, 2, 6)))).toEqual([]);
    expect(gaps()).toEqual([]);
  });
});
