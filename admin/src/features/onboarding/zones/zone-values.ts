import type { BranchDto } from '@contracts/branches';
import type { zoneCreate } from '@contracts/delivery-zones';
import { z } from 'zod';
import type { FieldIssue } from '@shared/form/issues';

/** A zone as the step asks for it: districts by name, or a circle around the store. */
export interface ZoneValues {
  kind: 'DISTRICT' | 'RADIUS';
  districts: string[];
  city: string;
  radiusKm: string;
  lat: string;
  lng: string;
  feeCents: number | null;
  minOrderCents: number | null;
  freeAboveCents: number | null;
  etaMin: number | null;
  etaMax: number | null;
}

const cents = z.int().min(0);
const minutes = z.int().min(0).max(600);

export const zoneSchema = z.object({
  kind: z.enum(['DISTRICT', 'RADIUS']),
  districts: z.array(z.string()),
  city: z.string(),
  radiusKm: z.string(),
  lat: z.string(),
  lng: z.string(),
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
  const { kind, districts, radiusKm, lat, lng, etaMin, etaMax } = values;
  if (kind === 'DISTRICT' && districts.length === 0) issues.push({ path: 'districts', code: 'NO_DISTRICTS' });
  if (kind === 'RADIUS') {
    if (!within(radiusKm, 0.1, 100)) issues.push({ path: 'radiusKm', code: 'BAD_RADIUS' });
    if (!within(lat, -90, 90)) issues.push({ path: 'lat', code: 'BAD_POINT' });
    if (!within(lng, -180, 180)) issues.push({ path: 'lng', code: 'BAD_POINT' });
  }
  if (etaMin !== null && etaMax !== null && etaMax < etaMin) issues.push({ path: 'etaMax', code: 'BAD_ETA' });
  return issues;
}

export const freshZone = ({ address }: Pick<BranchDto, 'address'>): ZoneValues => ({
  kind: 'DISTRICT',
  districts: [],
  city: address.city,
  radiusKm: '3',
  lat: address.lat == null ? '' : String(address.lat),
  lng: address.lng == null ? '' : String(address.lng),
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

/** The body of a new zone; `circleName` is what a circle is called. */
export function toZoneBody(
  values: z.infer<typeof zoneSchema>,
  branchId: string,
  circleName: string,
): z.input<typeof zoneCreate> {
  const { kind, districts, city, radiusKm, lat, lng, ...terms } = values;
  if (kind === 'DISTRICT') {
    const geometry = { districts: districts.map((name) => ({ name, city: city.trim() })) };
    return { ...terms, branchId, name: nameOfDistricts(districts), area: { kind, geometry } };
  }
  const center = { lat: toNumber(lat) ?? 0, lng: toNumber(lng) ?? 0 };
  const radiusMeters = Math.round((toNumber(radiusKm) ?? 0) * 1000);
  return { ...terms, branchId, name: circleName, area: { kind, geometry: { center, radiusMeters } } };
}
