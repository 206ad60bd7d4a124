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
  'edit',
  'offer-substitute',
  'withdraw-substitute',
  'hold',
  'fire',
  'acknowledge-change',
  'acknowledge-missed',
  'take-payment',
  'discount',
  'refund',
  'resolve-unmatched',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** What the server does by the clock, what a payment provider says, and what the customer may do. */
export const UNATTENDED_ACTIONS = [
  'expire',
  'release',
  'auto-accept',
  'conclude',
  'customer-cancel',
  'claim-payment',
  'open-checkout',
  'receive-payment',
  'note-checkout',
  'note-unmatched',
  'note-dispute',
  'give-back',
  'note-refund',
  'settle-refund',
  'fail-refund',
] as const;
type UnattendedAction = (typeof UNATTENDED_ACTIONS)[number];

/** What `start`, `ready` and `step-back` come to where one station of several does them with its part. */
export const STATION_ACTIONS = [
  'station-start',
  'station-unstart',
  'station-ready',
  'station-recall',
] as const;
type StationAction = (typeof STATION_ACTIONS)[number];

/** What `edit` comes to where there is more to make of an order that was ready, or nothing left to make of one that was not. */
export const EDIT_OUTCOMES = ['edit-reopen', 'edit-complete'] as const;
type EditOutcome = (typeof EDIT_OUTCOMES)[number];

export type OrderMove = OrderAction | UnattendedAction | StationAction | EditOutcome;

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
  /** Only for orders that came here from one of these states; from all where it is left out. */
  before?: readonly OrderState[];
  /** What must be said about why: one of `CANCEL_CODES`, a sentence, or nothing. */
  reason: 'code' | 'text' | 'none';
  /** Minutes after the order entered its state within which this is still possible. */
  windowMin?: number;
  /** Not once money has been given back: any of the order's, or what was received when it came to where it is. */
  unlessRefunded?: 'ANYTHING' | 'RECEIVED_WITH_IT';
  /** Only while there is money that can be given back. */
  whilePaid?: true;
  /** Only while there is money of a provider that fits no order. */
  whileUnmatched?: true;
  /** Only while the customer still has to pay. */
  whileDue?: true;
  /** Only while the customer still has to pay, or something was taken off by hand. */
  whileDiscountable?: true;
  /** Only while what is paid before the order is made has not been seen to arrive. */
  whileUnconfirmed?: true;
  /** Only while the kitchen has not taken note of a change. */
  whileModified?: true;
  /** Only while something of it is held. */
  whileHeld?: true;
  /** Only while the customer is asked for a substitute, or only while they are not. */
  whileAsked?: boolean;
}
