import type { OrderItem, OrderState } from '../orders/order';
import { MAX_REVISIONS, type Modified, type Revision } from '../orders/revision';
import {
  allReady,
  firedSince,
  isReady,
  stationsOf,
  workOf,
  type ReadyStation,
  type StationWork,
} from '../orders/station-parts';
import type { StartedStation } from '../orders/ticket-state';

/** Where an order stands in the kitchen. */
export interface InKitchen {
  state: OrderState;
  version: number;
  items: readonly OrderItem[];
  /** What each station makes of it, and how fast it is. */
  stations: readonly StationWork[];
  startedStations: readonly StartedStation[];
  readyStations: readonly ReadyStation[];
  /** When it was called ready as a whole, ISO 8601 UTC; null before. */
  readyAt: string | null;
  modified: Modified | null;
}

export interface EditOutcome {
  /** `edit` where the order stays in its state. */
  action: 'edit' | 'edit-reopen' | 'edit-complete';
  /** The items after the edit, with what of them was made already. */
  items: OrderItem[];
  stations: StationWork[];
  startedStations: StartedStation[];
  readyStations: ReadyStation[];
  modified: Modified | null;
}

/**
 * What an edit means for the kitchen. A station that was done and gets something new, or something else to make, is to
 * do its part again, and begins with it anew; an order that was ready is not any more then. Where what was left to make is
 * taken out, the order is ready. The kitchen is told of changes of what it has on its board, until it takes note of them. The promise stays as
 * it was told; whether it holds is reckoned with what the stations have to make since.
 */
export function editOutcome(
  order: InKitchen,
  items: readonly OrderItem[],
  { n, at, changes }: Pick<Revision, 'n' | 'at' | 'changes'>,
): EditOutcome {
  const { state, readyAt } = order;
  const stations = stationsOf(items);
  const again = stationsToMake(order.items, items);
  const done =
    state === 'READY' && readyAt !== null
      ? stationsOf(order.items).map(
          (station) =>
            order.readyStations.find((part) => part.station === station) ?? { station, at: readyAt },
        )
      : order.readyStations;
  const readyStations = done.filter(({ station }) => stations.includes(station) && !again.has(station));
  const begunAnew = (station: string) => again.has(station) && isReady(done, station);
  // A station whose part is held has nothing on its board: it begins once that is fired, whatever it had begun before.
  const working = stationsOf(items.filter(({ held }) => !held));
  const startedStations = order.startedStations.filter(
    ({ station }) => (working.includes(station) || isReady(readyStations, station)) && !begunAnew(station),
  );
  const complete = state === 'PREPARING' && readyStations.length > 0 && allReady(items, readyStations);
  const reopened = state === 'READY' && !allReady(items, readyStations);
  const fires = changes.some(({ kind }) => kind === 'FIRED');
  const cooks = state === 'ACCEPTED' || state === 'PREPARING' || state === 'READY';
  return {
    action: complete ? 'edit-complete' : reopened ? 'edit-reopen' : 'edit',
    items: withMade(order.items, items, begunAnew),
    stations: workOf(items, order.stations).map((work) =>
      cooks && again.has(work.station)
        ? {
            ...withMore(work, { at, firedAt: fires ? at : firedSince(work) }),
            version: order.version + 1,
            ...(isReady(done, work.station) && { anew: true as const }),
          }
        : work,
    ),
    startedStations,
    readyStations,
    modified: cooks ? withChanges(order.modified, { n, at, changes }) : order.modified,
  };
}

/** What a station makes once it was given more; when it was fired stays, whatever is added to that. */
const withMore = (
  { station, minutes, perAhead }: StationWork,
  { at, firedAt }: { at: string; firedAt: string | undefined },
): StationWork => ({ station, minutes, perAhead, since: at, ...(firedAt !== undefined && { firedAt }) });

/** What is to be seen with what came on top; who has seen the rest has not seen that. */
function withChanges(
  before: Modified | null,
  { n, at, changes }: Pick<Revision, 'n' | 'at' | 'changes'>,
): Modified {
  const known = before?.changes.map((change) => ({ n: before.n, ...change })) ?? [];
  return {
    n,
    at,
    changes: [...known, ...changes.map((change) => ({ ...change, n }))],
    ...(before?.seen && { seen: before.seen }),
  };
}

/** The stations that have more of an item to make than before, or one with other notes. */
function stationsToMake(before: readonly OrderItem[], after: readonly OrderItem[]): Set<string> {
  const had = unitsBefore(before, after, ticketKey);
  // What is held is made later; then its station is told.
  return new Set(
    stationsOf(after.filter(({ held, quantity }, place) => !held && quantity > (had[place] ?? 0))),
  );
}

/**
 * The items of an order after an edit, of which those say so that were made, all or some of them, at a station that is to do
 * its part again: that it was done does not tell any more. With other notes they are made again, of other pieces.
 */
const withMade = (
  before: readonly OrderItem[],
  after: readonly OrderItem[],
  isAnew: (station: string) => boolean,
): OrderItem[] => {
  const had = unitsBefore(before, after, dishKey);
  return after.map((item, place) =>
    !item.held && (had[place] ?? 0) > 0 && stationsOf([item]).some(isAnew)
      ? { ...item, made: true as const }
      : item,
  );
};

/** How much of each item after an edit was there before it: of two that are the same, the first one has it. */
function unitsBefore(
  before: readonly OrderItem[],
  after: readonly OrderItem[],
  keyOf: (item: OrderItem) => string,
): number[] {
  const left = new Map<string, number>();
  for (const item of before) left.set(keyOf(item), (left.get(keyOf(item)) ?? 0) + item.quantity);
  return after.map((item) => {
    const there = left.get(keyOf(item)) ?? 0;
    const had = Math.min(there, item.quantity);
    left.set(keyOf(item), there - had);
    return had;
  });
}

/** What makes two items the same thing to cook. */
const ticketKey = (item: OrderItem): string => JSON.stringify([dishKey(item), item.notes]);

/** The same, whatever the kitchen was told about it. */
const dishKey = ({ productId, variation, extras, held }: OrderItem): string =>
  JSON.stringify([productId, variation?.id ?? null, extras, held === true]);

/**
 * The next revision of an order, or null where it has had as many as it can have. What was asked while there was room is
 * answered all the same: nothing else ends the question.
 */
export function nextRevision(
  revisions: readonly Revision[],
  made: Omit<Revision, 'n' | 'at'> & { at: Date },
): Revision | null {
  if (revisions.length >= MAX_REVISIONS && made.answer === undefined) return null;
  return { ...made, n: (revisions.at(-1)?.n ?? 0) + 1, at: made.at.toISOString() };
}
