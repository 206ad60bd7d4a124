import { zoneCreate, zoneUpdate, type DeliveryZoneDto } from '@contracts/delivery-zones';
import { changedFields } from '@domain/equality';
import { describe, expect, it } from 'vitest';
import { areaKindsOf, newArea, type AreaDraft } from '@entities/delivery-zone/area';
import { districtsOf, groupsOf } from '@entities/delivery-zone/districts-input';
import { circleRing, ringOf } from '@entities/delivery-zone/map/rings';
import { cornerAfter } from '@entities/delivery-zone/points-input';
import {
  checkZone,
  newZoneDraft,
  zoneBodyOf,
  zoneDraftOf,
  zoneSchema,
  type ZoneDraft,
} from '@entities/delivery-zone/zone-draft';
import { nameOfArea, nameOfDistricts } from '@entities/delivery-zone/zone-names';
import { distanceMeters } from '@domain/delivery';
import { schemaIssues } from '@shared/form/issues';

const BRANCH = { address: { city: 'São Paulo', lat: -23.55, lng: -46.65 } };
const NAMES = { number: String, circle: (km: string) => `Up to ${km} km`, drawn: 'Drawn area' };

const draft = (part: Partial<ZoneDraft>): ZoneDraft => ({ ...newZoneDraft(BRANCH), ...part });
const districts = (...names: string[]): AreaDraft => ({
  kind: 'DISTRICT',
  geometry: { districts: names.map((name) => ({ name, city: 'São Paulo' })) },
});
const problems = (part: Partial<ZoneDraft>) =>
  [...schemaIssues(zoneSchema, draft(part)), ...checkZone('BR')(draft(part))].map(({ path }) => path);
const bodyOf = (part: Partial<ZoneDraft>) => {
  const valid = zoneSchema.parse(draft(part));
  return zoneCreate.parse({ ...zoneBodyOf(valid, valid, NAMES), branchId: 'c' });
};

