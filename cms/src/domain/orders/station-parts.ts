import type { OrderType } from './order';

/** Where something is made; null, or '' in the name of a part, where it belongs to no station. */
interface RoutedExtra {
  /** Only where it is made at another station than what it was chosen with. */
  station?: string | undefined;
  extras?: readonly { station?: string | undefined }[] | undefined;
}

export interface RoutedItem {
  station: string | null;
  extras: readonly RoutedExtra[];
  /** Not to be made yet. */
  held?: true | undefined;
  /** Some of it was made before its station was given more to make. */
  made?: true | undefined;
}

/** The part of an order that a station is done with. */
export interface ReadyStation {
  station: string;
  /** ISO 8601 UTC */
  at: string;
}

/**
 * The stations that make a part of an order, each once, in the order of its items; '' for what belongs to none. An
 * item without a station whose extras are all made elsewhere, as a combo is, is only a name for them and no part itself.
 */
export function stationsOf(items: readonly RoutedItem[]): string[] {
  const stations = items.flatMap((item) => [
    ...(isMadeItself(item) ? [item.station ?? ''] : []),
    ...item.extras.flatMap((extra) => [extra.station, ...(extra.extras ?? []).map((inner) => inner.station)]),
  ]);
  return [...new Set(stations.filter((station) => station !== undefined))];
}

export const isMadeItself = ({ station, extras }: RoutedItem): boolean =>
  station !== null || extras.length === 0 || extras.some((extra) => extra.station === undefined);

/** What a station makes of an order, with how fast it was expected to be. */
export interface StationWork {
  station: string;
  /** Minutes that its part takes with nothing ahead of it, by what the branch learned; null where that is nothing. */
  minutes: number | null;
  /** Minutes more for each part ahead of it, 0–5. */
  perAhead: number;
  /** Since when there is something more to make, ISO 8601; only where that was after the order was taken on. */
  since?: string;
  /** The version of the order that had it first; with `since`, but for orders of before it was kept. */
  version?: number;
  /** It was done with all that it had when that came: its part was begun anew `since` then. */
  anew?: true;
  /** When some of it was fired last, ISO 8601; whatever is edited afterwards. Read with `firedSince`. */
  firedAt?: string;
  /** In orders of before `firedAt` was kept: some of it was fired, `since` then. */
  fired?: true;
  /** All of it is held: it has nothing to make, and keeps how fast it is for when that is fired. */
  held?: true;
}

/** What says when a part was fired. */
export type FiredWork = Pick<StationWork, 'since' | 'firedAt' | 'fired'>;

/** When some of a part was fired last, ISO 8601; undefined where nothing was. */
export const firedSince = ({ firedAt, fired, since }: FiredWork): string | undefined =>
  firedAt ?? (fired ? since : undefined);

/**
 * Whether the guests of an order say when its courses are made. Who waits at home or at the counter was promised all of it
 * at once: that the kitchen held something gives it no more time.
 */
export const guestsSayWhen = ({ type }: { type: OrderType }): boolean => type === 'DINE_IN';

/** Whether the guests of an order said when something of it was made, so that its time as a whole is not the kitchen's. */
export const wasFired = (order: { type: OrderType; stations: readonly FiredWork[] }): boolean =>
  guestsSayWhen(order) && order.stations.some((work) => firedSince(work) !== undefined);

/** The stations that have a part of an order on their board, by name. */
export const workingStations = (works: readonly Pick<StationWork, 'station' | 'held'>[]): string[] =>
  works.flatMap(({ station, held }) => (held ? [] : [station]));

/**
 * Whether a station was given something to make that is not in an order as somebody saw it.
 *
 * @param seen the version of the order that they saw
 */
export const hasUnseenWork = (works: readonly StationWork[], station: string, seen: number): boolean =>
  works.some((work) => work.station === station && work.version !== undefined && work.version > seen);

/**
 * What each station makes of an order now. One whose part is held is marked so, with its pace and nothing of what came
 * before.
 *
 * @param paces how fast stations are expected to be, as far as that is known
 */
export function workOf(items: readonly RoutedItem[], paces: readonly StationWork[]): StationWork[] {
  const working = stationsOf(items.filter(({ held }) => !held));
  return stationsOf(items).map((station): StationWork => {
    const { held: _until, ...work } = paces.find((pace) => pace.station === station) ?? {
      ...{ station, minutes: null, perAhead: 0 },
    };
    if (working.includes(station)) return work;
    return { station, minutes: work.minutes, perAhead: work.perAhead, held: true };
  });
}

