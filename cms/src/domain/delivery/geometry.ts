/** Degrees, as maps give them (WGS 84). */
export interface Point {
  lat: number;
  lng: number;
}

/** The place of something that may have one, degrees (WGS 84); null while one of the two is not known. */
export const pointOf = ({ lat, lng }: { lat?: number | null; lng?: number | null }): Point | null =>
  typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;

/** Mean radius of the earth (IUGG), metres. */
const EARTH_METERS = 6_371_008.8;

/** The distance between two points along the surface of the earth, by the haversine formula, in whole metres. */
export function distanceMeters(one: Point, other: Point): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2;
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const haversine =
    half(other.lat - one.lat) + cosine(one.lat) * cosine(other.lat) * half(other.lng - one.lng);
  return Math.round(2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(haversine))));
}

/** So many edges share a band of latitudes at the most, but for those that cross several. */
const EDGES_PER_BAND = 8;

/**
 * Whether a point lies inside a polygon, its line included. Degrees are taken as a plane, which is exact enough for a
 * city; a polygon must not reach over the 180th meridian. The edges are sorted into bands of latitude once, so that of a
 * long line only the few edges at the height of a point are looked at.
 *
 * @param points corners in order; the last need not repeat the first
 */
export function polygonTest(points: readonly Point[]): (point: Point) => boolean {
  const edges = edgesOf(points);
  const lats = points.map(({ lat }) => lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const lngs = points.map(({ lng }) => lng);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const count = Math.max(1, Math.floor(edges.length / EDGES_PER_BAND));
  // One formula for edges and points: what lies between two latitudes lies between their bands.
  const bandOf = (lat: number) =>
    north === south ? 0 : Math.min(count - 1, Math.floor(((lat - south) / (north - south)) * count));
  const bands: Edge[][] = Array.from({ length: count }, () => []);
  for (const edge of edges) {
    const [one, other] = [bandOf(edge[0].lat), bandOf(edge[1].lat)];
    for (let band = Math.min(one, other); band <= Math.max(one, other); band++) bands[band]?.push(edge);
  }
  return (point) => {
    const { lat, lng } = point;
    // Written so that no number at all, too, is outside.
    if (!(lat >= south && lat <= north && lng >= west && lng <= east)) return false;
    return isInside(point, bands[bandOf(lat)] ?? []);
  };
}

function isInside(point: Point, edges: readonly Edge[]): boolean {
  let inside = false;
  for (const [from, to] of edges) {
    const turn = turnOf(from, to, point);
    if (turn === 0 && isBetween(point, from, to)) return true;
    // A ray to the east crosses the edges that pass the point's latitude on that side.
    const rises = from.lat <= point.lat && point.lat < to.lat;
    const falls = to.lat <= point.lat && point.lat < from.lat;
    if ((rises && turn > 0) || (falls && turn < 0)) inside = !inside;
  }
  return inside;
}

/**
 * Whether the line of a polygon touches or crosses itself anywhere but at the corners where its edges meet. Corners that
 * enclose no area, because they are fewer than three or lie in one line, count as crossing.
 */
export function selfIntersects(points: readonly Point[]): boolean {
  const edges = edgesOf(points);
  const [first] = edges;
  if (!first || edges.every(([from]) => turnOf(...first, from) === 0)) return true;
  // An edge that runs back along its neighbour needs no test: the edge after it begins on that neighbour.
  const boxes = edges.map(boxOf);
  for (const [index, edge] of edges.entries()) {
    const box = boxOf(edge);
    // The first and the last edge are neighbours.
    const end = index === 0 ? edges.length - 1 : edges.length;
    for (let at = index + 2; at < end; at += 1) {
      const [other, otherBox] = [edges[at], boxes[at]];
      // Of nearly all pairs the boxes are apart, which is told far sooner than that the edges are.
      if (other && otherBox && overlap(box, otherBox) && touch(edge, other)) return true;
    }
  }
  return false;
}

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

const boxOf = ([one, other]: Edge): Box => ({
  south: Math.min(one.lat, other.lat),
  north: Math.max(one.lat, other.lat),
  west: Math.min(one.lng, other.lng),
  east: Math.max(one.lng, other.lng),
});

const overlap = (one: Box, other: Box): boolean =>
  one.south <= other.north && other.south <= one.north && one.west <= other.east && other.west <= one.east;

/** The corners of a polygon without repetitions next to each other, the closing one included. */
export function cornersOf(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const previous = points[index - 1] ?? points.at(-1);
    return points.length === 1 || previous?.lat !== point.lat || previous.lng !== point.lng;
  });
}

type Edge = [from: Point, to: Point];

function edgesOf(points: readonly Point[]): Edge[] {
  const corners = cornersOf(points);
  return corners.flatMap((from, index): Edge[] => {
    const to = corners[index + 1] ?? corners[0];
    return to ? [[from, to]] : [];
  });
}

/** Above 0 when a third point lies to the left of the way from one to another, below to the right, 0 in line. */
function turnOf(from: Point, to: Point, third: Point): number {
  return Math.sign(
    (to.lng - from.lng) * (third.lat - from.lat) - (to.lat - from.lat) * (third.lng - from.lng),
  );
}

function isBetween(point: Point, from: Point, to: Point): boolean {
  return (
    Math.min(from.lat, to.lat) <= point.lat &&
    point.lat <= Math.max(from.lat, to.lat) &&
    Math.min(from.lng, to.lng) <= point.lng &&
    point.lng <= Math.max(from.lng, to.lng)
  );
}

function touch([a, b]: Edge, [c, d]: Edge): boolean {
  const [c1, d1, a1, b1] = [turnOf(a, b, c), turnOf(a, b, d), turnOf(c, d, a), turnOf(c, d, b)];
  if (c1 !== d1 && a1 !== b1) return true;
  return (
    (c1 === 0 && isBetween(c, a, b)) ||
    (d1 === 0 && isBetween(d, a, b)) ||
    (a1 === 0 && isBetween(a, c, d)) ||
    (b1 === 0 && isBetween(b, c, d))
  );
}
