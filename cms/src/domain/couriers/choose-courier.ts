import { MINUTE_MS } from '../time';

/** `BY_HAND`: nobody is chosen; `ROUND_ROBIN`: whoever waits longest; `LEAST_LOADED`: whoever carries least. */
export const ASSIGN_MODES = ['BY_HAND', 'ROUND_ROBIN', 'LEAST_LOADED'] as const;
export type AssignMode = (typeof ASSIGN_MODES)[number];

export interface Candidate {
  id: string;
  available: boolean;
  /** Orders on trips that are not over. */
  load: number;
  /** Whether they have left with something that is not handed over yet. */
  onTheRoad: boolean;
  /** How many orders they carry at a time, ≥ 1. */
  maxConcurrent: number;
  /** When they were last given a trip, ISO-8601 UTC; null for never. */
  lastAssignedAt: string | null;
}

/** That somebody was offered a trip and did not take it; `at` is ISO-8601 UTC. */
export interface Missed {
  courierId: string;
  at: string;
  /** How often they had missed it by then, ≥ 1; left out where that was not counted yet. */
  times?: number;
}

/** So many times a trip remembers, unless more couriers than that missed it. */
export const MAX_MISSED = 50;

/** So long a trip that everybody has missed rests before they are asked again: who said no is not asked at once. */
export const ROUND_REST_MS = MINUTE_MS;
/** Asked so many times in vain, everybody who is there, and a person has to see to it. */
export const MAX_ROUNDS = 3;

function timesMissed(missed: readonly Missed[], id: string): number {
  const theirs = missed.filter(({ courierId }) => courierId === id);
  return theirs.at(-1)?.times ?? theirs.length;
}

/**
 * What a trip remembers once somebody has missed it: the oldest is forgotten where that becomes too much, but of nobody the
 * last, which counts those before it. So it is known of everybody how often they were asked, however many they are.
 */
export function rememberMissed<M extends Missed>(missed: readonly M[], last: M): M[] {
  const all = [...missed, { ...last, times: timesMissed(missed, last.courierId) + 1 }];
  if (all.length <= MAX_MISSED) return all;
  const forgotten = all.findIndex(
    ({ courierId }, at) => all.findLastIndex((each) => each.courierId === courierId) > at,
  );
  return all.filter((_, at) => at !== forgotten);
}

/**
 * How often everybody who can be asked has missed a trip: 0 where somebody was not asked yet, or nobody can be.
 *
 * @param there ids of the couriers who can be asked
 */
export const missedRounds = (missed: readonly Missed[], there: readonly string[]): number =>
  there.length === 0 ? 0 : Math.min(...there.map((id) => timesMissed(missed, id)));

/** Who can be asked to carry so many orders: whoever is available and has room for them. */
export const couriersWithRoom = <C extends Candidate>(candidates: readonly C[], orders: number): C[] =>
  candidates.filter((courier) => courier.available && hasCapacity(courier, orders));

/**
 * Whether it takes a person to find somebody for an order that waits: nobody is available, nobody who is has room for it,
 * or everybody who has was asked in vain again and again.
 *
 * @param missed who was offered its trip and did not take it, each time
 */
export function lacksCourier(candidates: readonly Candidate[], missed: readonly Missed[]): boolean {
  const ids = couriersWithRoom(candidates, 1).map(({ id }) => id);
  return ids.length === 0 || missedRounds(missed, ids) >= MAX_ROUNDS;
}

interface WaitingTrip {
  /** How many orders the trip has, ≥ 1. */
  orders: number;
  /** Who was offered it and did not take it, each time. */
  missed: readonly Missed[];
  now: Date;
}

/**
 * Who is offered a trip: of those who are available, have room for it and missed it least, one who is at the store before
 * one who is on the road; then the one whose turn it is, or who carries least; of equals whoever waits longest, then by
 * id, so that the answer is always the same. Once all of them have missed it, the round begins again after a rest; within
 * a round only those rest who have missed it just now.
 */
export function chooseCourier<C extends Candidate>(
  mode: AssignMode,
  candidates: readonly C[],
  { orders, missed, now }: WaitingTrip,
): C | null {
  if (mode === 'BY_HAND') return null;
  const free = couriersWithRoom(candidates, orders);
  const ids = free.map(({ id }) => id);
  const round = missedRounds(missed, ids);
  const left = free.filter(({ id }) => timesMissed(missed, id) === round);
  const isBeginning = left.length === free.length;
  const load = ({ load: carried }: C) => (mode === 'LEAST_LOADED' ? carried : 0);
  return (
    left
      .filter(({ id }) => now.getTime() - lastMissed(missed, isBeginning ? ids : [id]) >= ROUND_REST_MS)
      .sort(
        (a, b) =>
          Number(a.onTheRoad) - Number(b.onTheRoad) ||
          load(a) - load(b) ||
          (a.lastAssignedAt ?? '').localeCompare(b.lastAssignedAt ?? '') ||
          a.id.localeCompare(b.id),
      )[0] ?? null
  );
}

/**
 * Who is offered a trip that waits for another courier: whoever is chosen for the whole of it, or while nobody is, of those
 * who have room for less the one who is asked for a part. So nothing waits for a car while motorcycles stand idle.
 */
export const chooseForWaiting = <C extends Candidate>(
  mode: AssignMode,
  candidates: readonly C[],
  trip: WaitingTrip,
): C | null =>
  chooseCourier(mode, candidates, trip) ??
  chooseCourier(
    mode,
    candidates.filter((courier) => !hasCapacity(courier, trip.orders)),
    { ...trip, orders: 1 },
  );

const lastMissed = (missed: readonly Missed[], ids: readonly string[]): number =>
  Math.max(
    0,
    ...missed.filter(({ courierId }) => ids.includes(courierId)).map(({ at }) => new Date(at).getTime()),
  );

/** Whether a courier can take so many orders more. */
export const hasCapacity = (
  { load, maxConcurrent }: Pick<Candidate, 'load' | 'maxConcurrent'>,
  orders: number,
) => load + orders <= maxConcurrent;