describe('a new zone', () => {
  it('is called by its districts until somebody names it', () => {
    expect(bodyOf({ area: districts('Centro', 'Sé') }).name).toBe('Centro, Sé');
    expect(bodyOf({ area: districts('Centro'), name: 'Near by' }).name).toBe('Near by');
    expect(problems({})).toEqual(['area.geometry.districts']);
  });

  it('has a name that fits, however many districts and however short', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Bairro ${index}`);
    expect(nameOfDistricts(many).length).toBeLessThanOrEqual(40);
    expect(nameOfDistricts(['x'.repeat(80)])).toHaveLength(40);
    expect(nameOfDistricts(['X'])).toBe('X.');
    for (const area of [
      newArea('RADIUS', BRANCH),
      newArea('POLYGON', BRANCH),
      newArea('POSTAL_RANGE', BRANCH),
    ])
      expect(nameOfArea(area, NAMES).length).toBeGreaterThanOrEqual(2);
  });

  it('by distance lies around the store, and asks where that is', () => {
    const area = newArea('RADIUS', BRANCH);
    expect(bodyOf({ area })).toMatchObject({
      name: 'Up to 3 km',
      area: { kind: 'RADIUS', geometry: { radiusMeters: 3000, center: { lat: -23.55, lng: -46.65 } } },
    });
    expect(problems({ area: newArea('RADIUS', { address: { city: '' } }) })).toEqual([
      'area.geometry.center',
    ]);
    expect(
      problems({ area: { kind: 'RADIUS', geometry: { center: { lat: 0, lng: 0 }, radiusMeters: null } } }),
    ).toEqual(['area.geometry.radiusMeters']);
  });

  it('by postal codes is refused at the row that can hold no address of the country', () => {
    const ranges = [
      { from: '01310-100', to: '01310199' },
      { from: '01000', to: '05999' },
    ];
    const typed = draft({ area: { kind: 'POSTAL_RANGE', geometry: { ranges } } });
    expect(checkZone('BR')(typed)).toEqual([
      {
        code: 'BAD_RANGE',
        path: 'area.geometry.ranges.1',
        args: { from: '01000-000', to: '05999-999' },
      },
    ]);
    expect(areaKindsOf('BR')).toContain('POSTAL_RANGE');
    expect(areaKindsOf('AE')).not.toContain('POSTAL_RANGE');
  });

  it('is refused where its line crosses itself, and where a tier reaches no farther than the one before', () => {
    const corners = [
      [0, 0],
      [1, 1],
      [0, 1],
      [1, 0],
    ].map(([lat = 0, lng = 0]) => ({ lat, lng }));
    expect(problems({ area: { kind: 'POLYGON', geometry: { points: corners } } })).toEqual([
      'area.geometry.points',
    ]);
    const feeTiers = [
      { uptoMeters: 1000, feeCents: 100 },
      { uptoMeters: 900, feeCents: 200 },
    ];
    expect(problems({ area: districts('Sé'), feeTiers })).toEqual(['feeTiers.1.uptoMeters']);
  });
});

describe('a stored zone', () => {
  const stored = (area: DeliveryZoneDto['area'], name: string): DeliveryZoneDto => ({
    ...zoneCreate.parse({ branchId: 'c', name, area, feeCents: 500, etaMin: 20, etaMax: 40 }),
    id: 'z',
    version: 4,
    createdAt: '2031-04-03T12:00:00Z',
    updatedAt: '2031-04-03T12:00:00Z',
    area,
  });
  const center = { lat: -23.5, lng: -46.6 };
  const circle = stored({ kind: 'RADIUS', geometry: { center, radiusMeters: 2500 } }, 'Up to 2.5 km');
  const changes = (row: DeliveryZoneDto, part: Partial<ZoneDraft>) => {
    const before = zoneSchema.parse(zoneDraftOf(row, NAMES));
    const valid = zoneSchema.parse({ ...before, ...part });
    return zoneUpdate.parse({
      ...zoneBodyOf(changedFields(before, valid), valid, NAMES),
      version: row.version,
    });
  };

  it('sends what changed and nothing else', () => {
    expect(changes(circle, { feeCents: 700 })).toEqual({ version: 4, feeCents: 700 });
  });

  it('is called by its new area, unless somebody has named it', () => {
    const area: AreaDraft = { kind: 'RADIUS', geometry: { center, radiusMeters: 5000 } };
    expect(changes(circle, { area })).toMatchObject({ name: 'Up to 5 km', area });
    expect(changes({ ...circle, name: 'Near by' }, { area })).not.toHaveProperty('name');
  });
});

describe('districts', () => {
  it('keep their cities however they are grouped', () => {
    const some = [
      { name: 'Sé', city: 'São Paulo' },
      { name: 'Lapa', city: 'São Paulo' },
      { name: 'Centro', city: 'Osasco' },
    ];
    expect(groupsOf(some)).toEqual([
      { city: 'São Paulo', names: ['Sé', 'Lapa'] },
      { city: 'Osasco', names: ['Centro'] },
    ]);
    expect(districtsOf(groupsOf(some))).toEqual(some);
  });
});

describe('the line of a drawn area', () => {
  it('goes around a circle at its distance, at the equator and far from it', () => {
    for (const lat of [0, -23.5, 69]) {
      const center = { lat, lng: 18 };
      const ring = circleRing({ center, radiusMeters: 5000 }, 32);
      expect(ring).toHaveLength(33);
      for (const [lng, at] of ring ?? [])
        expect(Math.abs(distanceMeters(center, { lat: at, lng }) - 5000)).toBeLessThanOrEqual(2);
    }
    expect(circleRing({ center: null, radiusMeters: 5000 }, 32)).toBeNull();
  });

  it('ends where it begins, and needs three corners', () => {
    const points = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 2 },
      { lat: 2, lng: 0 },
    ];
    expect(ringOf(points)).toEqual([
      [0, 0],
      [2, 0],
      [0, 2],
      [0, 0],
    ]);
    expect(ringOf(points.slice(1))).toBeNull();
    expect(cornerAfter(points, 0)).toEqual({ lat: 0, lng: 1 });
    expect(cornerAfter(points, 2)).toEqual({ lat: 1, lng: 0 });
  });
});
