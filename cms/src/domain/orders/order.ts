import type { ProductUnit } from '../menu';

/** The words of an order. The life cycle between the states is `life-cycle.ts`. */

export const ORDER_STATES = [
  'AWAITING_PAYMENT',
  'SCHEDULED',
  'PENDING',
  'ACCEPTED',
  'PREPARING',
  'READY',
  'DISPATCHED',
  'RETURNING',
  'DELIVERED',
  'CONCLUDED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_CHANNELS = [
  'STORE',
  'CHATBOT',
  'COUNTER',
  'PHONE',
  'TABLE',
  'SELLER',
  'MARKETPLACE',
] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

/** Where the store's own people type the order. Whoever orders through another channel is a stranger. */
export const STAFF_CHANNELS: readonly OrderChannel[] = ['COUNTER', 'PHONE'];

export const ORDER_TYPES = ['DELIVERY', 'TAKEOUT', 'DINE_IN'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const CANCEL_CODES = [
  'ITEM_UNAVAILABLE',
  'NO_COURIER',
  'OUTDATED_MENU',
  'OUT_OF_AREA',
  'OUTSIDE_HOURS',
  'RUSH_HOUR',
  'CLOSED_EARLY',
  'PAYMENT_PROBLEM',
  'CUSTOMER_REQUEST',
  'DUPLICATE',
  'NO_SHOW',
  'DELIVERY_PROBLEM',
  'FRAUD',
  'SYSTEM_ISSUE',
  'OTHER',
] as const;
export type CancelCode = (typeof CANCEL_CODES)[number];

/** Why an order came to nothing: what people say of it, or that nobody answered it in time. */
export type EndingCode = CancelCode | 'NO_ANSWER';

export const PAYMENT_METHODS = ['PIX', 'CREDIT', 'DEBIT', 'CASH', 'MEAL_VOUCHER'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

type PaymentTiming = 'PREPAID' | 'ON_DELIVERY';
type PaymentState = 'CREATED' | 'PENDING' | 'CONFIRMED' | 'REFUNDED' | 'EXPIRED' | 'CANCELLED' | 'FAILED';

/** How money is given back. `SAME` is the way it came: a Pix to where the Pix came from. */
export const REFUND_METHODS = ['SAME', 'PIX', 'CASH', 'OTHER'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export interface Refund {
  amountCents: number;
  method: RefundMethod;
  /** ISO 8601 UTC */
  at: string;
  /** Who of the staff gave it back. */
  by: string;
  note: string | null;
}

/** How one order is paid. `changeForCents` is the note the customer will hand over, cash only. */
export interface Payment {
  method: PaymentMethod;
  timing: PaymentTiming;
  amountCents: number;
  changeForCents: number | null;
  state: PaymentState;
  confirmedBy: 'STAFF' | 'PROVIDER' | null;
  confirmedAt: string | null;
  /** The BR Code a Pix is paid with, else null. */
  pixCode: string | null;
  /** What was given back of it; null while nothing was. */
  refund: Refund | null;
}

export interface Address {
  street: string;
  number: string;
  complement?: string | null | undefined;
  district: string;
  city: string;
  state: string;
  postalCode: string;
  reference?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}

/** Pieces of an extra: per unit of the product, or per piece of the extra they were chosen with. */
export interface OrderItemPieces {
  groupId: string;
  groupName: string;
  extraId: string;
  name: string;
  quantity: number;
  unitPriceCents: number;
  /** What it adds to one unit of the product; what was chosen with it comes on top. */
  totalCents: number;
  /** Into how many equal parts its group shares the unit out, `quantity` of which are this one; left out for others. */
  parts?: number;
  /** Where it is made, if not where what it was chosen with is made. */
  station?: string;
}

interface OrderItemExtra extends OrderItemPieces {
  /** What was chosen with it in turn; left out where that is nothing. */
  extras?: OrderItemPieces[];
}

/** An item as it was sold: names, units and prices are snapshots and never change with the menu. */
export interface OrderItem {
  productId: string;
  name: string;
  kitchenName: string | null;
  variation: { id: string; name: string } | null;
  quantity: number;
  /** What one of the quantity is. */
  unit: ProductUnit;
  unitPriceCents: number;
  /** The part of one unit's price that its extras make. */
  extrasCents: number;
  totalCents: number;
  notes: string | null;
  extras: OrderItemExtra[];
  station: string | null;
}

type FeeKind = 'DELIVERY' | 'SERVICE' | 'TIP' | 'PACKAGING' | 'SMALL_ORDER';
export interface Fee {
  kind: FeeKind;
  amountCents: number;
}

export interface Discount {
  source: 'COUPON' | 'LOYALTY' | 'MANUAL' | 'PROMO';
  target: 'CART' | 'ITEM' | 'DELIVERY';
  amountCents: number;
  /** The coupon's code or the words of who gave it. */
  reason: string | null;
}

export interface Totals {
  itemsCents: number;
  feesCents: number;
  discountsCents: number;
  totalCents: number;
}