/** How many parts each station has to make for orders in the kitchen. */
export function openParts(
  orders: readonly { stations: readonly string[]; readyStations: readonly ReadyStation[] }[],
): Map<string, number> {
  const open = new Map<string, number>();
  for (const { stations, readyStations } of orders) {
    for (const station of stations) {
      if (!isReady(readyStations, station)) open.set(station, (open.get(station) ?? 0) + 1);
    }
  }
  return open;
}

/**
 * The parts that are done once `station` is, too.
 *
 * @returns null when it was done already
 */
export function withReady(ready: readonly ReadyStation[], station: string, at: Date): ReadyStation[] | null {
  if (ready.some((part) => part.station === station)) return null;
  return [...ready, { station, at: at.toISOString() }];
}

/** Whether nothing of the items is left to make, now or once it is fired. */
export const allReady = (items: readonly RoutedItem[], ready: readonly ReadyStation[]): boolean =>
  items.every(({ held }) => !held) && stationsOf(items).every((station) => isReady(ready, station));

/** Whether everything is done that can be: what is left of the items is held. */
export function waitsForFire({
  items,
  readyStations,
}: {
  items: readonly RoutedItem[];
  readyStations: readonly ReadyStation[];
}): boolean {
  const fired = items.filter(({ held }) => !held);
  return fired.length < items.length && allReady(fired, readyStations);
}

/** Whether an order waits for the guests at its table: all of it is done but what they have yet to call for. */
export const waitsForGuests = (order: Parameters<typeof waitsForFire>[0] & { type: OrderType }): boolean =>
  guestsSayWhen(order) && waitsForFire(order);

/**
 * The parts that are done once everything is that is not held.
 *
 * @returns null when all of it was done already
 */
export function withAllReady(
  items: readonly RoutedItem[],
  ready: readonly ReadyStation[],
  at: Date,
): ReadyStation[] | null {
  const left = stationsOf(items.filter(({ held }) => !held)).filter((station) => !isReady(ready, station));
  return left.length === 0 ? null : [...ready, ...left.map((station) => ({ station, at: at.toISOString() }))];
}

export const isReady = (ready: readonly ReadyStation[], station: string): boolean =>
  ready.some((part) => part.station === station);

/**
 * Whether a station is done with an item, or with a part of it, or was before it was given more to make: some of it stands on
 * a plate then, and it cannot be held any more.
 */
export const isPartlyMade = (item: RoutedItem, ready: readonly ReadyStation[]): boolean =>
  !item.held && (item.made === true || stationsOf([item]).some((station) => isReady(ready, station)));

/**
 * The parts that stay done when `station` takes its own back. Of an order that was called ready as a whole those are
 * all others.
 *
 * @param wholeAt when the order was called ready as a whole, ISO 8601; null while it is being made
 * @returns null when it was not done
 */
export function withoutReady(
  items: readonly RoutedItem[],
  ready: readonly ReadyStation[],
  station: string,
  wholeAt: string | null,
): ReadyStation[] | null {
  if (wholeAt === null && !ready.some((part) => part.station === station)) return null;
  const done =
    wholeAt === null
      ? ready
      : stationsOf(items).map(
          (each) => ready.find((part) => part.station === each) ?? { station: each, at: wholeAt },
        );
  return done.filter((part) => part.station !== station);
}

interface MadeOrder {
  /** The stations that made a part of it. */
  stations: readonly string[];
  readyStations: readonly ReadyStation[];
  /** When it was ready as a whole, ISO 8601. */
  readyAt: string;
}

/**
 * When each station of an order that is ready was done, ISO 8601. What nobody pressed was done when the order was ready,
 * where it is one station alone; of several it is not known, and null.
 */
export function stationEnds({ stations, readyStations, readyAt }: MadeOrder) {
  const pressed = new Map(readyStations.map(({ station, at }) => [station, at]));
  const unsaid = stations.filter((station) => !pressed.has(station));
  return stations.map((station) => ({
    station,
    at: pressed.get(station) ?? (unsaid.length === 1 ? readyAt : null),
  }));
}

/** The station that an order waited for last; null where that is not known. */
export function lastStation(order: MadeOrder): string | null {
  const ends = stationEnds(order);
  const known = ends.flatMap(({ station, at }) => (at === null ? [] : [{ station, at }]));
  if (known.length < ends.length) return null;
  const [last] = known.sort((a, b) => b.at.localeCompare(a.at));
  return last?.station ?? null;
}
