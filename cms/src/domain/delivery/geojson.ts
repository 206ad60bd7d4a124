import { featuresOf, isObject, isOwnFile, isWebMercator, OWN_FILE, propertiesOf } from './geojson-file';
import { nameOf, numberedNames } from './geojson-names';
import { faultOf, readPosition, readRing, type RingOptions, type RingProblem } from './geojson-ring';
import { cornersOf, distanceMeters, type Point } from './geometry';
import type { DeliveryZone, ZoneShape, ZoneTerms } from './zone';

/** The most areas of one file, and the most features that are looked through for them. */
export const MAX_AREAS = 200;
const MAX_FEATURES = 5000;
/** Collections within collections are looked into so deep. */
const MAX_DEPTH = 3;

export type GeoJsonProblemCode =
  | 'NOT_GEOJSON'
  | 'NO_FEATURES'
  | 'TOO_MANY_FEATURES'
  | 'UNKNOWN_SHAPE'
  | 'BAD_RADIUS'
  | RingProblem;

/** `path` leads to the place at fault in the file, e.g. ['features', 3, 'geometry']. */
export interface GeoJsonProblem {
  code: GeoJsonProblemCode;
  path: (string | number)[];
}

/** The parts of a file that are left out because they are no area, and those that are adapted. */
export const GEOJSON_NOTES = [
  ...(['SKIPPED_POINT', 'SKIPPED_LINE', 'SKIPPED_EMPTY', 'SKIPPED_OTHER'] as const),
  ...(['CONVERTED', 'PARTS', 'HOLE_FILLED', 'SIMPLIFIED', 'CLEANED'] as const),
] as const;

/**
 * SKIPPED_…: left out. CONVERTED: from web mercator metres. PARTS: each part of a multi-polygon is a zone. HOLE_FILLED:
 * what a hole left out belongs to the zone. SIMPLIFIED: to 500 corners. CLEANED: spikes were cut off.
 */
