import { isStaffChannel, type OrderChannel } from '../orders/order';
import type { Coupon, CouponCustomer } from './coupon';
import {
  refuseIf,
  type CouponRefusal,
  type CouponRefusalArgs,
  type CustomerRefusalCode,
} from './coupon-refusal';
import { DAY_MS } from '../time';

const INACTIVE_MS = 30 * DAY_MS;

interface CustomerRule {
  code: CustomerRefusalCode;
  check(coupon: Coupon, customer: CouponCustomer, now: Date): CouponRefusalArgs | null;
}

/** Why a coupon may not count for somebody, in the order in which it is checked. Only placing an order asks this. */
const CUSTOMER_RULES: readonly CustomerRule[] = [
  {
    code: 'COUPON_OTHER_AUDIENCE',
    check: ({ audience }, customer, now) => refuseIf(!isAmong(audience, customer, now), { audience }),
  },
  {
    code: 'COUPON_CUSTOMER_LIMIT',
    check: ({ perCustomerLimit }, { uses }) =>
      refuseIf(perCustomerLimit > 0 && uses >= perCustomerLimit, { limit: perCustomerLimit }),
  },
];

/** Whether a coupon counts for some customers and not for others, so that only placing the order decides. */
export function dependsOnCustomer({ audience, perCustomerLimit }: Coupon): boolean {
  return audience !== 'ALL' || perCustomerLimit > 0;
}

/**
 * Why a coupon does not count for who places the order, or null when it does. The answer tells something about them:
 * `couponRefusalFor` makes of it what may be told.
 *
 * @param customer as the books knew them before this order
 */
export function checkCouponCustomer(
  coupon: Coupon,
  customer: CouponCustomer,
  now: Date,
): CouponRefusal<CustomerRefusalCode> | null {
  for (const rule of CUSTOMER_RULES) {
    const args = rule.check(coupon, customer, now);
    if (args) return { code: rule.code, args };
  }
  return null;
}

/**
 * What is told of a refusal that depends on who orders: the store's own people hear the reason, a stranger hears the
 * same whatever it is, as a phone that somebody typed proves nothing.
 *
 * @param channel through which the order comes
 */
export function couponRefusalFor(
  channel: OrderChannel,
  refusal: CouponRefusal<CustomerRefusalCode>,
): CouponRefusal {
  return isStaffChannel(channel) ? refusal : { code: 'COUPON_NOT_FOR_ORDER', args: {} };
}

function isAmong(audience: Coupon['audience'], { orders, lastOrderAt }: CouponCustomer, now: Date): boolean {
  switch (audience) {
    case 'ALL':
      return true;
    case 'NEW':
      return orders === 0;
    case 'RETURNING':
      return orders > 0;
    case 'INACTIVE_30':
      return lastOrderAt !== null && now.getTime() - Date.parse(lastOrderAt) >= INACTIVE_MS;
  }
}
