import type { OrderTransition } from '../actions';
import { ORDER_STATES } from '../order';

/** What a payment provider makes of an order, and what becomes of the money it took. */
export const ONLINE_PAYMENT_TRANSITIONS: readonly OrderTransition[] = [
  // On a page of a payment provider: the customer opens it, and the provider says what became of it, whenever that is.
  {
    action: 'open-checkout',
    from: ['AWAITING_PAYMENT'],
    to: null,
    permission: 'customer',
    reason: 'none',
  },
  {
    action: 'receive-payment',
    from: ['AWAITING_PAYMENT'],
    to: 'PENDING',
    permission: 'system',
    timing: 'NOW',
    reason: 'none',
  },
  {
    action: 'receive-payment',
    from: ['AWAITING_PAYMENT'],
    to: 'SCHEDULED',
    permission: 'system',
    timing: 'SCHEDULED',
    reason: 'none',
  },
  {
    action: 'receive-payment',
    from: ORDER_STATES.filter((state) => state !== 'AWAITING_PAYMENT'),
    to: null,
    permission: 'system',
    reason: 'none',
  },
  { action: 'note-checkout', from: ORDER_STATES, to: null, permission: 'system', reason: 'none' },
  { action: 'note-unmatched', from: ORDER_STATES, to: null, permission: 'system', reason: 'none' },
  // Given back in parts, or kept by agreement: only people know that nothing is left to be done about it.
  {
    action: 'resolve-unmatched',
    from: ORDER_STATES,
    to: null,
    permission: 'order.refund',
    reason: 'text',
    whileUnmatched: true,
  },
  {
    action: 'note-dispute',
    from: ORDER_STATES.filter((state) => state !== 'AWAITING_PAYMENT'),
    to: null,
    permission: 'system',
    reason: 'none',
  },
  // Nobody has to remember to give back what was paid for nothing.
  {
    action: 'give-back',
    from: ['REJECTED', 'EXPIRED', 'CANCELLED'],
    to: null,
    permission: 'system',
    reason: 'none',
    whilePaid: true,
  },
  { action: 'note-refund', from: ORDER_STATES, to: null, permission: 'system', reason: 'none' },
  { action: 'settle-refund', from: ORDER_STATES, to: null, permission: 'system', reason: 'none' },
  {
    action: 'fail-refund',
    from: ORDER_STATES.filter((state) => state !== 'AWAITING_PAYMENT'),
    to: null,
    permission: 'system',
    reason: 'none',
  },
];
