import type { OrderTransition } from '../actions';
import { ORDER_STATES } from '../order';

/** What leaves an order where it is: what is sold, when it is made, and its money. */
export const CHANGE_TRANSITIONS: readonly OrderTransition[] = [
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
  // What was paid already is not taken off any more but given back.
  {
    action: 'discount',
    from: ['PENDING', 'SCHEDULED', 'ACCEPTED', 'PREPARING', 'READY', 'DISPATCHED', 'DELIVERED'],
    to: null,
    permission: 'order.discount',
    reason: 'text',
    whileDiscountable: true,
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
