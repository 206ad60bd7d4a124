import { cornersOf, distanceMeters, selfIntersects, type Point } from './geometry';
import type { DeliveryZone, ZoneShape, ZoneTerms } from './zone';

/** The most areas of one file, and the most corners of one area. */
export const MAX_FEATURES = 200;
const MOST_CORNERS = 500;
const LONGEST_NAME = 40;

export type GeoJsonProblemCode =
  | 'NOT_GEOJSON'
  | 'NO_FEATURES'
  | 'TOO_MANY_FEATURES'
  | 'UNKNOWN_SHAPE'
  | 'HOLES'
  | 'TOO_MANY_POINTS'
  | 'TOO_FEW_POINTS'
  | 'BAD_POINT'
  | 'WRONG_AXES'
  | 'SELF_CROSSING'
  | 'BAD_RADIUS';

/** `path` leads to the place at fault in the file, e.g. ['features', 3, 'geometry']. */
export interface GeoJsonProblem {
  code: GeoJsonProblemCode;
  path: (string | number)[];
}

/** An area of a file, with the name it has there; '' without one. */
export interface ImportedArea {
  name: string;
  /** Without geometry where the properties name districts or postal codes. */
  shape: DrawnShape | NamedShape;
  /** The place among the features of the file; parts of a multi-polygon have the same. */
  feature: number;
}
type DrawnShape = Extract<ZoneShape, { kind: 'RADIUS' | 'POLYGON' }>;
interface NamedShape {
  kind: Exclude<ZoneShape, DrawnShape>['kind'];
}

/** Nobody delivers so far: points that are so far away, and near with their numbers changed over, were written as such. */
const FARTHEST_METERS = 500_000;

/**
 * Reads the areas of a GeoJSON file (RFC 7946): polygons without holes, each part of a multi-polygon, points with a
 * property `radiusMeters`, and features without geometry whose `kind` says that they are named. What is too much is refused by its count, before anything is computed of it; nothing deeper than
 * a coordinate is looked at.
 *
 * @param file parsed JSON
 * @param branch its place, by which longitudes in the place of latitudes are noticed; null where it is not known
 */
export function readGeoJson(
  file: unknown,
  branch: Point | null,
): { areas: ImportedArea[]; problems: GeoJsonProblem[] } {
  const features = featuresOf(file);
  if (!features) return { areas: [], problems: [{ code: 'NOT_GEOJSON', path: [] }] };
  if (features.length === 0) return { areas: [], problems: [{ code: 'NO_FEATURES', path: ['features'] }] };
  if (features.length > MAX_FEATURES)
    return { areas: [], problems: [{ code: 'TOO_MANY_FEATURES', path: ['features'] }] };

  const areas: ImportedArea[] = [];
  const problems: GeoJsonProblem[] = [];
  features.forEach((feature, index) => {
    const path = ['features', index, 'geometry'];
    const name = nameOf(feature);
    const parts = partsOf(feature, path);
    for (const part of parts) {
      const read = 'code' in part ? part : areaOf(part, branch);
      if ('code' in read) problems.push(read);
      else
        areas.push({
          name: parts.length > 1 ? numbered(name, areas.length + 1) : name,
          shape: read,
          feature: index,
        });
    }
  });
  if (areas.length > MAX_FEATURES)
    return { areas: [], problems: [{ code: 'TOO_MANY_FEATURES', path: ['features'] }] };
  return { areas, problems };
}

/** A zone as a feature; one that has no place on a map has no geometry. Reading it back gives the same zone. */
export function toGeoJson(zones: readonly Omit<DeliveryZone, 'id'>[]) {
  return {
    type: 'FeatureCollection' as const,
    features: zones.map(({ kind, geometry, ...zone }) => ({
      type: 'Feature' as const,
      properties: {
        ...termsOf(zone),
        kind,
        ...('radiusMeters' in geometry && { radiusMeters: geometry.radiusMeters }),
        ...('districts' in geometry && { districts: geometry.districts }),
        ...('ranges' in geometry && { ranges: geometry.ranges }),
      },
      geometry: shapeOf(geometry),
    })),
  };
}

/** What is the zone's own, without what else its row has. */
function termsOf(zone: Omit<ZoneTerms, 'id'>): Omit<ZoneTerms, 'id'> {
  const { name, color, active, priority, feeCents, feeTiers, minOrderCents, freeAboveCents } = zone;
  const { etaMin, etaMax, days, from, to, exclusion } = zone;
  return {
    ...{ name, color, active, priority, feeCents, feeTiers, minOrderCents, freeAboveCents },
    ...{ etaMin, etaMax, days, from, to, exclusion },
  };
}

