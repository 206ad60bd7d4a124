import type { Permission } from '../access';
import type { OrderState, OrderType } from './order';

/** What people of the business can do with an order; the bodies they send are in `contracts/orders.ts`. */
export const ORDER_ACTIONS = [
  'acknowledge',
  'accept',
  'reject',
  'start',
  'ready',
  'dispatch',
  'deliver',
  'return',
  'step-back',
  'cancel',
  'restore',
  'confirm-payment',
  'refund',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What the server does by the clock and what the customer may do. */
export const UNATTENDED_ACTIONS = [
  'expire',
  'release',
  'auto-accept',
  'conclude',
  'customer-cancel',
] as const;
type UnattendedAction = (typeof UNATTENDED_ACTIONS)[number];

/** What `ready` and `step-back` come to where one station of several does them with its part. */
export const STATION_ACTIONS = ['station-ready', 'station-recall'] as const;
type StationAction = (typeof STATION_ACTIONS)[number];

export type OrderMove = OrderAction | UnattendedAction | StationAction;

export interface OrderTransition {
  action: OrderMove;
  from: readonly OrderState[];
  /** Null: the order stays in the state it is in. */
  to: OrderState | null;
  /** What the person needs, or who else does it. */
  permission: Permission | 'customer' | 'system';
  /** Only for orders of these types; for all where it is left out. */
  types?: readonly OrderType[];
  /** Only for orders for now, or only for scheduled ones. */
  timing?: 'NOW' | 'SCHEDULED';
  /** What must be said about why: one of `CANCEL_CODES`, a sentence, or nothing. */
  reason: 'code' | 'text' | 'none';
  /** Minutes after the order entered its state within which this is still possible. */
  windowMin?: number;
  /** Not once money has been given back. */
  unlessRefunded?: true;
  /** Only while money is owed to the customer. */
  whileRefundDue?: true;
}

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
  {
    action: 'expire',
    from: ['AWAITING_PAYMENT', 'PENDING'],
    to: 'EXPIRED',
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
  },
  {
    action: 'deliver',
    from: ['READY'],
    to: 'DELIVERED',
    permission: 'order.deliver',
    types: ['TAKEOUT', 'DINE_IN'],
    reason: 'none',
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
  {
    action: 'restore',
    from: ['CANCELLED'],
    to: 'ACCEPTED',
    permission: 'order.restore',
    reason: 'text',
    windowMin: 15,
    unlessRefunded: true,
  },

  // What was paid of an order that came to nothing is owed back until somebody says that it was given.
  {
    action: 'refund',
    from: ['REJECTED', 'EXPIRED', 'CANCELLED'],
    to: null,
    permission: 'order.refund',
    reason: 'none',
    whileRefundDue: true,
  },
];
