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
}

/** So long a trip that everybody has missed rests before they are asked again: who said no is not asked at once. */
export const ROUND_REST_MS = MINUTE_MS;
/** Asked so many times in vain, everybody who is there, and a person has to see to it. */
export const MAX_ROUNDS = 3;

const timesMissed = (missed: readonly Missed[], id: string) =>
  missed.filter(({ courierId }) => courierId === id).length;

/**
 * How often everybody who is there has missed a trip: 0 where somebody was not asked yet, or nobody is there.
 *
 * @param there ids of the couriers who are available
 */
export const missedRounds = (missed: readonly Missed[], there: readonly string[]): number =>
  there.length === 0 ? 0 : Math.min(...there.map((id) => timesMissed(missed, id)));

/**
 * Who is offered a trip: of those who are available, have room for it and missed it least, one who is at the store before
 * one who is on the road; then the one whose turn it is, or who carries least; of equals whoever waits longest, then by
 * id, so that the answer is always the same. Once all of them have missed it, the round begins again after a rest.
 *
 * @param orders how many orders the trip has, ≥ 1
 * @param missed who was offered it and did not take it, each time
 */
export function chooseCourier<C extends Candidate>(
  mode: AssignMode,
  candidates: readonly C[],
  { orders, missed, now }: { orders: number; missed: readonly Missed[]; now: Date },
): C | null {
  if (mode === 'BY_HAND') return null;
  const free = candidates.filter((courier) => courier.available && hasCapacity(courier, orders));
  const ids = free.map(({ id }) => id);
  const round = missedRounds(missed, ids);
  if (round > 0 && now.getTime() - lastMissed(missed, ids) < ROUND_REST_MS) return null;
  const load = ({ load: carried }: C) => (mode === 'LEAST_LOADED' ? carried : 0);
  return (
    free
      .filter(({ id }) => timesMissed(missed, id) === round)
      .sort(
        (a, b) =>
          Number(a.onTheRoad) - Number(b.onTheRoad) ||
          load(a) - load(b) ||
          (a.lastAssignedAt ?? '').localeCompare(b.lastAssignedAt ?? '') ||
          a.id.localeCompare(b.id),
      )[0] ?? null
  );
}

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
