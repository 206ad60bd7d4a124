import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeZones, matchZone, type DeliveryZone, type ZoneShape } from '../../../src/domain/delivery';

/** Hundredths of a degree, so that lines, corners and addresses meet. */
const degrees = fc.integer({ min: -20, max: 20 }).map((hundredths) => hundredths / 100);
const point = fc.record({ lat: degrees, lng: degrees });
const digits = fc.integer({ min: 100, max: 999 }).map(String);
const district = fc.constantFrom('Sé', 'SE', 'Centro', 'Vila Nova');
const shape: fc.Arbitrary<ZoneShape> = fc.oneof(
  fc
    .tuple(point, fc.integer({ min: 50, max: 20_000 }))
    .map(([center, radiusMeters]): ZoneShape => ({ kind: 'RADIUS', geometry: { center, radiusMeters } })),
  fc.tuple(point, degrees, degrees).map(([{ lat, lng }, high, wide]): ZoneShape => {
    const corner = (up: number, right: number) => ({ lat: lat + up, lng: lng + right });
    const points = [corner(0, 0), corner(0, wide || 0.1), corner(high || 0.1, wide || 0.1)];
    return { kind: 'POLYGON', geometry: { points } };
  }),
  fc
    .array(fc.record({ name: district, city: fc.constantFrom('', 'São Paulo') }), {
      minLength: 1,
      maxLength: 3,
    })
    .map((districts): ZoneShape => ({ kind: 'DISTRICT', geometry: { districts } })),
  fc.tuple(digits, digits).map((ends): ZoneShape => {
    const [from = '', to = ''] = ends.sort();
    return { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from, to: `${to.slice(0, 2)}-${to.slice(2)}` }] } };
  }),
);
const zones = fc.array(fc.tuple(shape, fc.nat(3), fc.nat(9)), { minLength: 17, maxLength: 60 }).map((made) =>
  made.map(
    ([area, priority, kind], index): DeliveryZone => ({
      ...{ id: String(index), name: 'Zone', color: '', active: kind !== 1, exclusion: kind === 0, priority },
      ...{ feeCents: index % 5, feeTiers: [], minOrderCents: 0, freeAboveCents: null, etaMin: 0, etaMax: 0 },
      ...{ days: [], from: null, to: null },
      ...area,
    }),
  ),
);
const address = fc
  .tuple(fc.oneof(point, fc.constant({})), district, digits)
  .map(([place, name, postalCode]) => ({ district: name, city: 'São Paulo', postalCode, ...place }));
const context = { local: { weekday: 3, minutes: 600 }, subtotalCents: 0, branch: null } as const;

describe('of many zones', () => {
  it('the one that decides is found as if each had been looked at', () => {
    fc.assert(
      fc.property(zones, fc.array(address, { minLength: 5, maxLength: 10 }), (given, asked) => {
        for (const each of asked)
          expect(matchZone(given, each, context)).toEqual(judgeZones(given, each, context).decision);
      }),
      { numRuns: 300 },
    );
  });
});
