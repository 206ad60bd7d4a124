import { localTime, MINUTE_MS } from '../time';
import type { PastOrder } from './learned-times';
import { sortedNumbers } from './shrunk-quantile';
import type { OrderType } from './order';
import {
  firedSince,
  lastStation,
  stationEnds,
  wasFired,
  workingStations,
  type FiredWork,
  type ReadyStation,
  type StationWork,
} from './station-parts';

/** The instants of an order that was made, ISO 8601 UTC. */
export interface OrderTimes {
  type: OrderType;
  /** When its store was asked to make it. */
  askedAt: string;
  acceptedAt: string;
  readyAt: string;
  /** Null while it is not with the customer, or where it was fetched. */
  deliveredAt: string | null;
  /** Minutes that its way takes by the middle of what its zone names; null where no zone is known. */
  wayMin: number | null;
  /** The stations that made a part of it, and what was given to them later. */
  stations: readonly TimedWork[];
  readyStations: readonly ReadyStation[];
}

type TimedWork = Pick<StationWork, 'station' | 'anew' | 'held'> & FiredWork;

/** 0–167: which hour of the branch's week an instant is in. */
export function hourOfWeek(at: Date, timeZone: string): number {
  const { weekday, minutes } = localTime(at, timeZone);
  return weekday * 24 + Math.floor(minutes / 60);
}

/**
 * Orders as they are learned from; one that is on its way or whose zone is gone says nothing of ways and is left out.
 * What was ahead of it at a station: the parts that were taken on and not done there when it was asked for. A part that was
 * fired, or begun anew, is measured from then, with what was ahead then. One that was given more while its station was at
 * it says nothing: how much of its time was for what is not known.
 */
export function pastOrders(orders: readonly OrderTimes[], timeZone: string): PastOrder[] {
  const queues = queuesOf(orders);
  return orders.flatMap((order) => {
    const asked = Date.parse(order.askedAt);
    const delivered = order.type === 'DELIVERY';
    const end = delivered ? order.deliveredAt : order.readyAt;
    if (end === null || (delivered && order.wayMin === null)) return [];
    const aheadAt = (station: string, at: number) => queues.get(station)?.(at) ?? 0;
    const ahead = (station: string) => aheadAt(station, asked);
    const accepted = Date.parse(order.acceptedAt);
    const stations = workingStations(order.stations);
    const ends = stationEnds({ ...order, stations });
    const last = lastStation({ ...order, stations });
    return {
      hourOfWeek: hourOfWeek(new Date(asked), timeZone),
      kitchenMin: (Date.parse(order.readyAt) - accepted) / MINUTE_MS,
      doneMin: (Date.parse(end) - asked) / MINUTE_MS - (delivered ? (order.wayMin ?? 0) : 0),
      delivered,
      ahead: last === null ? Math.max(0, ...stations.map(ahead)) : ahead(last),
      parts: ends.flatMap(({ station, at }) => {
        const begun = begunAt(order, station);
        if (at === null || begun === null) return [];
        // Just before it was begun later, since it is ahead of others from then on, and not of itself.
        const queued = begun > accepted ? aheadAt(station, begun - 1) : ahead(station);
        return [{ station, minutes: (Date.parse(at) - begun) / MINUTE_MS, ahead: queued }];
      }),
      last,
      ...(wasFired(order) && { fired: true as const }),
    };
  });
}

/**
 * When a station could begin with its part, in milliseconds: with the order, or once that was fired, or came after it was
 * done. Null where something came while it was at it.
 */
function begunAt({ acceptedAt, stations }: OrderTimes, station: string): number | null {
  const accepted = Date.parse(acceptedAt);
  const work = stations.find((each) => each.station === station);
  if (work?.since === undefined) return accepted;
  if (!work.anew && work.since !== firedSince(work)) return null;
  return Math.max(accepted, Date.parse(work.since));
}

/** How many parts each station had to make at an instant, in milliseconds. */
function queuesOf(orders: readonly OrderTimes[]): Map<string, (at: number) => number> {
  const spans = new Map<string, { accepted: number[]; done: number[] }>();
  for (const order of orders) {
    for (const { station, at } of stationEnds({ ...order, stations: workingStations(order.stations) })) {
      const span = spans.get(station) ?? { accepted: [], done: [] };
      // What is held is nothing to make before it is fired.
      span.accepted.push(begunAt(order, station) ?? Date.parse(order.acceptedAt));
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
