import type { OrderTransition } from '../actions';
import { CHANGES_OF_AN_ORDER } from './changed';
import { WAYS_TO_END_AND_BACK } from './ended';
import { WAYS_OF_AN_ORDER_IN_WORK } from './made';
import { WAYS_OF_AN_ORDER_PAID_ONLINE } from './paid-online';
import { WAYS_OF_A_PLACED_ORDER } from './placed';

export * from '../actions';
export { RESTORE_MIN } from './ended';

/**
 * The life cycle of an order: every way from a state to another and who may take it, in the order in which they are
 * offered. The rows of one action never overlap in state, type and timing, so that an order finds at most one of them.
 * Source: the table under "Orders" in the design of the domain.
 */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  ...WAYS_OF_A_PLACED_ORDER,
  ...WAYS_OF_AN_ORDER_PAID_ONLINE,
  ...WAYS_OF_AN_ORDER_IN_WORK,
  ...WAYS_TO_END_AND_BACK,
  ...CHANGES_OF_AN_ORDER,
];
