import type { OrderTransition } from './actions';
import { ORDER_STATES } from './order';

export * from './actions';

/** How long a cancelled order can be restored, minutes; what was paid for it is given back by itself only then. */
export const RESTORE_MIN = 15;

/**
 * The life cycle of an order: every way from a state to another and who may take it. The rows of one action never
 * overlap in state, type and timing, so that an order finds at most one of them.
 * Source: the table under "Orders" in the design of the domain.
 */
export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  {
    action: 'confirm-payment',
    from: ['AWAITING_PAYMENT'],
    to: 'PENDING',
    permission: 'order.payment.confirm',
    timing: 'NOW',
    reason: 'none',
  },
  {
    action: 'confirm-payment',
    from: ['AWAITING_PAYMENT'],
    to: 'SCHEDULED',
    permission: 'order.payment.confirm',
    timing: 'SCHEDULED',
    reason: 'none',
  },
  // Money that arrives for an order that was given up meanwhile: it is on the books, and to be given back.
  {
    action: 'confirm-payment',
    from: ['EXPIRED', 'CANCELLED'],
    to: null,
    permission: 'order.payment.confirm',
    before: ['AWAITING_PAYMENT'],
    reason: 'none',
    whileUnconfirmed: true,
  },
  {
    action: 'expire',
    from: ['AWAITING_PAYMENT', 'PENDING'],
    to: 'EXPIRED',
    permission: 'system',
    reason: 'none',
  },
  // Said paid is not paid: the order waits as before, and somebody looks.
  {
    action: 'claim-payment',
    from: ['AWAITING_PAYMENT'],
    to: null,
    permission: 'customer',
    reason: 'none',
  },
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
  // Nobody has to remember to give back what was paid for nothing.
  {
    action: 'give-back',
    from: ['REJECTED', 'EXPIRED', 'CANCELLED'],
    to: null,
    permission: 'system',
    reason: 'none',
    whilePaid: true,
  },
  {
    action: 'settle-refund',
    from: ORDER_STATES.filter((state) => state !== 'AWAITING_PAYMENT'),
    to: null,
    permission: 'system',
    reason: 'none',
  },
  {
    action: 'fail-refund',
    from: ORDER_STATES.filter((state) => state !== 'AWAITING_PAYMENT'),
    to: null,
    permission: 'system',
    reason: 'none',
  },
  { action: 'release', from: ['SCHEDULED'], to: 'PENDING', permission: 'system', reason: 'none' },

  // What rings until somebody takes note of it: a new order, also one whose payment is to be seen to or that the server
  // accepted …
  {
    action: 'acknowledge',
    from: ['AWAITING_PAYMENT', 'PENDING', 'SCHEDULED', 'ACCEPTED'],
    to: null,
    permission: 'order.accept',
    reason: 'none',
  },
  // … and, for whoever cooks, that it need not be cooked any more.
  { action: 'acknowledge', from: ['CANCELLED'], to: null, permission: 'order.prepare', reason: 'none' },

  { action: 'accept', from: ['PENDING'], to: 'ACCEPTED', permission: 'order.accept', reason: 'none' },
  {
    action: 'auto-accept',
    from: ['PENDING', 'SCHEDULED'],
    to: 'ACCEPTED',
    permission: 'system',
    reason: 'none',
  },
  { action: 'reject', from: ['PENDING'], to: 'REJECTED', permission: 'order.reject', reason: 'code' },

  { action: 'start', from: ['ACCEPTED'], to: 'PREPARING', permission: 'order.prepare', reason: 'none' },
  {
    action: 'ready',
    from: ['ACCEPTED', 'PREPARING'],
    to: 'READY',
    permission: 'order.prepare',
    reason: 'none',
  },

  {
    action: 'station-ready',
    from: ['ACCEPTED'],
    to: 'PREPARING',
    permission: 'order.prepare',
    reason: 'none',
  },
  {
    action: 'station-ready',
    from: ['PREPARING'],
    to: null,
    permission: 'order.prepare',
    reason: 'none',
  },
  {
    action: 'station-recall',
    from: ['PREPARING'],
    to: null,
    permission: 'order.prepare',
    reason: 'text',
  },

  {
    action: 'dispatch',
    from: ['READY'],
    to: 'DISPATCHED',
    permission: 'order.dispatch',
    types: ['DELIVERY'],
    reason: 'none',
    whileAsked: false,
  },
  {
    action: 'deliver',
    from: ['READY'],
    to: 'DELIVERED',
    permission: 'order.deliver',
    types: ['TAKEOUT', 'DINE_IN'],
    reason: 'none',
    whileAsked: false,
  },
  {
    action: 'deliver',
    from: ['DISPATCHED'],
    to: 'DELIVERED',
    permission: 'order.deliver',
    types: ['DELIVERY'],
    reason: 'none',
  },
  {
    action: 'return',
    from: ['DISPATCHED'],
    to: 'RETURNING',
    permission: 'order.deliver',
    types: ['DELIVERY'],
    reason: 'text',
  },
  {
    action: 'dispatch',
    from: ['RETURNING'],
    to: 'DISPATCHED',
    permission: 'order.dispatch',
    types: ['DELIVERY'],
    reason: 'none',
  },
  { action: 'conclude', from: ['DELIVERED'], to: 'CONCLUDED', permission: 'system', reason: 'none' },

  {
    action: 'cancel',
    from: ['PENDING', 'SCHEDULED', 'ACCEPTED'],
    to: 'CANCELLED',
    permission: 'order.cancel',
    reason: 'code',
  },
  {
    action: 'cancel',
    from: ['PREPARING', 'READY', 'DISPATCHED', 'RETURNING'],
    to: 'CANCELLED',
    permission: 'order.cancel-after-preparation',
    reason: 'code',
  },
  {
    action: 'customer-cancel',
    from: ['AWAITING_PAYMENT', 'PENDING', 'SCHEDULED'],
    to: 'CANCELLED',
    permission: 'customer',
    reason: 'none',
  },

  {
    action: 'step-back',
    from: ['PREPARING'],
    to: 'ACCEPTED',
    permission: 'order.prepare',
    reason: 'text',
    windowMin: 10,
  },
  {
    action: 'step-back',
    from: ['READY'],
    to: 'PREPARING',
    permission: 'order.prepare',
    reason: 'text',
    windowMin: 10,
  },
  {
    action: 'step-back',
    from: ['DISPATCHED'],
    to: 'READY',
    permission: 'order.dispatch',
    reason: 'text',
    windowMin: 10,
  },
  {
    action: 'step-back',
    from: ['DELIVERED'],
    to: 'READY',
    permission: 'order.deliver',
    types: ['TAKEOUT', 'DINE_IN'],
    reason: 'text',
    windowMin: 10,
  },
  {
    action: 'step-back',
    from: ['DELIVERED'],
    to: 'DISPATCHED',
    permission: 'order.deliver',
    types: ['DELIVERY'],
    reason: 'text',
    windowMin: 10,
  },
  // Back to work, or to the day it was ordered for; what was never paid is ordered anew.
  {
    action: 'restore',
    from: ['CANCELLED'],
    to: 'ACCEPTED',
    permission: 'order.restore',
    before: ['PENDING', 'ACCEPTED', 'PREPARING', 'READY', 'DISPATCHED', 'RETURNING'],
    reason: 'text',
    windowMin: RESTORE_MIN,
    unlessRefunded: true,
  },
  {
    action: 'restore',
    from: ['CANCELLED'],
    to: 'SCHEDULED',
    permission: 'order.restore',
    before: ['SCHEDULED'],
    reason: 'text',
    windowMin: RESTORE_MIN,
    unlessRefunded: true,
  },

  // What is sold can be changed until it leaves the kitchen; once it is being made, that costs something.
  {
    action: 'edit',
    from: ['PENDING', 'SCHEDULED', 'ACCEPTED'],
    to: null,
    permission: 'order.edit',
    reason: 'text',
  },
  {
    action: 'edit',
    from: ['PREPARING', 'READY'],
    to: null,
    permission: 'order.edit-after-preparation',
    reason: 'text',
  },
  {
    action: 'edit-reopen',
    from: ['READY'],
    to: 'PREPARING',
    permission: 'order.edit-after-preparation',
    reason: 'text',
  },
  {
    action: 'edit-complete',
    from: ['PREPARING'],
    to: 'READY',
    permission: 'order.edit-after-preparation',
    reason: 'text',
  },
  // Courses: what is held is made once it is fired.
  {
    action: 'hold',
    from: ['PENDING', 'SCHEDULED', 'ACCEPTED', 'PREPARING'],
    to: null,
    permission: 'order.prepare',
    reason: 'none',
  },
  {
    action: 'fire',
    from: ['PENDING', 'SCHEDULED', 'ACCEPTED', 'PREPARING'],
    to: null,
    permission: 'order.prepare',
    reason: 'none',
    whileHeld: true,
  },
  // Something is missing: the customer is asked, and until it is clear the order does not leave the house.
  {
    action: 'offer-substitute',
    from: ['PENDING', 'SCHEDULED', 'ACCEPTED', 'PREPARING'],
    to: null,
    permission: 'order.edit',
    reason: 'none',
    whileAsked: false,
  },
  {
    action: 'withdraw-substitute',
    from: ['PENDING', 'SCHEDULED', 'ACCEPTED', 'PREPARING', 'READY'],
    to: null,
    permission: 'order.edit',
    reason: 'none',
    whileAsked: true,
  },
  {
    action: 'acknowledge-change',
    from: ['ACCEPTED', 'PREPARING', 'READY'],
    to: null,
    permission: 'order.prepare',
    reason: 'none',
    whileModified: true,
  },

  {
    action: 'take-payment',
    from: ['PENDING', 'SCHEDULED', 'ACCEPTED', 'PREPARING', 'READY', 'DISPATCHED', 'DELIVERED'],
    to: null,
    permission: 'order.payment.confirm',
    reason: 'none',
    whileDue: true,
  },
  // What was paid can be given back at any time, in the end even of an order that was served; what was paid of one that
  // came to nothing is owed until it is.
  {
    action: 'refund',
    from: ORDER_STATES.filter((state) => state !== 'AWAITING_PAYMENT'),
    to: null,
    permission: 'order.refund',
    reason: 'none',
    whilePaid: true,
  },
];
