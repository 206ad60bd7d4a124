import type { Availability } from '../menu';
import type { OrderChannel, OrderType } from '../orders/order';
import type { PaymentMethod } from '../orders/payment';

export const COUPON_KINDS = ['PERCENT', 'FIXED', 'FREE_DELIVERY', 'DELIVERY_DISCOUNT'] as const;
type CouponKind = (typeof COUPON_KINDS)[number];

type CouponState = 'DRAFT' | 'ACTIVE' | 'PAUSED' | 'ARCHIVED';

/** NEW has never ordered, RETURNING has, INACTIVE_30 has but not in the last 30 days. */
type CouponAudience = 'ALL' | 'NEW' | 'RETURNING' | 'INACTIVE_30';

/**
 * When a coupon counts: always; between two instants (ISO-8601 UTC, the second exclusive, null leaves a side open); or
 * on days and at times by the branch's clock.
 */
type CouponValidity =
  | { kind: 'ALWAYS' }
  | { kind: 'PERIOD'; from: string | null; to: string | null }
  | { kind: 'RECURRING'; availability: Availability };

/** A coupon as its rules see it. An empty list restricts nothing. Amounts in minor units, percentages in basis points. */
export interface Coupon {
  id: string;
  /** 3–20 of A–Z, 0–9, _ and -. */
  code: string;
  kind: CouponKind;
  state: CouponState;
  /** PERCENT: of the items. DELIVERY_DISCOUNT: of the delivery fee, unless `valueCents` is set. */
  valueBps: number | null;
  /** FIXED: off the items. DELIVERY_DISCOUNT: off the delivery fee. */
  valueCents: number | null;
  /** No order gets more off than this; null = no bound of its own. */
  maxDiscountCents: number | null;
  minSubtotalCents: number;
  /** 0 = without limit. */
  usageLimit: number;
  /** 0 = without limit. */
  perCustomerLimit: number;
  /** What all its discounts together may cost; null = without limit. */
  budgetCents: number | null;
  audience: CouponAudience;
  branchIds: readonly string[];
  channels: readonly OrderChannel[];
  services: readonly OrderType[];
  paymentMethods: readonly PaymentMethod[];
  validity: CouponValidity;
}

/** A coupon with what the books say of its use, redemptions held by orders under way included. */
export interface CouponRecord {
  coupon: Coupon;
  uses: number;
  spentCents: number;
}

/** What the books say of somebody who wants to use a coupon. Somebody without any order has zeros. */
export interface CouponCustomer {
  /** How often they have used the coupon. */
  uses: number;
  orders: number;
  /** ISO-8601 UTC */
  lastOrderAt: string | null;
}
