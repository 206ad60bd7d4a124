import type { OrderTransition } from '../actions';

/** Until somebody takes it on: its payment, its ringing, and being accepted or refused. */
export const PLACED_TRANSITIONS: readonly OrderTransition[] = [
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
  // A missed order stays on the board and on Home until somebody says that they know of it.
  {
    action: 'acknowledge-missed',
    from: ['EXPIRED'],
    to: null,
    permission: 'order.accept',
    before: ['PENDING'],
    reason: 'none',
  },

  { action: 'accept', from: ['PENDING'], to: 'ACCEPTED', permission: 'order.accept', reason: 'none' },
  {
    action: 'auto-accept',
    from: ['PENDING', 'SCHEDULED'],
    to: 'ACCEPTED',
    permission: 'system',
    reason: 'none',
  },
  { action: 'reject', from: ['PENDING'], to: 'REJECTED', permission: 'order.reject', reason: 'code' },
];
