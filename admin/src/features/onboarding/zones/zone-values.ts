import type { BranchDto } from '@contracts/branches';
import type { DeliveryZoneDto, zoneCreate } from '@contracts/delivery-zones';
import { sameValue } from '@domain/equality';
import { z } from 'zod';
import type { FieldIssue } from '@shared/form/issues';

interface Point {
  lat: number;
  lng: number;
}

/** A zone as the step asks for it: districts by name, or a circle around the store; any other area stays as it is. */
export interface ZoneValues {
  kind: 'DISTRICT' | 'RADIUS' | 'OTHER';
  districts: string[];
  city: string;
  radiusKm: string;
  /** Of the store; null while nobody said where it is. */
  place: Point | null;
  feeCents: number | null;
  minOrderCents: number | null;
  freeAboveCents: number | null;
  etaMin: number | null;
  etaMax: number | null;
}

const cents = z.int().min(0);
const minutes = z.int().min(0).max(600);

export const zoneSchema = z.object({
  kind: z.enum(['DISTRICT', 'RADIUS', 'OTHER']),
  districts: z.array(z.string().max(80)).max(200),
  city: z.string().trim().max(80),
  radiusKm: z.string(),
  place: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  feeCents: cents,
  minOrderCents: cents,
  freeAboveCents: cents.nullable(),
  etaMin: minutes,
  etaMax: minutes,
});

/** A number as people type it, with a comma or a point; null for anything else. */
export function toNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

const within = (text: string, least: number, most: number) => {
  const value = toNumber(text);
  return value !== null && value >= least && value <= most;
};

export function zoneIssues(values: ZoneValues): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const { kind, districts, radiusKm, place, etaMin, etaMax } = values;
  if (kind === 'DISTRICT' && districts.length === 0) issues.push({ path: 'districts', code: 'NO_DISTRICTS' });
  if (kind === 'RADIUS') {
    if (!within(radiusKm, 0.1, 100)) issues.push({ path: 'radiusKm', code: 'BAD_RADIUS' });
    if (!place) issues.push({ path: 'place', code: 'NO_PLACE' });
  }
  if (etaMin !== null && etaMax !== null && etaMax < etaMin) issues.push({ path: 'etaMax', code: 'BAD_ETA' });
  return issues;
}

export const newZoneValues = ({ address }: Pick<BranchDto, 'address'>): ZoneValues => ({
  kind: 'DISTRICT',
  districts: [],
  city: address.city,
  radiusKm: '3',
  place: address.lat == null || address.lng == null ? null : { lat: address.lat, lng: address.lng },
  feeCents: 0,
  minOrderCents: 0,
  freeAboveCents: null,
  etaMin: 30,
  etaMax: 50,
});

const LONGEST_NAME = 40;

/** The first districts of it, as many as a name has room for. */
export function nameOfDistricts(districts: readonly string[]): string {
  let name = '';
  for (const district of districts) {
    const longer = name === '' ? district : `${name}, ${district}`;
    if (longer.length > LONGEST_NAME) break;
    name = longer;
  }
  return (name || (districts[0] ?? '').slice(0, LONGEST_NAME)).padEnd(2, '.');
}

/** What is stored of a zone as the step asks for it. */
export function toZoneValues(zone: DeliveryZoneDto, branch: Pick<BranchDto, 'address'>): ZoneValues {
  const { area, feeCents, minOrderCents, freeAboveCents, etaMin, etaMax } = zone;
  const values = { ...newZoneValues(branch), feeCents, minOrderCents, freeAboveCents, etaMin, etaMax };
  switch (area.kind) {
    case 'DISTRICT': {
      const { districts } = area.geometry;
      const city = districts[0]?.city ?? values.city;
      return { ...values, kind: 'DISTRICT', districts: districts.map(({ name }) => name), city };
    }
    case 'RADIUS': {
      const { center, radiusMeters } = area.geometry;
      return { ...values, kind: 'RADIUS', radiusKm: String(radiusMeters / 1000), place: center };
    }
    default:
      return { ...values, kind: 'OTHER' };
  }
}

type ZoneBody = z.input<typeof zoneCreate>;
type ValidZone = z.infer<typeof zoneSchema>;

/** Where a zone is and what it is called by that; null for an area that stays as it is. */
function areaOf(values: ValidZone, before: DeliveryZoneDto | null, circleName: string) {
  const { kind, districts, radiusKm, place } = values;
  const city = values.city.trim();
  if (kind === 'DISTRICT') {
    const known = before?.area.kind === 'DISTRICT' ? before.area.geometry.districts : [];
    // Districts of several cities keep theirs, unless the city is said anew.
    const kept = city === (known[0]?.city ?? '') ? known : [];
    const geometry = {
      districts: districts.map((name) => ({
        name,
        city: kept.find((district) => district.name === name)?.city ?? city,
      })),
    };
    return { name: nameOfDistricts(districts), area: { kind, geometry } };
  }
  if (kind === 'RADIUS' && place) {
    const radiusMeters = Math.round((toNumber(radiusKm) ?? 0) * 1000);
    return { name: circleName, area: { kind, geometry: { center: place, radiusMeters } } };
  }
  return null;
}

/** The body of a new zone; `circleName` is what a circle is called. */
export function toZoneBody(values: ValidZone, branchId: string, circleName: string): ZoneBody {
  const place = areaOf(values, null, circleName);
  if (!place) throw new Error('A new zone has an area');
  return { ...termsOf(values), ...place, branchId };
}

/**
 * What changes of a stored zone, whose values were `stored`. It keeps its name while it keeps its area: somebody may
 * have called it otherwise.
 */
export function toZoneChanges(
  values: ValidZone,
  { zone, stored }: { zone: DeliveryZoneDto; stored: ZoneValues },
  circleName: string,
): Partial<Omit<ZoneBody, 'branchId'>> {
  const moved = AREA_FIELDS.some((field) => !sameValue(values[field], stored[field]));
  return { ...termsOf(values), ...(moved && areaOf(values, zone, circleName)) };
}

const AREA_FIELDS = ['kind', 'districts', 'city', 'radiusKm', 'place'] as const;

const termsOf = ({ feeCents, minOrderCents, freeAboveCents, etaMin, etaMax }: ValidZone) => ({
  feeCents,
  minOrderCents,
  freeAboveCents,
  etaMin,
  etaMax,
});
