import { MINUTE_MS } from '../time';

const USUAL_MIN = 30;

/** What of an order says when its kitchen has to be done. Instants are ISO 8601 UTC. */
export interface DueOrder {
  placedAt: string;
  acceptedAt: string | null;
  /** When it has to leave the kitchen, by its promise; null where none was made, or before that was kept. */
  kitchenDueAt: string | null;
  promisedAt: string | null;
  /** Minutes that cooking was given. */
  preparationMin: number | null;
}

/**
 * When the kitchen has to be done, in milliseconds: when the order has to leave it so that the promise is kept, however
 * late it was taken on. Of an order that does not know it, its minutes after it was taken on, and never after the
 * promise. Board, kitchen and paper all say this one.
 */
export function kitchenDue(order: DueOrder): number {
  const { acceptedAt, placedAt, kitchenDueAt, preparationMin, promisedAt } = order;
  if (kitchenDueAt !== null) return Date.parse(kitchenDueAt);
  const cooked = Date.parse(acceptedAt ?? placedAt) + (preparationMin ?? USUAL_MIN) * MINUTE_MS;
  return promisedAt === null ? cooked : Math.min(cooked, Date.parse(promisedAt));
}
