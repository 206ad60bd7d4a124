import { describe, expect, it } from 'vitest';
import type { QuoteRequest } from '../../../src/domain/quote';
import { ADDRESS, anItem, ask, aZone, refusalsOf, type StoreChanges } from './fixtures';

describe('a delivery', () => {
  const delivery = (address: QuoteRequest['address'] = ADDRESS) => ({ type: 'DELIVERY' as const, address });
  const radius = {
    kind: 'RADIUS' as const,
    geometry: { center: { lat: -23.55, lng: -46.633 }, radiusMeters: 2000 },
  };
  const harbour = { ...ADDRESS, district: 'Porto' };

  it.each<[string, StoreChanges, Partial<QuoteRequest>, string[]]>([
    ['without an address', {}, delivery(null), ['ADDRESS_REQUIRED address']],
    ['to nowhere', {}, delivery(harbour), ['OUT_OF_AREA address']],
    [
      'to an excluded area',
      {
        zones: [
          aZone(),
          aZone(
            { exclusion: true },
            { kind: 'POSTAL_RANGE', geometry: { ranges: [{ from: '01002000', to: '01002999' }] } },
          ),
        ],
      },
      delivery(),
      ['EXCLUDED_AREA address'],
    ],
    [
      'to an address without its place on the map',
      { zones: [aZone({}, radius)] },
      delivery(),
      ['ADDRESS_NEEDS_LOCATION address'],
    ],
    ['while its zone rests', { zones: [aZone({ days: [3] })] }, delivery(), ['OUT_OF_AREA address']],
  ])('%s', (_what, changes, request, expected) => {
    const asked = ask(changes, request);
    expect(refusalsOf(asked)).toEqual(expected);
    expect(asked).toMatchObject({ promise: null, zone: null, fees: [], totals: { totalCents: 4000 } });
  });

  it('costs what its distance costs', () => {
    const feeTiers = [
      { uptoMeters: 500, feeCents: 300 },
      { uptoMeters: 1500, feeCents: 600 },
    ];
    const here = { ...ADDRESS, lat: -23.55, lng: -46.623 };
    const asked = ask({ zones: [aZone({ feeTiers }, radius)] }, delivery(here));
    expect(asked.fees).toEqual([{ kind: 'DELIVERY', amountCents: 600 }]);
    expect(asked.distanceMeters).toBeGreaterThan(1000);
    expect(asked.distanceMeters).toBeLessThan(1040);
  });

  it('is measured from the branch where the zone has no centre', () => {
    const here = { ...ADDRESS, lat: -23.55, lng: -46.623 };
    expect(ask({}, delivery(here)).distanceMeters).toBeGreaterThan(1000);
    expect(ask({ branch: { location: null } }, delivery(here)).distanceMeters).toBeNull();
  });

  it('is free above an amount, by what can really be had', () => {
    const zones = [aZone({ freeAboveCents: 8000 })];
    const feeFor = (...items: QuoteRequest['items']) =>
      ask({ zones }, { ...delivery(), items }).fees[0]?.amountCents;
    expect(feeFor(anItem('risotto', 2))).toBe(0);
    expect(feeFor(anItem('risotto'), anItem('soup', 10))).toBe(800);
  });

  it('needs no address where nothing is delivered', () => {
    expect(refusalsOf(ask({}, { type: 'TAKEOUT', address: harbour }))).toEqual([]);
    expect(ask({}, { type: 'TAKEOUT', address: ADDRESS }).fees).toEqual([]);
  });
});
