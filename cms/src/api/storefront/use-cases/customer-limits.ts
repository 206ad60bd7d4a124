import type { CouponRefusalCode } from '../../../domain/campaign';
import { HOUR_SEC, MINUTE_SEC } from '../../../domain/time';
import { ApiError } from '../../../errors/api-error';
import { allowRequest, refundRequest, type RequestLimit } from '../../../sessions/request-limit';
import { isExempt, STORE_PAGES, subjectOf } from '../../../store/limit-customer';

export { limitCustomer } from '../../../store/limit-customer';

/**
 * How much a network – a household, an office, a carrier's customers behind one address – may ask of a store. A
 * customer's page asks about thirty times on the way to an order; these leave room for some hundred at a time.
 */
export const CUSTOMER_LIMITS = {
  pages: STORE_PAGES,
  quotes: { name: 'store-quotes', most: 300, seconds: MINUTE_SEC, step: 30 },
  orders: { name: 'store-orders', most: 30, seconds: MINUTE_SEC, step: 3 },
  /** Orders refused because of a coupon that is not for this customer: each says something about a phone. */
  refusedCoupons: { name: 'store-refused-coupons', most: 20, seconds: HOUR_SEC, step: 2 },
  newCarts: { name: 'store-new-carts', most: 240, seconds: HOUR_SEC, step: 8 },
  /** Changes of carts; as of orders, whose they are is not known before. */
  carts: { name: 'store-carts', most: 300, seconds: MINUTE_SEC, step: 30 },
  /** Pages of a payment provider, opened or asked for: each asks the provider. */
  checkouts: { name: 'store-checkouts', most: 60, seconds: MINUTE_SEC, step: 6 },
  /** Of all stores together: whose order it is, is not known before it is looked up. */
  tracking: { name: 'store-tracking', most: 600, seconds: MINUTE_SEC, step: 60 },
} as const satisfies Record<string, RequestLimit>;

const COUPON_NOT_FOR_ORDER: CouponRefusalCode = 'COUPON_NOT_FOR_ORDER';

/**
 * Places an order, and counts it where it is refused because of its coupon. It is counted before that is known, so that
 * who may not try another is told so whoever they order for; an order that is refused for something else, or taken, does
 * not count after all.
 */
export async function limitRefusedCoupons<T>(
  { coupon }: { coupon?: string | null | undefined },
  ip: string,
  store: string,
  place: () => Promise<T>,
): Promise<T> {
  if (!coupon || isExempt(ip)) return place();
  const subject = subjectOf(ip, store);
  await allowRequest(CUSTOMER_LIMITS.refusedCoupons, subject, new Date());
  let refused = false;
  try {
    return await place();
  } catch (error) {
    refused = error instanceof ApiError && error.code === COUPON_NOT_FOR_ORDER;
    throw error;
  } finally {
    if (!refused) refundRequest(CUSTOMER_LIMITS.refusedCoupons, subject);
  }
}
