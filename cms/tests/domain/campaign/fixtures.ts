import type {
  Coupon,
  CouponCustomer,
  CouponFacts,
  CouponLine,
  CouponRecord,
} from '../../../src/domain/campaign';

/** Tuesday 10 March 2026, 12:00 in São Paulo. */
const NOON = '2026-03-10T15:00:00.000Z';

/** A coupon of 10 % that restricts nothing. */
export function aCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    id: 'coupon',
    code: 'WELCOME',
    name: 'Welcome',
    kind: 'PERCENT',
    state: 'ACTIVE',
    valueBps: 1000,
    valueCents: null,
    maxDiscountCents: null,
    productIds: [],
    categoryIds: [],
    buyQuantity: 1,
    getQuantity: 1,
    branchIds: [],
    combinable: false,
    autoApply: false,
    priority: 0,
    personalOnly: false,
    rules: {},
    ...changes,
  };
}

/** The coupon as the books know it: never used, by its shared code. */
export const aRecord = (
  coupon: Partial<Coupon> = {},
  books: Partial<Omit<CouponRecord, 'coupon'>> = {},
): CouponRecord => ({ coupon: aCoupon(coupon), uses: 0, spentCents: 0, personal: null, ...books });

/** The facts of a quote about coupons that were typed, by their codes, and about those that apply by themselves. */
export const couponFacts = (
  named: readonly CouponRecord[],
  automatic: readonly CouponRecord[] = [],
): { named: Map<string, CouponRecord>; automatic: readonly CouponRecord[] } => ({
  named: new Map(named.map((record) => [record.personal?.code ?? record.coupon.code, record])),
  automatic,
});

/** Two pizzas of 25.00. */
export const aLine = (changes: Partial<CouponLine> = {}): CouponLine => ({
  productId: 'pizza',
  categoryIds: ['mains'],
  quantity: 2,
  unit: 'UN',
  unitPriceCents: 2500,
  totalCents: 5000,
  ...changes,
});

/** An order of 50.00 for delivery at 8.00. */
export function someFacts(changes: Partial<CouponFacts> = {}): CouponFacts {
  return {
    now: new Date(NOON),
    timeZone: 'America/Sao_Paulo',
    branchId: 'centro',
    channel: 'STORE',
    type: 'DELIVERY',
    payment: 'CASH',
    lines: [aLine()],
    itemsCents: 5000,
    deliveryFeeCents: 800,
    ...changes,
  };
}

/** Somebody who orders for the first time. */
export function aCustomer(changes: Partial<CouponCustomer> = {}): CouponCustomer {
  return { id: 'ana', uses: 0, orders: 0, lastOrderAt: null, segment: 'NEW', ...changes };
}