export interface GeoJsonNote {
  code: (typeof GEOJSON_NOTES)[number];
  /** The place among the features of the file. */
  feature: number;
  /** '' without one. */
  name: string;
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

interface ReadFile {
  areas: ImportedArea[];
  problems: GeoJsonProblem[];
  notes: GeoJsonNote[];
}

const refused = (code: GeoJsonProblemCode, ...path: string[]): ReadFile => ({
  areas: [],
  problems: [{ code, path }],
  notes: [],
});

/**
 * Reads the areas of a GeoJSON file (RFC 7946): polygons, each part of a multi-polygon, also inside of collections, points
 * with a property `radiusMeters`, and in a file of our own features without geometry whose `kind` says that they are named.
 * Pins, lines and features without geometry are left out. What is too much is refused by its count, before anything is
 * computed of it; nothing deeper than a coordinate is looked at.
 *
 * @param file parsed JSON
 * @param branch its place, by which longitudes in the place of latitudes are noticed; null where it is not known
 */
export function readGeoJson(file: unknown, branch: Point | null): ReadFile {
  const features = featuresOf(file);
  if (!features) return refused('NOT_GEOJSON');
  if (features.length === 0) return refused('NO_FEATURES', 'features');
  if (features.length > MAX_FEATURES) return refused('TOO_MANY_FEATURES', 'features');

  const own = isOwnFile(file);
  const options: RingOptions = { mercator: isWebMercator(file), exact: own };
  const areas: ImportedArea[] = [];
  const problems: GeoJsonProblem[] = [];
  const notes: GeoJsonNote[] = [];
  features.forEach((feature, index) => {
    const name = nameOf(feature);
    const note = (code: GeoJsonNote['code']) => notes.push({ code, feature: index, name });
    const parts = partsOf(feature, ['features', index, 'geometry'], own);
    if (parts.filter((part) => 'kind' in part).length > 1) note('PARTS');
    for (const part of parts) {
      const read = 'kind' in part ? areaOf(part, { branch, options, note }) : part;
      if ('skipped' in read) note(read.skipped);
      else if ('code' in read) problems.push(read);
      else areas.push({ name, shape: read, feature: index });
    }
  });
  if (areas.length > MAX_AREAS) return refused('TOO_MANY_FEATURES', 'features');
  if (problems.some(({ code }) => code === 'NOT_DEGREES')) return refused('NOT_DEGREES', 'features');
  if (areas.length === 0 && problems.length === 0) problems.push({ code: 'NO_FEATURES', path: ['features'] });
  if (options.mercator) notes.unshift({ code: 'CONVERTED', feature: 0, name: '' });
  const keyOf = ({ name, feature }: ImportedArea) => `${own ? feature : ''}|${name.toLowerCase()}`;
  return { areas: numberedNames(areas, keyOf), problems, notes };
}

/** A zone as a feature; one that has no place on a map has no geometry. Reading it back gives the same zone. */
export function toGeoJson(zones: readonly Omit<DeliveryZone, 'id'>[]) {
  return {
    type: 'FeatureCollection' as const,
    ...OWN_FILE,
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

type Part =
  | { kind: 'RADIUS'; position: unknown; radiusMeters: unknown; path: (string | number)[] }
  | { kind: 'POLYGON'; rings: unknown; path: (string | number)[] }
  | NamedShape;
interface Skipped {
  skipped: GeoJsonNote['code'];
}

function partsOf(
  feature: unknown,
  path: (string | number)[],
  own: boolean,
): (Part | GeoJsonProblem | Skipped)[] {
  const geometry = isObject(feature) ? feature.geometry : null;
  const { kind, radiusMeters } = propertiesOf(feature);
  if (!isObject(geometry)) {
    if (own && (kind === 'DISTRICT' || kind === 'POSTAL_RANGE')) return [{ kind }];
    return [{ skipped: 'SKIPPED_EMPTY' }];
  }
  // A property of that name in somebody else's file may be anything: only a number makes a circle of a pin.
  const isCircle = own ? radiusMeters !== undefined : typeof radiusMeters === 'number';
  return geometryParts(geometry, path, isCircle ? radiusMeters : undefined);
}

function geometryParts(
  geometry: Record<string, unknown>,
  path: (string | number)[],
  radiusMeters: unknown,
  depth = 0,
): (Part | GeoJsonProblem | Skipped)[] {
  const { type, coordinates, geometries } = geometry;
  const empty = Array.isArray(coordinates) && coordinates.length === 0;
  switch (type) {
    case 'Polygon':
      return [empty ? { skipped: 'SKIPPED_EMPTY' } : { kind: 'POLYGON', rings: coordinates, path }];
    case 'MultiPolygon':
      if (!Array.isArray(coordinates)) return [{ code: 'UNKNOWN_SHAPE', path }];
      if (empty) return [{ skipped: 'SKIPPED_EMPTY' }];
      if (coordinates.length > MAX_AREAS) return [{ code: 'TOO_MANY_FEATURES', path }];
      return coordinates.map((rings: unknown, part) => ({
        kind: 'POLYGON',
        rings,
        path: [...path, 'coordinates', part],
      }));
    case 'GeometryCollection': {
      if (!Array.isArray(geometries) || geometries.length === 0) return [{ skipped: 'SKIPPED_EMPTY' }];
      if (geometries.length > MAX_AREAS || depth >= MAX_DEPTH) return [{ code: 'TOO_MANY_FEATURES', path }];
      return geometries.flatMap((each: unknown, index) =>
        isObject(each)
          ? geometryParts(each, [...path, 'geometries', index], radiusMeters, depth + 1)
          : [{ skipped: 'SKIPPED_EMPTY' as const }],
      );
    }
    case 'Point':
      if (radiusMeters === undefined) return [{ skipped: 'SKIPPED_POINT' }];
      return [{ kind: 'RADIUS', position: coordinates, radiusMeters, path }];
    case 'MultiPoint':
      return [{ skipped: 'SKIPPED_POINT' }];
    case 'LineString':
    case 'MultiLineString':
      return [{ skipped: 'SKIPPED_LINE' }];
    default:
      return [{ skipped: 'SKIPPED_OTHER' }];
  }
}

interface Reading {
  branch: Point | null;
  options: RingOptions;
  note: (code: GeoJsonNote['code']) => void;
}

function areaOf(
  part: Part,
  { branch, options, note }: Reading,
): ImportedArea['shape'] | GeoJsonProblem | Skipped {
  if (!('path' in part)) return part;
  const { path } = part;
  if (part.kind === 'RADIUS') {
    const { radiusMeters, position } = part;
    const center = readPosition(position, options.mercator);
    if (!center) return { code: faultOf([position], options.mercator), path };
    if (isSwapped([center], branch)) return { code: 'WRONG_AXES', path };
    if (typeof radiusMeters !== 'number' || !(radiusMeters >= 50 && radiusMeters <= 100_000))
      return { code: 'BAD_RADIUS', path };
    return { kind: 'RADIUS', geometry: { center, radiusMeters } };
  }
  const { rings } = part;
  const [ring] = Array.isArray(rings) ? (rings as unknown[]) : [];
  if (!Array.isArray(rings) || !Array.isArray(ring)) return { code: 'UNKNOWN_SHAPE', path };
  const read = readRing(ring, options);
  if ('code' in read) {
    const { code, at } = read;
    return { code, path: at === undefined ? path : [...path, 'coordinates', 0, at] };
  }
  const { points, simplified, cleaned } = read;
  if (points.length === 0) return { skipped: 'SKIPPED_EMPTY' };
  if (isSwapped(points, branch)) return { code: 'WRONG_AXES', path };
  if (rings.length > 1) note('HOLE_FILLED');
  if (simplified) note('SIMPLIFIED');
  if (cleaned) note('CLEANED');
  return { kind: 'POLYGON', geometry: { points } };
}

/** Whether points lie far from the branch, and near to it with their numbers changed over. */
function isSwapped(points: readonly Point[], branch: Point | null): boolean {
  const [first] = points;
  if (!branch || !first || Math.abs(first.lng) > 90) return false;
  const swapped = { lat: first.lng, lng: first.lat };
  return distanceMeters(branch, first) > FARTHEST_METERS && distanceMeters(branch, swapped) < FARTHEST_METERS;
}
