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
export const STAFF_CHANNELS = ['COUNTER', 'PHONE'] as const satisfies readonly OrderChannel[];
export type StaffChannel = (typeof STAFF_CHANNELS)[number];

/** Whether an order is typed by the store's own people. */
export const isStaffChannel = (channel: OrderChannel): channel is StaffChannel =>
  STAFF_CHANNELS.some((one) => one === channel);

/**
 * By whose menu and prices something is sold that is ordered through a channel: who scans the code of a table orders on
 * the store page, and pays what stands there.
 */
export const saleChannel = (channel: OrderChannel): OrderChannel => (channel === 'TABLE' ? 'STORE' : channel);

/**
 * Through which channel somebody orders on the store page.
 *
 * @param order with the table whose code was scanned, if any was
 */
export const channelOnPage = ({
  type,
  table,
}: {
  type: OrderType;
  table?: string | null | undefined;
}): 'STORE' | 'TABLE' => (type === 'DINE_IN' && table ? 'TABLE' : 'STORE');

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

/** What a customer wants done with an item that is not to be had: said when they order, and answered when they are asked. */
export const IF_SOLD_OUT = ['REMOVE', 'SUBSTITUTE', 'CANCEL'] as const;
export type IfSoldOut = (typeof IF_SOLD_OUT)[number];

/** Why an order came to nothing: what people say of it, or that nobody answered it in time. */
export type EndingCode = CancelCode | 'NO_ANSWER';

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
  /** Kept back: it is not to be made before somebody says so. Left out of what is to be made. */
  held?: true;
  /** Some of it was made before its station was given more to make: it is not kept back any more. */
  made?: true;
}

export const FEE_KINDS = ['DELIVERY', 'SERVICE', 'TIP', 'PACKAGING', 'SMALL_ORDER'] as const;
export type FeeKind = (typeof FEE_KINDS)[number];
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
