import type { Discount } from '../orders/order';
import { checkCoupon, dependsOnCustomer, type CouponRecord, type CouponRefusal } from './check-coupon';
import type { CouponFacts } from './coupon';
import { couponDiscount } from './coupon-discount';

/** A coupon that a request names: its code as typed, and its stored record, if there is one. */
export interface NamedCoupon {
  code: string;
  record: CouponRecord | null;
}

export interface AppliedCoupon {
  record: CouponRecord;
  /** The code as it stands in the order: the typed one, or the coupon's own. */
  code: string;
  isAutomatic: boolean;
  /** Of an amount > 0; null where there was nothing left to take it off. */
  discount: Discount | null;
}

export interface AppliedCoupons {
  applied: AppliedCoupon[];
  /** Codes that were typed and count alone, but not together with those that are applied. */
  skipped: string[];
  refused: { code: string; refusal: CouponRefusal }[];
}

interface Candidate {
  code: string;
  record: CouponRecord;
  isAutomatic: boolean;
}

/**
 * Which coupons count for an order: the ones that were typed, and those that apply by themselves.
 *
 * A coupon counts once, by the first of its codes that were typed. One that is not combinable counts alone. Of all combinable
 * ones together and each other one alone, the choice that takes most off is made; of equal ones, that with a typed code, then
 * that of the higher priority. Coupons that are applied together are applied by priority, each on the full price, and none
 * takes off more than the others left: two coupons for the delivery fee discount it once. Automatic coupons that depend on who orders are left out.
 */
export function applyCoupons(
  named: readonly NamedCoupon[],
  automatic: readonly CouponRecord[],
  order: CouponFacts,
): AppliedCoupons {
  const candidates: Candidate[] = [];
  const repeated: string[] = [];
  const refused: AppliedCoupons['refused'] = [];
  const typed = new Set<string>();
  for (const { code, record } of named) {
    const refusal = checkCoupon(record, order);
    if (refusal) refused.push({ code, refusal });
    else if (record && typed.has(record.coupon.id)) repeated.push(code);
    else if (record) {
      typed.add(record.coupon.id);
      candidates.push({ code, record, isAutomatic: false });
    }
  }
  for (const record of automatic) {
    const isOpen = !typed.has(record.coupon.id) && !dependsOnCustomer(record);
    if (isOpen && !checkCoupon(record, order))
      candidates.push({ code: record.coupon.code, record, isAutomatic: true });
  }

  const applied = bestChoice(candidates, order);
  const chosen = new Set(applied.map(({ code }) => code));
  return {
    // An automatic coupon that takes nothing off is not worth naming.
    applied: applied.filter(({ isAutomatic, discount }) => !isAutomatic || discount !== null),
    skipped: [
      ...candidates
        .filter(({ code, isAutomatic }) => !isAutomatic && !chosen.has(code))
        .map(({ code }) => code),
      ...repeated,
    ],
    refused,
  };
}

function bestChoice(candidates: readonly Candidate[], order: CouponFacts): AppliedCoupon[] {
  const together = candidates.filter(({ record }) => record.coupon.combinable);
  const alone = candidates.filter(({ record }) => !record.coupon.combinable);
  let best: AppliedCoupon[] = [];
  let bestRank: number[] | null = null;
  for (const choice of [together, ...alone.map((one) => [one])]) {
    if (choice.length === 0) continue;
    const applied = applyAll(choice, order);
    const rank = rankOf(applied);
    if (bestRank && !isHigher(rank, bestRank)) continue;
    [best, bestRank] = [applied, rank];
  }
  return best;
}

function isHigher(rank: readonly number[], other: readonly number[]): boolean {
  const differs = rank.findIndex((value, index) => value !== other[index]);
  return differs >= 0 && (rank[differs] ?? 0) > (other[differs] ?? 0);
}

const rankOf = (choice: readonly AppliedCoupon[]): number[] => [
  choice.reduce((sum, { discount }) => sum + (discount?.amountCents ?? 0), 0),
  choice.filter(({ isAutomatic }) => !isAutomatic).length,
  Math.max(...choice.map(({ record }) => record.coupon.priority)),
];

function applyAll(choice: readonly Candidate[], order: CouponFacts): AppliedCoupon[] {
  const left = { ITEMS: order.itemsCents, DELIVERY: order.deliveryFeeCents };
  return [...choice]
    .sort((a, b) => b.record.coupon.priority - a.record.coupon.priority || (a.code < b.code ? -1 : 1))
    .map(({ code, record, isAutomatic }) => {
      const discount = couponDiscount(record.coupon, order);
      const pot = discount.target === 'DELIVERY' ? 'DELIVERY' : 'ITEMS';
      const amountCents = Math.min(discount.amountCents, left[pot]);
      left[pot] -= amountCents;
      return {
        record,
        code,
        isAutomatic,
        discount: amountCents > 0 ? { ...discount, amountCents, reason: code } : null,
      };
    });
}
