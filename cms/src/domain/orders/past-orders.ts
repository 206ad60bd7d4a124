import { localTime, MINUTE_MS } from '../time';
import type { PastOrder } from './learned-times';
import { sortedNumbers } from './shrunk-quantile';
import { lastStation, stationEnds, wasFired, type ReadyStation, type StationWork } from './station-parts';

/** The instants of an order that was made, ISO 8601 UTC. */
export interface OrderTimes {
  /** When its store was asked to make it. */
  askedAt: string;
  acceptedAt: string;
  readyAt: string;
  /** Null while it is not with the customer, or where it was fetched. */
  deliveredAt: string | null;
  delivered: boolean;
  /** Minutes that its way takes by the middle of what its zone names; null where no zone is known. */
  wayMin: number | null;
  /** The stations that made a part of it, and since when, where it was given to them later. */
  stations: readonly TimedWork[];
  readyStations: readonly ReadyStation[];
}

type TimedWork = Pick<StationWork, 'station' | 'since' | 'fired'>;

/** 0–167: which hour of the branch's week an instant is in. */
export function hourOfWeek(at: Date, timeZone: string): number {
  const { weekday, minutes } = localTime(at, timeZone);
  return weekday * 24 + Math.floor(minutes / 60);
}

/**
 * Orders as they are learned from; one that is on its way or whose zone is gone says nothing of ways and is left out.
 * What was ahead of it at a station: the parts that were taken on and not done there when it was asked for. A part that was
 * given to its station later is measured from then.
 */
export function pastOrders(orders: readonly OrderTimes[], timeZone: string): PastOrder[] {
  const queues = queuesOf(orders);
  return orders.flatMap((order) => {
    const asked = Date.parse(order.askedAt);
    const end = order.delivered ? order.deliveredAt : order.readyAt;
    if (end === null || (order.delivered && order.wayMin === null)) return [];
    const ahead = (station: string) => queues.get(station)?.(asked) ?? 0;
    const accepted = Date.parse(order.acceptedAt);
    const stations = namesOf(order);
    const ends = stationEnds({ ...order, stations });
    const last = lastStation({ ...order, stations });
    const since = (station: string) =>
      Math.max(accepted, givenAt(order.stations.find((work) => work.station === station)));
    return {
      hourOfWeek: hourOfWeek(new Date(asked), timeZone),
      kitchenMin: (Date.parse(order.readyAt) - accepted) / MINUTE_MS,
      doneMin: (Date.parse(end) - asked) / MINUTE_MS - (order.delivered ? (order.wayMin ?? 0) : 0),
      delivered: order.delivered,
      ahead: last === null ? Math.max(0, ...stations.map(ahead)) : ahead(last),
      parts: ends.flatMap(({ station, at }) =>
        at === null
          ? []
          : [{ station, minutes: (Date.parse(at) - since(station)) / MINUTE_MS, ahead: ahead(station) }],
      ),
      last,
      ...(wasFired(order.stations) && { fired: true as const }),
    };
  });
}

const namesOf = ({ stations }: OrderTimes): string[] => stations.map(({ station }) => station);

/** When a station was given something more to make, in milliseconds; -Infinity where that was with the order. */
const givenAt = (work: TimedWork | undefined): number =>
  work?.since === undefined ? -Infinity : Date.parse(work.since);

/** How many parts each station had to make at an instant, in milliseconds. */
function queuesOf(orders: readonly OrderTimes[]): Map<string, (at: number) => number> {
  const spans = new Map<string, { accepted: number[]; done: number[] }>();
  for (const order of orders) {
    for (const { station, at } of stationEnds({ ...order, stations: namesOf(order) })) {
      const span = spans.get(station) ?? { accepted: [], done: [] };
      // What is held is nothing to make before it is fired.
      const fired = order.stations.find((work) => work.station === station && work.fired);
      span.accepted.push(Math.max(Date.parse(order.acceptedAt), givenAt(fired)));
      span.done.push(Date.parse(at ?? order.readyAt));
      spans.set(station, span);
    }
  }
  return new Map(
    [...spans].map(([station, span]) => {
      const [accepted, done] = [sortedNumbers(span.accepted), sortedNumbers(span.done)];
      return [station, (at: number) => Math.max(0, countUntil(accepted, at) - countUntil(done, at))];
    }),
  );
}

/** How many of the ordered numbers are not greater. */
function countUntil(sorted: readonly number[], most: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? Infinity) <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}
