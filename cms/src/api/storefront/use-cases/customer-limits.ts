import type { CouponRefusalCode } from '../../../domain/campaign';
import { couponCodes } from '../../../domain/quote';
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
  /** Quotes and orders with coupon codes that the store does not have: personal codes must not be guessed. */
  couponGuesses: { name: 'store-coupon-guesses', most: 30, seconds: HOUR_SEC, step: 3 },
  /** Links to loyalty cards; each may send a mail. */
  loyaltyLinks: { name: 'store-loyalty-links', most: 20, seconds: HOUR_SEC, step: 2 },
  newCarts: { name: 'store-new-carts', most: 240, seconds: HOUR_SEC, step: 8 },
  /** Changes of carts; as of orders, whose they are is not known before. */
  carts: { name: 'store-carts', most: 300, seconds: MINUTE_SEC, step: 30 },
  /** Pages of a payment provider, opened or asked for: each asks the provider. */
  checkouts: { name: 'store-checkouts', most: 60, seconds: MINUTE_SEC, step: 6 },
  /** Of all stores together: whose order it is, is not known before it is looked up. */
  tracking: { name: 'store-tracking', most: 600, seconds: MINUTE_SEC, step: 60 },
} as const satisfies Record<string, RequestLimit>;

const COUPON_NOT_FOR_ORDER: CouponRefusalCode = 'COUPON_NOT_FOR_ORDER';
const COUPON_UNKNOWN: CouponRefusalCode = 'COUPON_UNKNOWN';

type Request = Parameters<typeof couponCodes>[0];

interface Subject {
  ip: string;
  /** The branch that is asked. */
  store: string;
}

/** Prices an order, and counts the codes that the store does not have; see `countOutcome`. */
export const limitQuotedCoupons = <T extends { refusals: readonly { code: string }[] }>(
  request: Request,
  subject: Subject,
  quote: () => Promise<T>,
): Promise<T> =>
  countOutcome(CUSTOMER_LIMITS.couponGuesses, couponCodes(request).length, subject, quote, {
    ofAnswer: ({ refusals }) => countUnknown(refusals),
    ofError: () => 0,
  });

/**
 * Places an order, and counts it where it is refused because its coupon is not for this customer, and the codes that the
 * store does not have; see `countOutcome`.
 */
export function limitRefusedCoupons<T>(
  request: Request,
  subject: Subject,
  place: () => Promise<T>,
): Promise<T> {
  const codes = couponCodes(request).length;
  const guarded = () =>
    countOutcome(CUSTOMER_LIMITS.couponGuesses, codes, subject, place, {
      ofAnswer: () => 0,
      ofError: (error) => (error instanceof ApiError ? countUnknown(error.options.issues ?? []) : 0),
    });
  return countOutcome(CUSTOMER_LIMITS.refusedCoupons, Math.min(codes, 1), subject, guarded, {
    ofAnswer: () => 0,
    ofError: (error) => (error instanceof ApiError && error.code === COUPON_NOT_FOR_ORDER ? 1 : 0),
  });
}

const countUnknown = (refusals: readonly { code: string }[]): number =>
  refusals.filter(({ code }) => code === COUPON_UNKNOWN).length;

/**
 * Counts what a request turns out to be. As much as it can be is counted before that is known, so that whoever may not try
 * another gets the same answer whatever it would have been; what it is not is given back.
 *
 * @param most how much the request can count for; with 0 nothing is counted
 */
async function countOutcome<T>(
  limit: RequestLimit,
  most: number,
  { ip, store }: Subject,
  run: () => Promise<T>,
  counted: { ofAnswer: (answer: T) => number; ofError: (error: unknown) => number },
): Promise<T> {
  if (most === 0 || isExempt(ip)) return run();
  const subject = subjectOf(ip, store);
  let count = 0;
  let allowed = 0;
  try {
    for (; allowed < most; allowed += 1) await allowRequest(limit, subject, new Date());
    const answer = await run();
    count = counted.ofAnswer(answer);
    return answer;
  } catch (error) {
    count = counted.ofError(error);
    throw error;
  } finally {
    for (let each = count; each < allowed; each += 1) refundRequest(limit, subject);
  }
}
