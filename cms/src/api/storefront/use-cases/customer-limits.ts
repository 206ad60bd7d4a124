import { networkOf } from '../../../domain/access';
import type { CouponRefusalCode } from '../../../domain/campaign';
import { environment } from '../../../environment';
import { ApiError } from '../../../errors/api-error';
import { allowRequest, refundRequest, type RequestLimit } from '../../../sessions/request-limit';

const MINUTE = 60;

/**
 * How much a network – a household, an office, a carrier's customers behind one address – may ask of a store. A
 * customer's page asks about thirty times on the way to an order; these leave room for some hundred at a time.
 */
export const CUSTOMER_LIMITS = {
  /** Profile, menu and the stream of its news. */
  pages: { name: 'store-pages', most: 600, seconds: MINUTE, step: 60 },
  quotes: { name: 'store-quotes', most: 300, seconds: MINUTE, step: 30 },
  orders: { name: 'store-orders', most: 30, seconds: MINUTE, step: 3 },
  /** Orders refused because of a coupon that is not for this customer: each says something about a phone. */
  refusedCoupons: { name: 'store-refused-coupons', most: 20, seconds: 60 * MINUTE, step: 2 },
  /** Couriers' phones, of all stores together. */
  courierPages: { name: 'courier-pages', most: 300, seconds: MINUTE, step: 30 },
  newCarts: { name: 'store-new-carts', most: 240, seconds: 60 * MINUTE, step: 8 },
  /** Changes of carts; as of orders, whose they are is not known before. */
  carts: { name: 'store-carts', most: 300, seconds: MINUTE, step: 30 },
  /** Pages of a payment provider, opened or asked for: each asks the provider. */
  checkouts: { name: 'store-checkouts', most: 60, seconds: MINUTE, step: 6 },
  /** Of all stores together: whose order it is, is not known before it is looked up. */
  tracking: { name: 'store-tracking', most: 600, seconds: MINUTE, step: 60 },
} as const satisfies Record<string, RequestLimit>;

const COUPON_NOT_FOR_ORDER: CouponRefusalCode = 'COUPON_NOT_FOR_ORDER';

/** On the machine itself (tests, benchmarks) nothing is limited. */
const isLocal = (ip: string) => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
const isExempt = (ip: string) => environment.trustProxy === 0 && isLocal(ip);

const subjectOf = (ip: string, store: string) => `${networkOf(ip)} ${store}`;

/**
 * Counts a customer's request, and refuses it with 429 when their network has asked too much.
 *
 * @param store what the request names the store by, so that nothing is looked up for who is refused
 */
export async function limitCustomer(limit: RequestLimit, ip: string, store = ''): Promise<void> {
  if (!isExempt(ip)) await allowRequest(limit, subjectOf(ip, store), new Date());
}

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
