import type { PartsAhead } from './kitchen-queue';
import { promiseTime } from './lateness';
import type { OrderState, OrderType } from './order';
import type { ReadyStation, RoutedItem, StationWork } from './station-parts';
import { MINUTE_MS } from '../time';

/** Less is no lateness that a person could do anything about. */
const LEAST_MIN = 3;

/** What of an order says when it will be with the customer. Instants are ISO 8601 UTC. */
export interface ExpectedOrder {
  type: OrderType;
  state: OrderState;
  timing: 'NOW' | 'SCHEDULED';
  placedAt: string;
  acceptedAt: string | null;
  dispatchedAt: string | null;
  /** When it has to leave the kitchen so that the promise is kept; null for orders of before that was kept. */
  kitchenDueAt: string | null;
  promisedAt: string | null;
  /** Minutes that cooking was given. */
  preparationMin: number | null;
  /** What each station makes of it, and how fast it is. */
  stations: readonly StationWork[];
  readyStations: readonly ReadyStation[];
  items: readonly RoutedItem[];
}

/**
 * How late an order will be that is not late yet, as things go: what is not begun begins now – one for later when it has
 * to – and takes what its slowest station takes with all that is ahead of it there; what is begun takes the time it was
 * given from when it was taken on, ends now at the earliest and not before what is ahead of it at its stations, nor before
 * what an edit gave a station more to make; and the way takes what the promise left for it. What was fired is compared with
 * the time that it has from then on.
 *
 * @param ahead what is to be made before it at each station; left out where nobody looked
 * @returns whole minutes after the promise, at least 3; null where it is in time, late already, waits to be fired, or nothing is known
 */
export function expectedLateMin(order: ExpectedOrder, now: Date, ahead?: PartsAhead): number | null {
  const { timing, promisedAt, preparationMin, kitchenDueAt } = order;
  const time = promiseTime(order);
  if (promisedAt === null || preparationMin === null || time === null) return null;
  // Of an order for later that does not know when it has to be ready, the promise does not tell the way from the cooking.
  if (timing === 'SCHEDULED' && kitchenDueAt === null) return null;
  const [promised, at] = [time.end, now.getTime()];
  if (promised <= at) return null;
  const due =
    kitchenDueAt === null
      ? Date.parse(order.placedAt) + preparationMin * MINUTE_MS
      : Date.parse(kitchenDueAt);
  const wayMs = Math.max(0, Date.parse(promisedAt) - due);
  const end = endOf(order, {
    at,
    due,
    wayMs,
    cookingMs: preparationMin * MINUTE_MS,
    ahead: ahead ?? new Map(),
  });
  if (end === null) return null;
  const late = Math.round((end - promised) / MINUTE_MS);
  return late >= LEAST_MIN ? late : null;
}

/** Milliseconds. */
interface Times {
  at: number;
  /** When it has to leave the kitchen. */
  due: number;
  wayMs: number;
  cookingMs: number;
  ahead: PartsAhead;
}

function endOf(order: ExpectedOrder, { at, due, wayMs, cookingMs, ahead }: Times): number | null {
  const since = (instant: string | null) => (instant === null ? at : Date.parse(instant));
  // What is held is begun once it is fired.
  const working = order.stations.filter(({ held }) => !held);
  switch (order.state) {
    case 'SCHEDULED':
    case 'PENDING': {
      const ends = at + Math.max(cookingMs, wholeMs(working, ahead));
      return (order.timing === 'SCHEDULED' ? Math.max(due, ends) : ends) + wayMs;
    }
    case 'ACCEPTED':
    case 'PREPARING': {
      const left = working.filter(
        ({ station }) => !order.readyStations.some((part) => part.station === station),
      );
      const cooked = since(order.acceptedAt) + cookingMs;
      return Math.max(at + queueMs(left, ahead), cooked, addedEnd(left, cookingMs)) + wayMs;
    }
    case 'READY':
      return at + wayMs;
    case 'DISPATCHED':
      return Math.max(at, since(order.dispatchedAt) + wayMs);
    default:
      return null;
  }
}

/** When the last station has made what it was given later, in milliseconds; one that learned nothing takes what cooking was given. */
const addedEnd = (stations: readonly StationWork[], cookingMs: number): number =>
  Math.max(
    0,
    ...stations.map(({ since, minutes }) =>
      since === undefined ? 0 : Date.parse(since) + (minutes === null ? cookingMs : minutes * MINUTE_MS),
    ),
  );

/** What the stations take to make what is ahead, and the longest of them counts. */
const queueMs = (stations: readonly StationWork[], ahead: PartsAhead): number =>
  Math.max(0, ...stations.map(({ station, perAhead }) => perAhead * (ahead.get(station) ?? 0))) * MINUTE_MS;

/** The same with the order's own parts; 0 where nothing was learned. */
const wholeMs = (stations: readonly StationWork[], ahead: PartsAhead): number =>
  Math.max(
    0,
    ...stations.map(({ station, minutes, perAhead }) =>
      minutes === null ? 0 : minutes + perAhead * (ahead.get(station) ?? 0),
    ),
  ) * MINUTE_MS;