function shapeOf(geometry: DeliveryZone['geometry']) {
  const position = ({ lat, lng }: Point): [number, number] => [lng, lat];
  if ('center' in geometry) return { type: 'Point' as const, coordinates: position(geometry.center) };
  if (!('points' in geometry)) return null;
  const corners = cornersOf(geometry.points);
  const [first] = corners;
  return {
    type: 'Polygon' as const,
    coordinates: [[...corners, ...(first ? [first] : [])].map(position)],
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The features of a file, also of one that is a single feature or a bare geometry; null where it is no GeoJSON. */
export function featuresOf(file: unknown): unknown[] | null {
  if (!isObject(file)) return null;
  if (file.type === 'FeatureCollection') return Array.isArray(file.features) ? file.features : null;
  if (file.type === 'Feature') return [file];
  return typeof file.type === 'string' && 'coordinates' in file
    ? [{ type: 'Feature', geometry: file }]
    : null;
}

/** What a feature says beside its geometry; nothing where that is no object. */
export const propertiesOf = (feature: unknown): Record<string, unknown> =>
  isObject(feature) && isObject(feature.properties) ? feature.properties : {};

function nameOf(feature: unknown): string {
  const properties = propertiesOf(feature);
  const name = properties.name ?? properties.Name;
  return typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : '';
}

const numbered = (name: string, number: number) =>
  name === '' ? '' : `${name.slice(0, LONGEST_NAME - 4)} ${number}`;

type Part =
  | { kind: 'RADIUS'; position: unknown; radiusMeters: unknown; path: (string | number)[] }
  | { kind: 'POLYGON'; rings: unknown; path: (string | number)[] }
  | NamedShape;

function partsOf(feature: unknown, path: (string | number)[]): (Part | GeoJsonProblem)[] {
  const geometry = isObject(feature) ? feature.geometry : null;
  const properties = propertiesOf(feature);
  if (!isObject(geometry)) {
    const { kind } = properties;
    return [kind === 'DISTRICT' || kind === 'POSTAL_RANGE' ? { kind } : { code: 'UNKNOWN_SHAPE', path }];
  }
  const { type, coordinates } = geometry;
  if (type === 'Polygon') return [{ kind: 'POLYGON', rings: coordinates, path }];
  if (type === 'MultiPolygon' && Array.isArray(coordinates)) {
    if (coordinates.length > MAX_FEATURES) return [{ code: 'TOO_MANY_FEATURES', path }];
    return coordinates.map((rings: unknown, part) => ({
      kind: 'POLYGON',
      rings,
      path: [...path, 'coordinates', part],
    }));
  }
  if (type === 'Point' && 'radiusMeters' in properties)
    return [{ kind: 'RADIUS', position: coordinates, radiusMeters: properties.radiusMeters, path }];
  return [{ code: 'UNKNOWN_SHAPE', path }];
}

function areaOf(part: Part, branch: Point | null): ImportedArea['shape'] | GeoJsonProblem {
  if (!('path' in part)) return part;
  const { path } = part;
  if (part.kind === 'RADIUS') {
    const { radiusMeters } = part;
    const center = pointOfPosition(part.position);
    if (!center) return { code: 'BAD_POINT', path };
    if (isSwapped([center], branch)) return { code: 'WRONG_AXES', path };
    if (typeof radiusMeters !== 'number' || !(radiusMeters >= 50 && radiusMeters <= 100_000))
      return { code: 'BAD_RADIUS', path };
    return { kind: 'RADIUS', geometry: { center, radiusMeters } };
  }
  const { rings } = part;
  const [ring] = Array.isArray(rings) ? (rings as unknown[]) : [];
  if (!Array.isArray(rings) || !Array.isArray(ring)) return { code: 'UNKNOWN_SHAPE', path };
  if (rings.length > 1) return { code: 'HOLES', path };
  if (ring.length > MOST_CORNERS + 1) return { code: 'TOO_MANY_POINTS', path };
  const found = ring.map(pointOfPosition);
  const wrong = found.indexOf(null);
  if (wrong >= 0) {
    const swapped = ring.every((position: unknown) => pointOfPosition(changedOver(position)) !== null);
    return { code: swapped ? 'WRONG_AXES' : 'BAD_POINT', path: [...path, 'coordinates', 0, wrong] };
  }
  const points = cornersOf(opened(found.filter((point) => point !== null)));
  if (points.length < 3) return { code: 'TOO_FEW_POINTS', path };
  if (isSwapped(points, branch)) return { code: 'WRONG_AXES', path };
  if (selfIntersects(points)) return { code: 'SELF_CROSSING', path };
  return { kind: 'POLYGON', geometry: { points } };
}

/** A ring of GeoJSON ends where it begins; ours begin again by themselves. */
function opened(ring: readonly Point[]): readonly Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const closed = ring.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng;
  return closed ? ring.slice(0, -1) : ring;
}

/** A position of GeoJSON is longitude, latitude, and perhaps a height. */
function pointOfPosition(position: unknown): Point | null {
  if (!Array.isArray(position) || position.length < 2 || position.length > 3) return null;
  const [lng, lat] = position as unknown[];
  if (typeof lng !== 'number' || typeof lat !== 'number') return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

const changedOver = (position: unknown): unknown =>
  Array.isArray(position) ? [position[1], position[0]] : position;

/** Whether points lie far from the branch, and near to it with their numbers changed over. */
function isSwapped(points: readonly Point[], branch: Point | null): boolean {
  const [first] = points;
  if (!branch || !first || Math.abs(first.lng) > 90) return false;
  const swapped = { lat: first.lng, lng: first.lat };
  return distanceMeters(branch, first) > FARTHEST_METERS && distanceMeters(branch, swapped) < FARTHEST_METERS;
}
