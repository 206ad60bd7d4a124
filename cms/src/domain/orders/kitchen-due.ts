import { MINUTE_MS } from '../time';
import type { OrderType } from './order';
import { firedSince, guestsSayWhen, isReady, type ReadyStation, type StationWork } from './station-parts';

const USUAL_MIN = 30;

/** What of an order says when its kitchen has to be done. Instants are ISO 8601 UTC. */
export interface DueOrder {
  type: OrderType;
  placedAt: string;
  acceptedAt: string | null;
  /** When it has to leave the kitchen, by its promise; null where none was made, or before that was kept. */
  kitchenDueAt: string | null;
  promisedAt: string | null;
  /** Minutes that cooking was given. */
  preparationMin: number | null;
  stations: readonly StationWork[];
  readyStations: readonly ReadyStation[];
}

/**
 * When something was fired that is not done, the last of it, in milliseconds; null where there is nothing, and where it
 * gives no more time (`guestsSayWhen`).
 *
 * @param station at that one alone; null for all
 */
export function firedAt(order: OpenFiredOrder, station: string | null) {
  const times = firedParts(order, station).map(({ since }) => since);
  return times.length === 0 ? null : Math.max(...times);
}

const firedParts = (order: OpenFiredOrder, at: string | null) =>
  firedWorks(order).filter(
    ({ station }) => (at === null || at === station) && !isReady(order.readyStations, station),
  );

type FiredOrder = Pick<DueOrder, 'type' | 'stations'> & Partial<Pick<DueOrder, 'preparationMin'>>;
type OpenFiredOrder = FiredOrder & Pick<DueOrder, 'readyStations'>;

/**
 * What stations of guests at a table were fired, done or not: since when, and when it has to be done, in milliseconds.
 * Nothing of others, whom a fire gives no more time (`guestsSayWhen`).
 */
export function firedWorks(order: FiredOrder) {
  if (!guestsSayWhen(order)) return [];
  return order.stations.flatMap((work) => {
    const at = firedSince(work);
    if (at === undefined) return [];
    const since = Date.parse(at);
    const minutes = work.minutes ?? order.preparationMin ?? USUAL_MIN;
    return [{ station: work.station, since, due: since + minutes * MINUTE_MS }];
  });
}

/**
 * When the kitchen has to be done, in milliseconds: when the order has to leave it so that the promise is kept, however
 * late it was taken on. Of an order that does not know it, its minutes after it was taken on, and never after the
 * promise. What guests at a table had fired has the time from then on that its station takes, since nobody could begin
 * before. What an edit brought has not, nor what was held for somebody elsewhere: the customer still waits for what they
 * were promised. Board, kitchen and paper all say this one.
 *
 * @param station what is to be done at that one alone; all of it where it is left out or null
 */
export function kitchenDue(order: DueOrder, station: string | null = null): number {
  return Math.max(promisedDue(order), ...firedParts(order, station).map(({ due }) => due));
}

function promisedDue({ acceptedAt, placedAt, kitchenDueAt, preparationMin, promisedAt }: DueOrder): number {
  if (kitchenDueAt !== null) return Date.parse(kitchenDueAt);
  const cooked = Date.parse(acceptedAt ?? placedAt) + (preparationMin ?? USUAL_MIN) * MINUTE_MS;
  return promisedAt === null ? cooked : Math.min(cooked, Date.parse(promisedAt));
}
