import type { OrderTransition } from '../actions';

/** How long a cancelled or missed order can be restored, minutes; what was paid for it is given back by itself only then. */
export const RESTORE_MIN = 15;

/** Called off, taken a step back, and taken back on. */
export const ENDING_TRANSITIONS: readonly OrderTransition[] = [
  {
    action: 'cancel',
    from: ['AWAITING_PAYMENT', 'PENDING', 'SCHEDULED', 'ACCEPTED'],
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
  // What was received with the handing over is open again after it, and of what is open nothing can have been given back.
  {
    action: 'step-back',
    from: ['DELIVERED'],
    to: 'READY',
    permission: 'order.deliver',
    types: ['TAKEOUT', 'DINE_IN'],
    reason: 'text',
    windowMin: 10,
    unlessRefunded: 'RECEIVED_WITH_IT',
  },
  {
    action: 'step-back',
    from: ['DELIVERED'],
    to: 'DISPATCHED',
    permission: 'order.deliver',
    types: ['DELIVERY'],
    reason: 'text',
    windowMin: 10,
    unlessRefunded: 'RECEIVED_WITH_IT',
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
    unlessRefunded: 'ANYTHING',
  },
  {
    action: 'restore',
    from: ['CANCELLED'],
    to: 'SCHEDULED',
    permission: 'order.restore',
    before: ['SCHEDULED'],
    reason: 'text',
    windowMin: RESTORE_MIN,
    unlessRefunded: 'ANYTHING',
  },
  // A missed order rang and nobody answered: it comes from PENDING. What expired unpaid is ordered anew.
  {
    action: 'restore',
    from: ['EXPIRED'],
    to: 'ACCEPTED',
    permission: 'order.restore',
    before: ['PENDING'],
    reason: 'text',
    windowMin: RESTORE_MIN,
    unlessRefunded: 'ANYTHING',
  },
];
