import type { OrderState } from '../orders/order';
import { isLost } from '../orders/states';
import type { DeliveryState } from './life-cycle';

/**
 * Where one order of a trip is. `PROBLEM`: the courier stands before the door and said why it does not go on. `DROPPED`:
 * it is not on this trip any more.
 */
export const STOP_STATES = [
  'WAITING',
  'ON_THE_WAY',
  'PROBLEM',
  'DELIVERED',
  'RETURNING',
  'RETURNED',
  'DROPPED',
] as const;
export type StopState = (typeof STOP_STATES)[number];

/** States in which a stop still asks something of the courier once the trip has begun. */
const UNDER_WAY: readonly StopState[] = ['WAITING', 'ON_THE_WAY', 'PROBLEM'];

/** Whether the courier still has to go there, or is on the way back from it. */
export const isOpenStop = (state: StopState): boolean => UNDER_WAY.includes(state) || state === 'RETURNING';

/**
 * Where a trip is by its stops: a problem shows before everything else, then what is still to be carried, then what comes
 * back. A trip of which nothing was picked up stays as it was; one that nothing is left of is cancelled.
 */
export function stateOfStops(state: DeliveryState, stops: readonly { state: StopState }[]): DeliveryState {
  const left = stops.filter((stop) => stop.state !== 'DROPPED').map((stop) => stop.state);
  const has = (wanted: StopState) => left.includes(wanted);
  if (left.length === 0) return 'CANCELLED';
  if (left.every((each) => each === 'WAITING')) return waitingAgain(state);
  if (has('PROBLEM')) return 'PROBLEM';
  if (has('ON_THE_WAY') || has('WAITING')) return 'PICKED_UP';
  if (has('RETURNING')) return 'RETURNING';
  return has('RETURNED') ? 'RETURNED' : 'DELIVERED';
}

/** What was picked up by mistake is what its courier had accepted. */
const waitingAgain = (state: DeliveryState): DeliveryState =>
  state === 'UNASSIGNED' || state === 'OFFERED' ? state : 'ACCEPTED';

/**
 * Where a stop is once its order has moved; null where the step says nothing about it. A trip is told by the orders, not
 * they by it: whoever moves an order, at the counter or at the door, the trip follows.
 */
export function stopAfter(stop: StopState, from: OrderState, to: OrderState): StopState | null {
  switch (to) {
    case 'DISPATCHED':
      return 'ON_THE_WAY';
    case 'DELIVERED':
      return 'DELIVERED';
    case 'RETURNING':
      return 'RETURNING';
    case 'READY':
      return from === 'DISPATCHED' ? 'WAITING' : null;
    case 'CANCELLED':
    case 'REJECTED':
    case 'EXPIRED':
      // What left the house has to come back to it.
      return from === 'DISPATCHED' || (from === 'RETURNING' && stop === 'RETURNING')
        ? 'RETURNING'
        : 'DROPPED';
    case 'ACCEPTED':
    case 'SCHEDULED':
      // Taken on again, it is made anew: nobody waits for what comes back of it.
      return isLost(from) && stop === 'RETURNING' ? 'RETURNED' : null;
    default:
      return null;
  }
}
