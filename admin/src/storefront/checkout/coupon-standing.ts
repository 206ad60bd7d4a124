import type { QuoteBody, QuoteDto } from '@contracts/storefront';

/** The most codes that an order takes; a test holds it to the server's limit. */
export const MAX_CODES = 6;

/** How a code that was typed, or came by a link, stands with an order. */
export type CouponStanding = { code: string } & (
  | { is: 'PENDING' }
  /** `later`: it counts for some customers only, which is decided when the order is placed. */
  | { is: 'COUNTS'; name: string; amountCents: number; later: boolean }
  /** It does not count together with the coupons `others`, which take more off. */
  | { is: 'SKIPPED'; others: string[] }
  | { is: 'REFUSED'; reason: string; message: string }
);

type Quoted = Pick<QuoteDto, 'coupons' | 'skippedCoupons' | 'refusals'>;

/** The codes as the server takes them: the first, and the further ones. */
export const couponFields = ([first, ...more]: readonly string[]): Pick<QuoteBody, 'coupon' | 'coupons'> => ({
  coupon: first ?? null,
  ...(more.length > 0 && { coupons: more }),
});

/** The codes of a body, in the order of `couponFields`. */
export const codesOf = ({ coupon, coupons }: Pick<QuoteBody, 'coupon' | 'coupons'>): string[] => [
  ...(coupon == null ? [] : [coupon]),
  ...(coupons ?? []),
];

/** The place among the codes of which a refusal speaks; null where it speaks of something else. */
export function couponPlace([root, index]: readonly (string | number)[]): number | null {
  if (root === 'coupon') return 0;
  return root === 'coupons' && typeof index === 'number' ? index + 1 : null;
}

/**
 * How each code stands, in the order of the codes.
 *
 * @param codes in capitals, as they were sent for this quote
 * @param quote null while none has come
 */
export function couponStandings(codes: readonly string[], quote: Quoted | null): CouponStanding[] {
  return codes.map((code, place) => {
    const counts = quote?.coupons.find((coupon) => coupon.code === code);
    if (counts) {
      const { name, amountCents, checkedWhenPlaced: later } = counts;
      return { code, is: 'COUNTS', name, amountCents, later };
    }
    const refusal = quote?.refusals.find(({ path }) => couponPlace(path) === place);
    if (refusal) return { code, is: 'REFUSED', reason: refusal.code, message: refusal.message };
    if (quote?.skippedCoupons.includes(code))
      return { code, is: 'SKIPPED', others: quote.coupons.map((coupon) => coupon.code) };
    return { code, is: 'PENDING' };
  });
}

/** The coupons that take something off without their code having been asked for. */
export const automaticCoupons = (quote: Pick<QuoteDto, 'coupons'> | null): QuoteDto['coupons'] =>
  quote?.coupons.filter(({ automatic }) => automatic) ?? [];

/** The one of the sent codes that the store refused when the order was placed, by its quote without it. */
export const refusedWhenPlaced = (
  codes: readonly string[],
  quote: Pick<QuoteDto, 'coupons' | 'skippedCoupons'>,
): string | null =>
  codes.find(
    (code) => !quote.skippedCoupons.includes(code) && !quote.coupons.some((coupon) => coupon.code === code),
  ) ?? null;

const NEEDS_MORE_ITEMS = ['COUPON_BELOW_MINIMUM', 'COUPON_ITEMS_MISSING', 'COUPON_UNITS_MISSING'];
const NEVER_COUNTS = [
  'COUPON_UNKNOWN',
  'COUPON_EXPIRED',
  'COUPON_CODE_EXPIRED',
  'COUPON_CODE_USED',
  'COUPON_NOT_ACTIVE',
  'COUPON_EXHAUSTED',
  'COUPON_BUDGET_SPENT',
  'COUPON_OTHER_BRANCH',
  'COUPON_OTHER_CHANNEL',
];

/** Whether more items from the menu make the code count. */
export const needsMoreItems = (standing: CouponStanding): boolean =>
  standing.is === 'REFUSED' && NEEDS_MORE_ITEMS.includes(standing.reason);

/** Whether no change of the order makes the code count. */
export const neverCounts = (
  standing: CouponStanding,
): standing is Extract<CouponStanding, { is: 'REFUSED' }> =>
  standing.is === 'REFUSED' && NEVER_COUNTS.includes(standing.reason);
