import { distanceMeters } from '../delivery';
import { isOpenStop, type StopState } from './stops';

/** A place on earth, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** As many orders as one trip carries. Source: "Couriers, sellers" in the design of the domain. */
export const MAX_STOPS = 4;

export interface PlacedStop<Stop> {
  stop: Stop;
  /** Straight from the place before, in meters; null where one of the two is not known. */
  legMeters: number | null;
}

/**
 * Stops in the order with the shortest way from the branch to the last of them, in straight lines; nobody comes back for
 * the way's sake. With at most four stops every order is tried. Of two equal ways the one that keeps the given order
 * wins. Stops without a place come last, as they were given.
 *
 * @param start where the branch is; null where that is not known: then the first stop is where the way begins
 */
export function bestOrder<Stop extends { place: Point | null }>(
  start: Point | null,
  stops: readonly Stop[],
): PlacedStop<Stop>[] {
  const known = stops.filter(({ place }) => place !== null);
  const unknown = stops.filter(({ place }) => place === null);
  let best: { way: PlacedStop<Stop>[]; meters: number } | null = null;
  for (const order of permutations(known)) {
    const way = wayThrough(start, order);
    const meters = routeMeters(way);
    if (best === null || meters < best.meters) best = { way, meters };
  }
  return [...(best?.way ?? []), ...unknown.map((stop) => ({ stop, legMeters: null }))];
}

/** The meters of a way, as far as they are known. */
export const routeMeters = (way: readonly { legMeters: number | null }[]): number =>
  way.reduce((sum, { legMeters }) => sum + (legMeters ?? 0), 0);

/**
 * The stops of a trip once one of them has left it: before anybody has gone the better order of what is left, afterwards
 * the order that its courier goes by, and the legs worked out again of what is still open. What has left comes last.
 *
 * @param isBegun whether its courier has left with some of it
 */
export function reorderStops<
  Stop extends { place: Point | null; state: StopState; legMeters: number | null },
>(start: Point | null, stops: readonly Stop[], isBegun: boolean): Stop[] {
  const left = stops.filter(({ state }) => state !== 'DROPPED');
  const way = isBegun ? wayThrough(start, left) : bestOrder(start, left);
  const gone = stops.filter(({ state }) => state === 'DROPPED');
  return [
    ...way.map(({ stop, legMeters }) => (isOpenStop(stop.state) ? { ...stop, legMeters } : stop)),
    ...gone.map((stop) => ({ ...stop, legMeters: null })),
  ];
}

function wayThrough<Stop extends { place: Point | null }>(
  start: Point | null,
  stops: readonly Stop[],
): PlacedStop<Stop>[] {
  return stops.map((stop, at) => {
    const from = at === 0 ? start : (stops[at - 1]?.place ?? null);
    const legMeters = from && stop.place ? Math.round(distanceMeters(from, stop.place)) : null;
    return { stop, legMeters };
  });
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}
