import { hasPostalCodes } from '@domain/country';
import { pointOf, type Point, type ZoneShape } from '@domain/delivery';

/** Where a zone is while somebody says it: what is not known yet is null. */
export type AreaDraft =
  | { kind: 'RADIUS'; geometry: { center: Point | null; radiusMeters: number | null } }
  | Exclude<ZoneShape, { kind: 'RADIUS' }>;
export type AreaKind = AreaDraft['kind'];

const AREA_KINDS = ['DISTRICT', 'RADIUS', 'POLYGON', 'POSTAL_RANGE'] as const satisfies AreaKind[];

/** The kinds of area that a country has: ranges of postal codes only where there are postal codes. */
export const areaKindsOf = (country: string): AreaKind[] =>
  AREA_KINDS.filter((kind) => kind !== 'POSTAL_RANGE' || hasPostalCodes(country));

export interface BranchPlace {
  address: { city: string; lat?: number | null; lng?: number | null };
}

/** Where a branch is, or null while nobody said it. */
export const branchPoint = ({ address }: BranchPlace): Point | null => pointOf(address);

const FIRST_RADIUS_METERS = 3000;

/** What an area of a kind begins with. */
export function newArea(kind: AreaKind, branch: BranchPlace): AreaDraft {
  switch (kind) {
    case 'RADIUS':
      return { kind, geometry: { center: branchPoint(branch), radiusMeters: FIRST_RADIUS_METERS } };
    case 'POLYGON':
      return { kind, geometry: { points: [] } };
    case 'DISTRICT':
      return { kind, geometry: { districts: [] } };
    case 'POSTAL_RANGE':
      return { kind, geometry: { ranges: [] } };
  }
}
