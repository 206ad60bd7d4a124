import type { Segment } from '../customers';
import type { ProductUnit } from '../menu';
import type { OrderChannel, OrderType } from '../orders/order';
import type { PaymentMethod } from '../orders/payment';

export const COUPON_KINDS = [
  'PERCENT',
  'FIXED',
  'FREE_DELIVERY',
  'DELIVERY_DISCOUNT',
  'FREE_ITEM',
  'BUY_X_GET_Y',
] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

export const COUPON_STATES = ['DRAFT', 'ACTIVE', 'PAUSED'] as const;
export type CouponState = (typeof COUPON_STATES)[number] | 'ARCHIVED';

/**
 * The discount of a coupon, and how it is found. Its rules say when it may be used. Amounts in minor units, percentages
 * in basis points; an empty list restricts nothing.
 */
export interface CouponTerms {
  id: string;
  /** 3–20 of A–Z, 0–9, _ and -. */
  code: string;
  /** Shown to customers beside the code. */
  name: string;
  kind: CouponKind;
  state: CouponState;
  /** PERCENT: of the items. DELIVERY_DISCOUNT: of the delivery fee, unless `valueCents` is set. */
  valueBps: number | null;
  /** FIXED: off the items. DELIVERY_DISCOUNT: off the delivery fee. */
  valueCents: number | null;
  /** No order gets more off than this; null = no bound of its own. */
  maxDiscountCents: number | null;
  /** The items that the discount is taken off, with `categoryIds`; both empty = all items. */
  productIds: readonly string[];
  categoryIds: readonly string[];
  /** BUY_X_GET_Y: how many units have to be paid for. */
  buyQuantity: number;
  /** BUY_X_GET_Y, FREE_ITEM: how many units are free. */
  getQuantity: number;
  branchIds: readonly string[];
  /** Counts beside other combinable coupons. */
  combinable: boolean;
  /** Counts without its code being typed. */
  autoApply: boolean;
  /** Applied first, and preferred among equal discounts, the higher it is. */
  priority: number;
  /** Only its personal codes are accepted, not `code`. */
  personalOnly: boolean;
}

/** A code of a coupon that can be used once. */
export interface PersonalCode {
  code: string;
  /** The customer who may use it; null for a code that anybody may use. */
  customerId: string | null;
  /** ISO 8601 UTC, exclusive; null for no end of its own. */
  expiresAt: string | null;
  isUsed: boolean;
}

/** One item of an order, as coupons see it. */
export interface CouponLine {
  productId: string;
  categoryIds: readonly string[];
  quantity: number;
  unit: ProductUnit;
  /** Of one unit with its extras. */
  unitPriceCents: number;
  totalCents: number;
}

/** The stored facts about the customer of an order, before that order. Of an unknown customer: zeros and null. */
export interface CouponCustomer {
  /** Null of somebody who is not known. */
  id: string | null;
  /** How often they have used the coupon, under any phone or document of theirs. */
  uses: number;
  orders: number;
  /** ISO 8601 UTC. */
  lastOrderAt: string | null;
  segment: Segment | null;
}

/** Everything of an order that decides about a coupon. Amounts in minor units. */
export interface CouponFacts {
  now: Date;
  /** IANA name of the branch's zone. */
  timeZone: string;
  branchId: string;
  channel: OrderChannel;
  type: OrderType;
  /** Null while it has not been chosen. */
  payment: PaymentMethod | null;
  lines: readonly CouponLine[];
  itemsCents: number;
  deliveryFeeCents: number;
}

/** The input of rules: an order, a coupon, and its uses so far. */
export interface RuleFacts extends CouponFacts {
  coupon: CouponTerms;
  /** Redemptions so far, those of orders under way included. */
  uses: number;
  spentCents: number;
  /** Null where the shared code was typed, or none. */
  personal: PersonalCode | null;
}
