import type { OrderTransition } from '../actions';
import { CHANGE_TRANSITIONS } from './changed';
import { ENDING_TRANSITIONS } from './ended';
import { WORK_TRANSITIONS } from './made';
import { ONLINE_PAYMENT_TRANSITIONS } from './paid-online';
import { PLACED_TRANSITIONS } from './placed';

export * from '../actions';
export { RESTORE_MIN } from './ended';

/**
 * The life cycle of an order: every way from a state to another and who may take it, in the order in which they are
 * offered. The rows of one action never overlap in state, type and timing, so that an order finds at most one of them.
 * Source: the table under "Orders" in the design of the domain.
 */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  ...PLACED_TRANSITIONS,
  ...ONLINE_PAYMENT_TRANSITIONS,
  ...WORK_TRANSITIONS,
  ...ENDING_TRANSITIONS,
  ...CHANGE_TRANSITIONS,
];
