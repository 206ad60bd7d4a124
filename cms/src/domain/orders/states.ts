import { ORDER_STATES, type OrderState } from './order';

/** The states an order can be placed in. */
export const INITIAL_STATES = ['AWAITING_PAYMENT', 'PENDING', 'SCHEDULED'] as const satisfies OrderState[];

/** The name of the timestamp that says when the order entered a state. */
const STAMPS = {
  AWAITING_PAYMENT: 'awaitingPaymentAt',
  SCHEDULED: 'scheduledAt',
  PENDING: 'pendingAt',
  ACCEPTED: 'acceptedAt',
  PREPARING: 'preparingAt',
  READY: 'readyAt',
  DISPATCHED: 'dispatchedAt',
  RETURNING: 'returningAt',
  DELIVERED: 'deliveredAt',
  CONCLUDED: 'concludedAt',
  REJECTED: 'rejectedAt',
  EXPIRED: 'expiredAt',
  CANCELLED: 'cancelledAt',
} as const satisfies Record<OrderState, string>;
export type OrderStamp = (typeof STAMPS)[OrderState];

/** The columns of the live board, in the order in which work flows through them. */
export const BOARD_COLUMNS = [
  'AWAITING_PAYMENT',
  'TO_ACCEPT',
  'SCHEDULED',
  'IN_PREPARATION',
  'READY',
  'OUT_FOR_DELIVERY',
  'DONE',
  'CANCELLED',
] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

const COLUMNS: Record<OrderState, BoardColumn> = {
  AWAITING_PAYMENT: 'AWAITING_PAYMENT',
  PENDING: 'TO_ACCEPT',
  SCHEDULED: 'SCHEDULED',
  ACCEPTED: 'IN_PREPARATION',
  PREPARING: 'IN_PREPARATION',
  READY: 'READY',
  DISPATCHED: 'OUT_FOR_DELIVERY',
  RETURNING: 'OUT_FOR_DELIVERY',
  DELIVERED: 'DONE',
  CONCLUDED: 'DONE',
  REJECTED: 'CANCELLED',
  EXPIRED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
};

/** The name of the timestamp that is set when an order enters `state`. One state, one stamp. */
export function stampOf(state: OrderState): OrderStamp {
  return STAMPS[state];
}

/** Where the live board shows an order: `AWAITING_PAYMENT` is its strip, `CANCELLED` its folded column. */
export function boardColumn(state: OrderState): BoardColumn {
  return COLUMNS[state];
}

/** Whether the order came to nothing: what it held is let go of, and it counts as cancelled, not as sold. */
export function isLost(state: OrderState): boolean {
  return state === 'REJECTED' || state === 'EXPIRED' || state === 'CANCELLED';
}

/** Whether the food of an order under way exists, made or being made: cancelled from here on, it is wasted unless said so. */
export function isCooked(state: OrderState): boolean {
  return state === 'PREPARING' || state === 'READY' || state === 'DISPATCHED' || state === 'RETURNING';
}

/** Whether the order has ended: nothing moves it any more, save the short time in which a cancelled one is restored. */
export function isTerminal(state: OrderState): boolean {
  return state === 'CONCLUDED' || isLost(state);
}

/** Whether somebody still has to do something before the customer has the food: neither handed over nor ended. */
export function isOpen(state: OrderState): boolean {
  return state !== 'DELIVERED' && !isTerminal(state);
}

/** The states of an open order, in the order of the life cycle. */
export const OPEN_STATES: readonly OrderState[] = ORDER_STATES.filter(isOpen);

/** Those of them in which the store has taken it on, from the kitchen to the door. */
export const TAKEN_ON_STATES = OPEN_STATES.filter(
  (state) => !INITIAL_STATES.some((first) => first === state),
);

/** The states in which the kitchen is at it. */
export const KITCHEN_STATES = ORDER_STATES.filter((state) => COLUMNS[state] === 'IN_PREPARATION');

/** The states in which an order takes of what a branch can do at a time: the kitchen's, and what is about to join them. */
export const BUSY_STATES: readonly OrderState[] = ['PENDING', ...KITCHEN_STATES];

/** The states of what was cooked and not called off: what a branch's times are learned from. */
export const COOKED_STATES = ORDER_STATES.filter((state) =>
  ['READY', 'OUT_FOR_DELIVERY', 'DONE'].includes(COLUMNS[state]),
).filter((state) => state !== 'RETURNING');

/** The states of orders that came to nothing. */
export const LOST_STATES = ORDER_STATES.filter(isLost);

/** The states in which an order that rings has to be answered soon: new, accepted by itself, or said to be paid. */
export const ANSWERED_SOON_STATES: readonly OrderState[] = ['AWAITING_PAYMENT', 'PENDING', 'ACCEPTED'];

/** The states in which an order rings for the counter until somebody takes note of it. */
export const RINGING_STATES: readonly OrderState[] = [...INITIAL_STATES, 'ACCEPTED'];
