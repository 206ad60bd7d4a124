import { distanceMeters } from '../delivery';
import { bestOrder, MAX_STOPS, routeMeters, type Point } from './best-order';

/** Of the way that an order would need for itself, so much more may a trip become for taking it along. */
const MOST_OF_ITS_WAY = 0.25;
/** So much more, in meters, is nobody's concern, however near the order is. */
const NEAR_METERS = 500;

/**
 * Of orders that wait, those that lie on the way of one: taken along they make its trip only a little longer than it is
 * without them, in straight lines and in the better order. The nearest to the way come first. Where the branch or a
 * place is not known, nothing lies on the way.
 *
 * @param room how many orders its courier can take, the one included
 */
export function ordersOnRoute<Stop extends { place: Point | null }>(
  start: Point | null,
  first: Stop,
  waiting: readonly Stop[],
  room: number,
): Stop[] {
  const taken: Stop[] = [];
  if (start === null || first.place === null) return taken;
  const metersWith = (more: readonly Stop[]) => routeMeters(bestOrder(start, [first, ...more]));
  while (taken.length + 1 < Math.min(room, MAX_STOPS)) {
    const without = metersWith(taken);
    const [next] = waiting
      .filter((stop) => !taken.includes(stop))
      .flatMap((stop) => {
        if (stop.place === null) return [];
        const extra = metersWith([...taken, stop]) - without;
        const most = Math.max(NEAR_METERS, MOST_OF_ITS_WAY * distanceMeters(start, stop.place));
        return extra <= most ? [{ stop, extra }] : [];
      })
      .sort((a, b) => a.extra - b.extra);
    if (!next) break;
    taken.push(next.stop);
  }
  return taken;
}
