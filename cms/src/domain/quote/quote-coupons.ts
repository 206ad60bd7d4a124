import { applyCoupons, couponLines, dependsOnCustomer, type CouponFacts } from '../campaign';
import type { OrderItem } from '../orders/order';
import type { StoreContext } from '../orders/store';
import { totalsOf } from '../orders/totals';
import type { Quote, QuoteFacts, QuoteRequest } from './quote';
import type { Refusal } from './refusal';

export interface QuotedCoupon {
  /** As it was typed; of an automatic coupon, its own. */
  code: string;
  name: string;
  /** What it takes off, minor units ≥ 0. */
  amountCents: number;
  /** It was applied without being asked for. */
  automatic: boolean;
  /** It counts for some customers only. A quote is the same for everybody, so that is decided when the order is placed. */
  checkedWhenPlaced: boolean;
}

/** A quote of which a coupon is refused after all: the same without its discount, and with the refusal. */
export function quoteWithoutCoupon(quoted: Quote, code: string, refusal: Refusal): Quote {
  const applied = quoted.applied.filter((each) => each.code !== code);
  const discounts = quoted.discounts.filter(({ source, reason }) => source !== 'COUPON' || reason !== code);
  return {
    ...quoted,
    discounts,
    totals: totalsOf(quoted.items, quoted.fees, discounts),
    coupons: quoted.coupons.filter((each) => each.code !== code),
    applied,
    refusals: [...quoted.refusals, refusal],
  };
}

/** The first of the typed codes that counts, whatever the order in which the coupons are applied; null without one. */
export function firstTypedCoupon({
  coupons,
  typedCodes,
}: Pick<Quote, 'coupons' | 'typedCodes'>): QuotedCoupon | null {
  const typed = coupons.filter(({ automatic }) => !automatic);
  const byCode = new Map(typed.map((coupon) => [coupon.code, coupon]));
  return typedCodes.flatMap((code) => byCode.get(code) ?? [])[0] ?? null;
}

/** The codes that a request names, in capitals and each once. */
export function couponCodes({ coupon, coupons }: Pick<QuoteRequest, 'coupon' | 'coupons'>): string[] {
  const typed = [coupon ?? '', ...(coupons ?? [])].map((code) => code.trim().toUpperCase());
  return [...new Set(typed.filter((code) => code !== ''))];
}

/** The coupons of a request and the automatic ones, applied to the items that can be sold. */
export function applyRequested(
  { branch, menu }: StoreContext,
  request: QuoteRequest,
  { now, channel, coupons }: QuoteFacts,
  items: readonly OrderItem[],
  deliveryFeeCents: number,
): Pick<Quote, 'discounts' | 'coupons' | 'skippedCoupons' | 'applied' | 'refusals'> {
  const codes = couponCodes(request);
  const automatic = coupons?.automatic ?? [];
  if (codes.length + automatic.length === 0)
    return { discounts: [], coupons: [], skippedCoupons: [], applied: [], refusals: [] };
  const order: CouponFacts = {
    now,
    timeZone: branch.timezone,
    branchId: branch.id,
    channel,
    type: request.type,
    payment: request.payment ?? null,
    lines: couponLines(items, menu),
    itemsCents: totalsOf(items, [], []).itemsCents,
    deliveryFeeCents,
  };
  const named = codes.map((code) => ({ code, record: coupons?.named.get(code) ?? null }));
  const { applied, skipped, refused } = applyCoupons(named, automatic, order);
  return {
    discounts: applied.flatMap(({ discount }) => (discount ? [discount] : [])),
    coupons: applied.map(({ code, record, isAutomatic, discount }) => ({
      code,
      name: record.coupon.name,
      amountCents: discount?.amountCents ?? 0,
      automatic: isAutomatic,
      checkedWhenPlaced: dependsOnCustomer(record),
    })),
    skippedCoupons: skipped,
    applied,
    refusals: refused.map(({ code, refusal }) => ({ ...refusal, path: pathOf(request, code) })),
  };
}

/** Where in the request a code stands. */
function pathOf({ coupon, coupons }: QuoteRequest, code: string): Refusal['path'] {
  if (coupon?.trim().toUpperCase() === code) return ['coupon'];
  return ['coupons', (coupons ?? []).findIndex((each) => each.trim().toUpperCase() === code)];
}
