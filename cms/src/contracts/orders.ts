import { z } from 'zod';
import type { OrderCourier } from '../domain/couriers';
import type { ProductUnit } from '../domain/menu';
import type {
  Address,
  Discount,
  EndingCode,
  Fee,
  IfSoldOut,
  OrderChannel,
  OrderItem,
  OrderState,
  OrderType,
} from '../domain/orders/order';
import type { Payment, ProviderCheckout, Refund } from '../domain/orders/payment';
import { CANCEL_CODES } from '../domain/orders/order';
import { STAFF_PAYMENT_METHODS } from '../domain/orders/payment';
import type { Modified, Revision } from '../domain/orders/revision';
import type { OrderAction } from '../domain/orders/life-cycle';
import type { EscalationStep } from '../domain/orders/escalation';
import type { SeenStamp } from '../domain/orders/seen';
import type { ReadyStation, StationWork } from '../domain/orders/station-parts';
import type { StartedStation } from '../domain/orders/ticket-state';
import { discountBody, editBody, handedOver, offerSubstituteBody, refundBody } from './order-money';
import type { OrderTimelineEntry } from './order-timeline';
import { pressed } from './press';
import { MAX_INTEGER, version } from './version';
import { multiLine, oneLine } from './text';
import { MAX_REASON } from '../domain/orders/notes';

export interface OrderCardExtra {
  name: string;
  quantity: number;
  /** Into how many equal parts the unit is shared out, `quantity` of which are this one; left out for what comes on top. */
  parts?: number;
  /** Where it is made, if not where what it was chosen with is made. */
  station?: string;
}

/** An item of an order as cards and lists show it. */
export interface OrderCardItem {
  quantity: number;
  unit: ProductUnit;
  name: string;
  variation: string | null;
  /** Those of an extra are what was chosen with it, pieces per piece of it. */
  extras: (OrderCardExtra & { extras?: OrderCardExtra[] })[];
  notes: string | null;
  station: string | null;
  /** Not to be made yet. */
  held?: true;
  /** Some of it was made before its station was given more to make. */
  made?: true;
}

/**
 * An order as boards and lists show it. What the viewer may not see is null: the kitchen gets no prices and no phones.
 */
export interface OrderCardDto {
  id: string;
  branchId: string;
  number: string;
  businessDay: string;
  channel: OrderChannel;
  type: OrderType;
  timing: 'NOW' | 'SCHEDULED';
  state: OrderState;
  version: number;
  /** Placed by the store's own people to try things out; it counts nowhere. */
  test: boolean;
  /** Placed to hear whether the devices ring: it rings once, softly, and is over by itself. */
  drill: boolean;
  /** What was done because nobody took note of it, in the order in which it was done. */
  escalation: EscalationStep[];
  placedAt: string;
  /** When its store was asked: as it was placed, once it was paid, or when its time had come; null while it was not. */
  pendingAt: string | null;
  acceptBy: string | null;
  acceptedAt: string | null;
  preparingAt: string | null;
  readyAt: string | null;
  dispatchedAt: string | null;
  deliveredAt: string | null;
  /** When the server heard that it came to its state, where that was later than it did: that can be taken back from then on. */
  stateRecordedAt: string | null;
  /** When it was handed over or came to nothing; null while it is under way. */
  endedAt: string | null;
  /** When it has to leave the kitchen so that the promise is kept; null for orders of before that was kept. */
  kitchenDueAt: string | null;
  /** The promise: from when on and until when it is with the customer, the same where it is one instant. */
  promisedFrom: string | null;
  promisedAt: string | null;
  /** Minutes that cooking was given; the kitchen's share of the promise. */
  preparationMin: number | null;
  scheduledFor: string | null;
  /** When somebody on a board took note of it; null while it rings. */
  acknowledgedAt: string | null;
  customerName: string;
  customerPhone: string | null;
  /** Their first order at this business. */
  newCustomer: boolean;
  district: string | null;
  /** Where it is brought to in the house, as the code on the table says. */
  table: string | null;
  items: OrderCardItem[];
  /** What each station makes of it, without what is held, and how fast it was expected to be. */
  stations: StationWork[];
  /** Stations that have begun with their part, done since or not; '' for what belongs to none. */
  startedStations: StartedStation[];
  /** Stations that are done with their part, while others are still at theirs; '' for what belongs to none. */
  readyStations: ReadyStation[];
  /** Pieces over all items; one that is weighed or poured is one. */
  unitCount: number;
  notes: string | null;
  /** Allergies of the customer as they were noted when the order was placed; null where none were. */
  allergies: string | null;
  /** Whatever else the kitchen has to know of the customer, noted likewise. */
  kitchenNote: string | null;
  /** Who carries it, or is asked to; null while nobody was. */
  courier: OrderCourier | null;
  totalCents: number | null;
  /** What it was placed with; `furtherPayments` came on top. */
  payment: CardPayment | null;
  furtherPayments: CardPayment[] | null;
  /** What was received, what of it was given back, and what the customer still has to pay; null for who sees no prices. */
  paidCents: number | null;
  refundedCents: number | null;
  dueCents: number | null;
  /** What the business owes back to the customer, minor units; null for who sees no prices. */
  refundDueCents: number | null;
  cancellation: {
    code: EndingCode;
    note: string | null;
    by: 'CUSTOMER' | 'STORE' | 'SYSTEM';
    /** Whether everybody in the kitchen whom it concerns knows. */
    acknowledged: boolean;
    /** Who does; left out where nobody said so. */
    seen?: SeenStamp[];
  } | null;
  /**
   * That it rang and expired because nobody answered; null for every other order. It stays on the board until somebody
   * acknowledges it: `acknowledgedAt` (ISO 8601 UTC) and `acknowledgedBy` (a name) are null until then. `restorableUntil`
   * (ISO 8601 UTC) is the last instant at which it can be taken back.
   */
  missed: {
    acknowledgedAt: string | null;
    acknowledgedBy: string | null;
    restorableUntil: string;
  } | null;
  /** What was changed and the kitchen has not taken note of; null where there is nothing. */
  modified: Modified | null;
  /** What the customer is asked about; null while nothing is. */
  substitution: CardSubstitution | null;
  /** What they want done with what is not to be had; null where they did not say. */
  ifSoldOut: IfSoldOut | null;
  /** What this viewer may do with it now, read from the life cycle and their permissions. */
  actions: OrderAction[];
}

