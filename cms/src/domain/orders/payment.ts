import type { ProductUnit } from '../menu';

/* How an order is paid: what is agreed, received, asked of a provider and given back. */

/** `ONLINE`: on a page of a payment provider, before the order is made. */
export const PAYMENT_METHODS = ['PIX', 'CREDIT', 'DEBIT', 'CASH', 'MEAL_VOUCHER', 'ONLINE'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What the store's own people can receive; what is paid to a provider only the provider receives. */
export const STAFF_PAYMENT_METHODS = [
  'PIX',
  'CREDIT',
  'DEBIT',
  'CASH',
  'MEAL_VOUCHER',
] as const satisfies readonly PaymentMethod[];
export type StaffPaymentMethod = (typeof STAFF_PAYMENT_METHODS)[number];

/** Whether it is paid before the order is made. */
export const isPaidBefore = (method: PaymentMethod): boolean => method === 'PIX' || method === 'ONLINE';

type PaymentTiming = 'PREPAID' | 'ON_DELIVERY';
export type PaymentState =
  | 'CREATED'
  | 'PENDING'
  | 'CONFIRMED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'DISPUTED'
  | 'CANCELLED';

/** How money is given back. `SAME` is the way it came: a Pix to where the Pix came from. */
export const REFUND_METHODS = ['SAME', 'PIX', 'CASH', 'OTHER'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

/** What was given back: what was owed, all, one item or fee, or an amount that somebody chose. */
export const REFUND_PARTS = ['DUE', 'WHOLE', 'ITEM', 'FEE', 'AMOUNT'] as const;
export type RefundPart = (typeof REFUND_PARTS)[number];

/** Which item of an order was given back, and how many of it. */
export interface RefundedItem {
  /** What tells it from others that are called the same (`refundedItemKey`). */
  key: string;
  /** What was chosen of it, in words; '' for nothing. */
  choices: string;
  unit: ProductUnit;
  /** Told only: what of it was given back is said by the money, which may come of several payments. */
  quantity: number;
}

/** One time that money of a payment was given back. */
export interface Refund {
  part: RefundPart;
  /** The item or the fee it was for, as it is called; null for the others. */
  of: string | null;
  /** Of an item; left out of refunds of before items were told apart: they are for any that is called so. */
  item?: RefundedItem;
  amountCents: number;
  /** What of it was not owed: the order comes to that much less. 0 to `amountCents`. */
  concededCents: number;
  /** What of it was not owed and is by now, as an edit has taken off what it was for; left out where that is nothing. */
  goneCents?: number;
  method: RefundMethod;
  /** ISO 8601 UTC */
  at: string;
  /** Who of the staff gave it back; of what came back by itself, the provider. */
  by: string;
  note: string | null;
  /** How far the provider is with it; left out of what people give back by hand. */
  provider?: ProviderRefund;
  /** A bank took it back after a dispute; left out of all others. */
  chargeback?: true;
  /** Whose cash it was given from; left out where it is the branch's own, or no cash. */
  cashHolder?: CashHolder;
}

/** The holder of cash of a branch, by id. */
export interface CashHolder {
  courierId?: string;
  drawerId?: string;
}

/**
 * What a provider makes of a refund. `REQUESTED`: asked for, not confirmed. `DONE`: on its way to the customer. `FAILED`:
 * the money did not go; the business has it and owes it as before.
 */
export interface ProviderRefund {
  state: 'REQUESTED' | 'DONE' | 'FAILED';
  /** What the provider calls it; null until it has said so. */
  ref: string | null;
  /** The provider's word for why it failed. */
  failure: string | null;
  /** Since when it stands so, ISO 8601 UTC. */
  at: string;
}

export const CHECKOUT_STATES = ['OPEN', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED'] as const;

/**
 * The page of a provider on which a payment is made. `OPEN`: nothing was paid on it. `PROCESSING`: the customer did their
 * part and the bank has not answered. The others are over.
 */
export interface ProviderCheckout {
  /** What the provider calls it. */
  ref: string;
  /** Which one of the order's it is, from 1 on. */
  attempt: number;
  state: (typeof CHECKOUT_STATES)[number];
  /** When it closes by itself, ISO 8601 UTC. */
  expiresAt: string;
  /** Since when it stands so, ISO 8601 UTC. */
  at: string;
}

/** Money a provider received for an order that does not fit it: another amount or currency, or a second time. */
export interface UnmatchedMoney {
  /** What the provider calls the payment. */
  ref: string;
  /** Minor units of its own currency. */
  amountCents: number;
  /** ISO 4217, in capitals. */
  currency: string;
  /** ISO 8601 UTC */
  at: string;
  /** When all of it had been given back at the provider, ISO 8601 UTC; left out while it was not. */
  givenBackAt?: string;
  /** Who of the staff saw to it, and what became of it; left out while nobody did. */
  resolved?: { by: string; at: string; note: string };
}

/**
 * That a customer has their bank take a payment back. `OPEN`: the money is held until the bank has decided, and the
 * business may answer. `WON`: it stays with the business. `LOST`: it is the customer's again.
 */
export interface Dispute {
  /** What the provider calls it. */
  ref: string;
  state: 'OPEN' | 'WON' | 'LOST';
  /** Minor units, above 0. */
  amountCents: number;
  /** The provider's word for why. */
  reason: string;
  /** Until when the business may answer, ISO 8601 UTC; null where it need not. */
  answerBy: string | null;
  /** Since when it stands so by the provider's clock, ISO 8601 UTC. */
  at: string;
}

/** That the customer says they have paid. It proves nothing: whoever sees the money arrive confirms it. */
export interface PaymentClaim {
  /** ISO 8601 UTC */
  at: string;
  /** What they say of it, such as the bank's number of the transfer. */
  note: string | null;
}

/**
 * One payment of an order; most have one. `changeForCents` is the note the customer will hand over, cash only.
 * Said paid (`claim`), confirmed by staff and confirmed by a provider (`confirmedBy`) are three things.
 */
export interface Payment {
  method: PaymentMethod;
  timing: PaymentTiming;
  amountCents: number;
  changeForCents: number | null;
  state: PaymentState;
  confirmedBy: 'STAFF' | 'PROVIDER' | null;
  confirmedAt: string | null;
  /** Who of the staff saw the money, by name; null where nobody did or a provider said so. */
  confirmedByName: string | null;
  /** What they saw, or what the provider calls the payment. */
  evidence: string | null;
  claim: PaymentClaim | null;
  /** The BR Code a Pix is paid with, else null. */
  pixCode: string | null;
  /** What was given back of it, each time; together at most its amount, but for what failed. */
  refunds: Refund[];
  /** The last page on which it can be or was made; left out while there was none. */
  checkout?: ProviderCheckout;
  /** Somebody has to look at it; left out while there is nothing. */
  unmatched?: UnmatchedMoney;
  /** The last one about it; left out while there was none. */
  dispute?: Dispute;
  /** The person or drawer that received it in cash; left out where it is the branch's own, or no cash. */
  cashHolder?: CashHolder;
}
