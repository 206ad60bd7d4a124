import { transitionChecker } from '../moves';

export const DELIVERY_STATES = [
  'UNASSIGNED',
  'OFFERED',
  'ACCEPTED',
  'PICKED_UP',
  'PROBLEM',
  'RETURNING',
  'DELIVERED',
  'RETURNED',
  'CANCELLED',
] as const;
/** Where a trip is. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_ACTIONS = ['offer', 'accept', 'reject', 'expire', 'withdraw', 'follow-orders'] as const;
export type DeliveryAction = (typeof DELIVERY_ACTIONS)[number];

/** What a row of the table is: from which states an action leads where, and who takes it. */
interface DeliveryTransition {
  from: readonly DeliveryState[];
  /** `stops`: what `stateOfStops` makes of the orders on the trip. */
  to: DeliveryState | 'stops';
  by: 'store' | 'courier' | 'clock' | 'orders';
}

/**
 * The life of a trip. Up to the pick-up it is about who carries it; from then on it follows its orders, whose own life
 * cycle says what happened to each. An offer that is declined or runs out leaves the trip without a courier, and it is
 * written down who it was. One that was accepted and is withdrawn ends with nothing on it: its orders wait on a new one.
 * Source: "Couriers, sellers" in the design of the domain.
 */
export const DELIVERY_TRANSITIONS: Readonly<Record<DeliveryAction, DeliveryTransition>> = {
  offer: { from: ['UNASSIGNED'], to: 'OFFERED', by: 'store' },
  accept: { from: ['OFFERED'], to: 'ACCEPTED', by: 'courier' },
  reject: { from: ['OFFERED'], to: 'UNASSIGNED', by: 'courier' },
  expire: { from: ['OFFERED'], to: 'UNASSIGNED', by: 'clock' },
  withdraw: { from: ['OFFERED', 'ACCEPTED'], to: 'UNASSIGNED', by: 'store' },
  'follow-orders': {
    from: ['UNASSIGNED', 'OFFERED', 'ACCEPTED', 'PICKED_UP', 'PROBLEM', 'RETURNING', 'DELIVERED', 'RETURNED'],
    to: 'stops',
    by: 'orders',
  },
};

/** Whether a trip in `state` can be moved so. */
export const canMove = transitionChecker(DELIVERY_TRANSITIONS);

const OVER: readonly DeliveryState[] = ['DELIVERED', 'RETURNED', 'CANCELLED'];
/** States in which nobody has left with the food yet. */
const BEFORE_PICK_UP: readonly DeliveryState[] = ['UNASSIGNED', 'OFFERED', 'ACCEPTED'];

/** The states of a trip that still asks something of somebody. */
export const OPEN_DELIVERY_STATES = DELIVERY_STATES.filter((state) => !OVER.includes(state));

/** Whether the trip has ended: its money is final, up to a step back of one of its orders. */
export const isOver = (state: DeliveryState): boolean => OVER.includes(state);

/** Whether its orders may still be given to somebody else. */
export const isBeforePickUp = (state: DeliveryState): boolean => BEFORE_PICK_UP.includes(state);
