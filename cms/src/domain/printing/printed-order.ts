import type { LoyaltyKind, Purchase } from '../loyalty';
import type { Address, Discount, Fee, OrderChannel, OrderItem, OrderType } from '../orders/order';
import type { Payment } from '../orders/payment';
import type { Revision } from '../orders/revision';
import type { TicketKind, TicketMarks } from './ticket';
import type { TicketLanguage } from './words';

/** What of an order stands on paper. Instants are ISO 8601 UTC, amounts minor units. */
export interface PrintedOrder {
  number: string;
  type: OrderType;
  /** Where it is brought to in the house; null elsewhere. */
  table: string | null;
  channel: OrderChannel;
  test: boolean;
  placedAt: string;
  /** The promise: from when on and until when; the first is null before that was kept. */
  promisedFrom: string | null;
  promisedAt: string | null;
  scheduledFor: string | null;
  /** Until when the kitchen has it done; null while nobody took it on. */
  readyBy: string | null;
  customerName: string;
  /** As it is told on paper; null where it is not. */
  customerPhone: string | null;
  address: Address | null;
  notes: string | null;
  /** Noted of the customer; null where nothing is. */
  allergies: string | null;
  kitchenNote: string | null;
  pickupCode: string | null;
  items: readonly OrderItem[];
  /** Its edits, oldest first. */
  revisions: readonly Pick<Revision, 'changes'>[];
  fees: readonly Fee[];
  discounts: readonly Discount[];
  itemsCents: number;
  totalCents: number;
  /** All of them; what is open of them is to be collected. */
  payments: readonly PrintedPayment[];
  /** The balance of its customer in the program of the store; absent or null without a program or a customer. */
  loyalty?: PrintedLoyalty | null;
}

export interface PrintedLoyalty {
  program: string;
  kind: LoyaltyKind;
  /** Units of the kind, ≥ 0; of orders that are under way where they are pending. */
  available: number;
  pending: number;
  /** The names of the rewards that can be redeemed now. */
  affordable: readonly string[];
  /** The next reward, and what is to be bought for it; null where what is pending is enough. */
  next: { reward: string; purchase: Purchase | null } | null;
}

export type PrintedPayment = Pick<
  Payment,
  'method' | 'timing' | 'state' | 'amountCents' | 'changeForCents' | 'claim' | 'confirmedBy'
>;

/** Where it is printed. */
export interface PrintPlace {
  business: string;
  branch: string;
  language: TicketLanguage;
  /** ISO 3166-1 alpha-2, of the business. */
  country: string;
  /** ISO 4217 */
  currency: string;
  /** IANA name */
  timeZone: string;
  /** A line below everything else; '' for none. */
  footer: string;
  /** Where the customer follows the order; null for no code on paper. */
  trackingUrl: string | null;
}

/** A ticket's content: which, of which station ('' for what belongs to none, null for all), and what marks it. */
export interface TicketRequest {
  kind: TicketKind;
  station: string | null;
  marks: TicketMarks;
}
