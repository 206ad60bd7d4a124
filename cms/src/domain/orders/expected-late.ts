import type { OrderState } from './order';
import { MINUTE_MS } from '../time';

/** Less is no lateness that a person could do anything about. */
const LEAST_MIN = 3;

/** What of an order says when it will be with the customer. Instants are ISO 8601 UTC. */
export interface ExpectedOrder {
  state: OrderState;
  timing: 'NOW' | 'SCHEDULED';
  placedAt: string;
  acceptedAt: string | null;
  dispatchedAt: string | null;
  promisedAt: string | null;
  /** Minutes that cooking was given. */
  preparationMin: number | null;
}

/**
 * How late an order will be that is not late yet, as things go: what is not begun begins now, what is begun takes the
 * time it was given from when it was taken on and ends now at the earliest, and the way takes what the promise left for
 * it. Of one for later the promise leaves no way to tell it from the cooking, so nothing is said before it is on its way.
 *
 * @returns whole minutes after the promise, at least 3; null where it is in time, late already, or nothing is known
 */
export function expectedLateMin(order: ExpectedOrder, now: Date): number | null {
  const { state, timing, promisedAt, preparationMin, acceptedAt, dispatchedAt } = order;
  if (promisedAt === null || preparationMin === null || timing === 'SCHEDULED') return null;
  const [promised, at] = [Date.parse(promisedAt), now.getTime()];
  if (promised <= at) return null;
  const cookingMs = preparationMin * MINUTE_MS;
  const wayMs = Math.max(0, promised - Date.parse(order.placedAt) - cookingMs);
  const end = endOf(state, { at, cookingMs, wayMs, acceptedAt, dispatchedAt });
  if (end === null) return null;
  const late = Math.round((end - promised) / MINUTE_MS);
  return late >= LEAST_MIN ? late : null;
}

interface Times {
  at: number;
  cookingMs: number;
  wayMs: number;
  acceptedAt: string | null;
  dispatchedAt: string | null;
}

function endOf(state: OrderState, { at, cookingMs, wayMs, acceptedAt, dispatchedAt }: Times): number | null {
  switch (state) {
    case 'PENDING':
      return at + cookingMs + wayMs;
    case 'ACCEPTED':
    case 'PREPARING':
      return Math.max(at, (acceptedAt === null ? at : Date.parse(acceptedAt)) + cookingMs) + wayMs;
    case 'READY':
      return at + wayMs;
    case 'DISPATCHED':
      return Math.max(at, (dispatchedAt === null ? at : Date.parse(dispatchedAt)) + wayMs);
    default:
      return null;
  }
}
