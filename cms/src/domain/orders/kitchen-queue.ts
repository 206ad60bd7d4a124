import type { OrderState } from './order';
import { KITCHEN_STATES } from './states';
import { openParts, workingStations, type ReadyStation, type StationWork } from './station-parts';

/** What of an order says what it keeps its stations busy with. */
export interface QueuedOrder {
  id: string;
  branchId: string;
  state: OrderState;
  /** ISO 8601 UTC; null while nobody took it on. */
  acceptedAt: string | null;
  stations: readonly StationWork[];
  readyStations: readonly ReadyStation[];
}

/** How many parts are to be made first, by station. */
export type PartsAhead = ReadonlyMap<string, number>;

const isInKitchen = ({ state }: QueuedOrder) => KITCHEN_STATES.includes(state);

/**
 * What is ahead of each order at the stations of its branch, by its id: of one in the kitchen the parts of those that
 * were taken on before it, of one that is not there yet all that is to be made.
 */
export function partsAheadOf(orders: Iterable<QueuedOrder>): Map<string, PartsAhead> {
  const all = [...orders];
  const cooked = all
    .filter(isInKitchen)
    .sort((a, b) => Date.parse(a.acceptedAt ?? '') - Date.parse(b.acceptedAt ?? ''));
  const ahead = new Map<string, PartsAhead>();
  /** What was counted so far, by branch: never changed, as it is what is ahead of the next one. */
  const counted = new Map<string, PartsAhead>();
  for (const order of cooked) {
    const before = counted.get(order.branchId) ?? NOTHING;
    ahead.set(order.id, before);
    counted.set(order.branchId, withParts(before, order));
  }
  for (const { id, branchId } of all) {
    if (!ahead.has(id)) ahead.set(id, counted.get(branchId) ?? NOTHING);
  }
  return ahead;
}

const NOTHING: PartsAhead = new Map();

/** The count with what is left to make of one more order; the same where that is nothing. */
function withParts(before: PartsAhead, { stations, readyStations }: QueuedOrder): PartsAhead {
  const open = openParts([{ stations: workingStations(stations), readyStations }]);
  if (open.size === 0) return before;
  const after = new Map(before);
  for (const [station, parts] of open) after.set(station, (after.get(station) ?? 0) + parts);
  return after;
}
