import type { OrderState } from '../orders/order';
import { isSameMoney, type Collected } from './collect';

/** What a courier can press at a stop. */
export const STOP_STEPS = ['deliver', 'problem', 'carry-on', 'turn-back', 'returned'] as const;
export type StopStep = (typeof STOP_STEPS)[number];

/** Something that a courier did at a stop and that could not be taken, as the order or the trip had moved on by then. */
export interface RefusedStep {
  step: StopStep;
  /** Why not, as the courier's phone was told. */
  code: string;
  /** Where the order was when it arrived. */
  state: OrderState;
  /** When it was pressed, ISO 8601 UTC. */
  pressedAt: string;
  /** What they say was paid at the door, booked nowhere; null where that was not told, or the viewer sees no prices. */
  collected: Collected[] | null;
}

/** So many of them are kept on the timeline of an order, the first ones, and at a stop, the last ones. */
export const MAX_REFUSED = 20;

/**
 * Whether nothing of what could not be taken is left to be told once its order is handed over: the money that its courier
 * told of is what was booked with that. Of what was no delivery they have none.
 *
 * @param received what was received with the handing over
 */
export const isBookedWith = (
  { step, collected }: Pick<RefusedStep, 'step' | 'collected'>,
  received: readonly Collected[],
): boolean => step !== 'deliver' || (collected !== null && isSameMoney(collected, received));
