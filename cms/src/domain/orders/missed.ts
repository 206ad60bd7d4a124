import type { OrderState } from './order';

/** The part of an order that says whether it was missed. Instants are ISO 8601 UTC. */
export interface MissableOrder {
  state: OrderState;
  /** The state it was in before. */
  stateBefore?: OrderState | null;
  /** Placed by the store's own people to try things out. */
  test?: boolean;
  /** When somebody acknowledged the miss; null or absent while nobody did. */
  missedAcknowledgedAt?: string | null;
}

/**
 * Whether an order rang and expired because nobody answered it. An order that expired unpaid waited for its customer and
 * is not missed; a test order counts nowhere.
 */
export const isMissed = ({ state, stateBefore, test = false }: MissableOrder): boolean =>
  state === 'EXPIRED' && stateBefore === 'PENDING' && !test;

/** Whether an order was missed and nobody has acknowledged that yet: until then it stays on the board and on Home. */
export const isUnacknowledgedMiss = (order: MissableOrder): boolean =>
  isMissed(order) && (order.missedAcknowledgedAt ?? null) === null;
