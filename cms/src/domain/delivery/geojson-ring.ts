import { cornersOf, selfIntersects, type Point } from './geometry';

/** The most corners of a zone, and the most positions of a ring that is simplified to as many. */
const MAX_CORNERS = 500;
const MAX_RING_POSITIONS = 5000;
/** A ring that is larger in degrees covers no place that somebody delivers to. */
const MAX_SPAN_DEGREES = 20;
const DECIMALS = 1e6;
/** Degrees; the first is about a metre. */
const TOLERANCES = [1e-5, 2e-5, 5e-5, 1e-4, 2e-4, 5e-4, 1e-3];
/** No longitude is as large; metres are. */
const MAX_DEGREES = 1000;
const EARTH_RADIUS_METERS = 6_378_137;

export type RingProblem =
  | 'TOO_MANY_POINTS'
  | 'TOO_FEW_POINTS'
  | 'BAD_POINT'
  | 'WRONG_AXES'
  | 'NOT_DEGREES'
  | 'CROSSES_ANTIMERIDIAN'
  | 'AREA_TOO_LARGE'
  | 'SELF_CROSSING';

/** `at` is the position at fault, where it is one. */
type RingResult =
  | { points: Point[]; simplified: boolean; cleaned: boolean }
  | { code: RingProblem; at?: number };

export interface RingOptions {
  /** In web mercator metres, which are converted. */
  mercator: boolean;
  /** Of our own file: its corners are taken as they are. */
  exact: boolean;
}

/**
 * The corners of a ring of GeoJSON. It may be open, repeat positions, run either way round and have heights and numbers as
 * texts. Spikes are cut off, corners are rounded to six decimals, about a decimetre, where the shape bears it, and a
 * ring of up to 5000 positions is simplified to 500 corners. A ring without any position has no points.
 */
export function readRing(ring: readonly unknown[], { mercator, exact }: RingOptions): RingResult {
  if (ring.length > MAX_RING_POSITIONS) return { code: 'TOO_MANY_POINTS' };
  const found = ring.map((position) => readPosition(position, mercator));
  const wrong = found.indexOf(null);
  if (wrong >= 0) return { code: faultOf(ring, mercator), at: wrong };
  const corners = cornersOf(opened(found.filter((point) => point !== null)));
  const { lat, lng } = spanOf(corners);
  if (lng > 180) return { code: 'CROSSES_ANTIMERIDIAN' };
  if (Math.max(lat, lng) > MAX_SPAN_DEGREES) return { code: 'AREA_TOO_LARGE' };
  if (exact) return checked(corners, { simplified: false, cleaned: false });
  const smooth = withoutSpikes(corners);
  const cleaned = smooth.length < corners.length;
  const rounded = cornersOf(smooth.map(roundedPoint));
  const points = isRing(rounded) ? rounded : smooth;
  if (points.length <= MAX_CORNERS) return checked(points, { simplified: false, cleaned });
  for (const tolerance of TOLERANCES) {
    const fewer = simplify(points, tolerance);
    if (fewer.length <= MAX_CORNERS && isRing(fewer)) return { points: fewer, simplified: true, cleaned };
  }
  return { code: 'TOO_MANY_POINTS' };
}