export type CardPayment = Pick<
  Payment,
  'method' | 'timing' | 'state' | 'amountCents' | 'changeForCents' | 'claim' | 'confirmedBy'
> & {
  /** How the page stands on which it is paid; left out while there was none. */
  checkout?: ProviderCheckout['state'];
};

/** A question for a substitute, as cards show it. */
export interface CardSubstitution {
  /** The item that is missing, by its place in the order, and how many of it. */
  place: number;
  quantity: number;
  substitute: OrderCardItem;
  /** What the order comes to with it; null for who sees no prices. */
  totalCents: number | null;
  answerBy: string;
}

/** `GET /api/orders/:id`, inside `data`. */
export interface OrderDto extends Omit<OrderCardDto, 'items'> {
  items: OrderItem[];
  fees: Fee[] | null;
  discounts: Discount[] | null;
  itemsCents: number | null;
  feesCents: number | null;
  discountsCents: number | null;
  address: (Address & { zoneName: string | null; distanceMeters: number | null }) | null;
  /** As given with this order, with what the store knows of the customer behind the phone. */
  customer: {
    id: string;
    name: string;
    phone: string | null;
    email: string | null;
    orderCount: number;
    lastOrderAt: string | null;
  } | null;
  paidWith: Payment | null;
  /** All payments, the one it was placed with first; null for who sees no prices. */
  payments: Payment[] | null;
  /** Each time money was given back, oldest first; null for who sees no prices. */
  refunds: Refund[] | null;
  revisions: Revision[];
  pickupCode: string | null;
  trackingUrl: string | null;
  timeline: OrderTimelineEntry[];
}

/**
 * Every action takes the `version` the person saw; a newer row answers 409 with `details.current`. With an `Idempotency-Key`
 * start, ready, step-back and fire are done once for it.
 */
const versioned = { version };

/**
 * A part of the order instead of the whole; '' for what belongs to no station. Then an older version is refused only where
 * the station is said to be ready with what it was given since.
 */
const station = oneLine().max(40).nullish();

/** Items by their place in the order, counted from 0. */
const places = z.array(z.int().min(0).max(200)).min(1).max(200);

export const orderActionBodies = {
  /** A station of the kitchen says that it knows of a cancellation, null: all of it; the counter says nothing about that. */
  acknowledge: z.strictObject({ ...pressed, station }),
  accept: z.strictObject({ ...versioned, preparationMin: z.int().min(5).max(180).nullish() }),
  reject: z.strictObject({
    ...versioned,
    code: z.enum(CANCEL_CODES),
    note: multiLine().max(200).nullish(),
  }),
  start: z.strictObject({ ...versioned, ...pressed, station }),
  ready: z.strictObject({ ...versioned, ...pressed, station }),
  dispatch: z.strictObject(versioned),
  deliver: z.strictObject({ ...versioned, ...handedOver }),
  return: z.strictObject({ ...versioned, reason: oneLine().min(3).max(MAX_REASON) }),
  'step-back': z.strictObject({
    ...versioned,
    ...pressed,
    reason: oneLine().min(3).max(MAX_REASON),
    station,
    /** What the station takes back; left out: that it is done. Says nothing about the whole order. */
    step: z.enum(['start', 'ready']).optional(),
  }),
  cancel: z.strictObject({
    ...versioned,
    code: z.enum(CANCEL_CODES),
    note: multiLine().max(200).nullish(),
    /** What was made goes back on the shelf; else it is wasted. What was not made goes back by itself. */
    restock: z.boolean().optional(),
  }),
  restore: z.strictObject({ ...versioned, reason: oneLine().min(3).max(MAX_REASON) }),
  'confirm-payment': z.strictObject({ ...versioned, evidence: oneLine().max(MAX_REASON).nullish() }),
  edit: editBody,
  hold: z.strictObject({ ...versioned, places }),
  /** All that is held, where no places are named. */
  fire: z.strictObject({ ...versioned, ...pressed, places: places.optional() }),
  'offer-substitute': offerSubstituteBody,
  'withdraw-substitute': z.strictObject(versioned),
  'acknowledge-change': z.strictObject({
    /** The revision up to which the kitchen has seen what was changed. */
    n: z.int().min(1).max(MAX_INTEGER),
    station,
    ...pressed,
  }),
  'acknowledge-missed': z.strictObject({}),
  'take-payment': z.strictObject({
    ...versioned,
    method: z.enum(STAFF_PAYMENT_METHODS),
    amountCents: z.int().min(1).max(MAX_INTEGER),
    evidence: oneLine().max(MAX_REASON).nullish(),
  }),
  discount: discountBody,
  refund: refundBody,
  'resolve-unmatched': z.strictObject({ ...versioned, reason: oneLine().min(3).max(MAX_REASON) }),
} as const;
export type OrderActionName = keyof typeof orderActionBodies;
