import type { Point } from '@domain/delivery';
import { area, type Path64, type Paths64 } from 'clipper2-ts';

/** Whole decimetres east and north of the middle: clipping is exact on whole numbers. */
export interface Plane {
  flat: (points: readonly Point[]) => Path64;
  round: (paths: Paths64) => Point[][];
}

const EARTH_METERS = 6_371_008.8;
const UNITS_PER_DEGREE = (EARTH_METERS * Math.PI * 10) / 180;
const UNITS_PER_METER = 10;

/** The earth around a point as a plane, which is exact enough for a city. */
export function planeAround(middle: Point): Plane {
  const east = UNITS_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  return {
    flat(points) {
      const path = points.map(({ lat, lng }) => ({
        x: Math.round((lng - middle.lng) * east),
        y: Math.round((lat - middle.lat) * UNITS_PER_DEGREE),
      }));
      // All turn the same way, or two of them would cancel each other out.
      return area(path) < 0 ? path.reverse() : path;
    },
    round: (paths) =>
      paths.map((path) =>
        path.map(({ x, y }) => ({ lat: middle.lat + y / UNITS_PER_DEGREE, lng: middle.lng + x / east })),
      ),
  };
}

/** Narrower than so many metres is no place but a line that was not drawn exactly along its neighbour. */
const LEAST_WIDTH = 10;

/** What is left of paths without what is too narrow to be meant. */
export const withoutSlivers = (paths: Paths64): Paths64 =>
  paths.filter((path) => Math.abs(2 * area(path)) / lengthOf(path) >= LEAST_WIDTH * UNITS_PER_METER);

const lengthOf = (path: Path64): number =>
  path.reduce((sum, { x, y }, index) => {
    const before = path[index - 1] ?? path.at(-1);
    return sum + (before ? Math.hypot(x - before.x, y - before.y) : 0);
  }, 0);

/** Holes have been cut out. */
export const squareMetersOf = (paths: Paths64): number =>
  Math.abs(paths.reduce((sum, path) => sum + area(path), 0)) / UNITS_PER_METER ** 2;