/** A position of GeoJSON is longitude, latitude, and perhaps a height and more. */
export function readPosition(position: unknown, mercator = false): Point | null {
  const [lng, lat] = numbersOf(position) ?? [];
  if (lng === undefined || lat === undefined) return null;
  const point = mercator ? fromMercator(lng, lat) : { lat, lng };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

/** The problem of a list of positions that contains an invalid one. */
export function faultOf(
  ring: readonly unknown[],
  mercator = false,
): 'NOT_DEGREES' | 'WRONG_AXES' | 'BAD_POINT' {
  const numbers = ring.map(numbersOf);
  if (numbers.some((pair) => pair?.some((value) => Math.abs(value) > MAX_DEGREES)))
    return mercator ? 'BAD_POINT' : 'NOT_DEGREES';
  const swapped = numbers.every((pair) => pair && readPosition([pair[1], pair[0]]) !== null);
  return swapped && !mercator ? 'WRONG_AXES' : 'BAD_POINT';
}

function numbersOf(position: unknown): [number, number] | null {
  if (!Array.isArray(position)) return null;
  const [first, second] = (position as unknown[]).slice(0, 2).map((value) => {
    if (typeof value === 'string' && /^\s*-?\d/.test(value)) return Number(value);
    return typeof value === 'number' ? value : NaN;
  });
  return Number.isFinite(first) && Number.isFinite(second) ? [first as number, second as number] : null;
}

const fromMercator = (x: number, y: number): Point => ({
  lng: (x / EARTH_RADIUS_METERS) * (180 / Math.PI),
  lat: Math.atan(Math.sinh(y / EARTH_RADIUS_METERS)) * (180 / Math.PI),
});

function checked(points: Point[], how: { simplified: boolean; cleaned: boolean }): RingResult {
  if (points.length > MAX_CORNERS) return { code: 'TOO_MANY_POINTS' };
  if (points.length > 0 && points.length < 3) return { code: 'TOO_FEW_POINTS' };
  if (points.length > 0 && selfIntersects(points)) return { code: 'SELF_CROSSING' };
  return { points, ...how };
}

/** A ring of GeoJSON ends where it begins; ours begin again by themselves. */
function opened(ring: readonly Point[]): readonly Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const closed = ring.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng;
  return closed ? ring.slice(0, -1) : ring;
}

const isRing = (points: readonly Point[]) =>
  points.length >= 3 && (points.length > MAX_CORNERS || !selfIntersects(points));

const roundedPoint = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * DECIMALS) / DECIMALS,
  lng: Math.round(lng * DECIMALS) / DECIMALS,
});

function spanOf(points: readonly Point[]): { lat: number; lng: number } {
  const span = (values: number[]) => (values.length === 0 ? 0 : Math.max(...values) - Math.min(...values));
  return { lat: span(points.map(({ lat }) => lat)), lng: span(points.map(({ lng }) => lng)) };
}

/** Without corners at which the line runs back the way it came. */
function withoutSpikes(points: readonly Point[]): Point[] {
  let corners = [...points];
  for (;;) {
    const tip = corners.findIndex((corner, index) => {
      const before = corners.at(index - 1) ?? corner;
      const after = corners[(index + 1) % corners.length] ?? corner;
      const [ax, ay, bx, by] = [
        ...[before.lng - corner.lng, before.lat - corner.lat],
        ...[after.lng - corner.lng, after.lat - corner.lat],
      ] as [number, number, number, number];
      return ax * by === ay * bx && ax * bx + ay * by > 0;
    });
    if (tip < 0 || corners.length <= 3) return corners;
    corners = cornersOf(corners.filter((_, index) => index !== tip));
  }
}

/** Fewer corners of a ring, none of the others farther from its line than so many degrees (Douglas and Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    let [farthest, at] = [0, -1];
    for (let index = first + 1; index < last; index += 1) {
      const distance = distanceToLine(points, index, first, last);
      if (distance > farthest) [farthest, at] = [distance, index];
    }
    if (at < 0 || farthest <= tolerance) continue;
    kept.add(at);
    open.push([first, at], [at, last]);
  }
  return points.filter((_, index) => kept.has(index));
}

function distanceToLine(points: readonly Point[], index: number, first: number, last: number): number {
  const [point, from, to] = [points[index], points[first], points[last]];
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to.lng - from.lng, to.lat - from.lat];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.lng - from.lng) * dx + (point.lat - from.lat) * dy) / length;
  const on = Math.max(0, Math.min(1, along));
  return Math.hypot(point.lng - from.lng - on * dx, point.lat - from.lat - on * dy);
}
