/** `BY_HAND`: nobody is chosen; `ROUND_ROBIN`: whoever waits longest; `LEAST_LOADED`: whoever carries least. */
export const ASSIGN_MODES = ['BY_HAND', 'ROUND_ROBIN', 'LEAST_LOADED'] as const;
export type AssignMode = (typeof ASSIGN_MODES)[number];

export interface Candidate {
  id: string;
  available: boolean;
  /** Orders on trips that are not over. */
  load: number;
  /** How many orders they carry at a time, ≥ 1. */
  maxConcurrent: number;
  /** When they were last given a trip, ISO-8601 UTC; null for never. */
  lastAssignedAt: string | null;
}

/**
 * Who is offered a trip: of those who are available, have room for it and did not decline it, the one whose turn it is,
 * or who carries least; of equals whoever waits longest, then by id, so that the answer is always the same.
 *
 * @param orders how many orders the trip has, ≥ 1
 * @param declined ids of those who were offered it and did not take it
 */
export function chooseCourier<C extends Candidate>(
  mode: AssignMode,
  candidates: readonly C[],
  { orders, declined }: { orders: number; declined: readonly string[] },
): C | null {
  if (mode === 'BY_HAND') return null;
  const free = candidates.filter(
    (courier) => courier.available && hasRoom(courier, orders) && !declined.includes(courier.id),
  );
  const load = ({ load: carried }: C) => (mode === 'LEAST_LOADED' ? carried : 0);
  return (
    free.sort(
      (a, b) =>
        load(a) - load(b) ||
        (a.lastAssignedAt ?? '').localeCompare(b.lastAssignedAt ?? '') ||
        a.id.localeCompare(b.id),
    )[0] ?? null
  );
}

/** Whether a courier can take so many orders more. */
export const hasRoom = ({ load, maxConcurrent }: Pick<Candidate, 'load' | 'maxConcurrent'>, orders: number) =>
  load + orders <= maxConcurrent;
