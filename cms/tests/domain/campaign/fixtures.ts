import type { Coupon, CouponCustomer, CouponFacts } from '../../../src/domain/campaign';

/** Tuesday 10 March 2026, 12:00 in São Paulo. */
const NOON = '2026-03-10T15:00:00.000Z';

/** A coupon of 10 % that restricts nothing. */
export function aCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    id: 'coupon',
    code: 'WELCOME',
    kind: 'PERCENT',
    state: 'ACTIVE',
    valueBps: 1000,
    valueCents: null,
    maxDiscountCents: null,
    minSubtotalCents: 0,
    usageLimit: 0,
    perCustomerLimit: 0,
    budgetCents: null,
    audience: 'ALL',
    branchIds: [],
    channels: [],
    services: [],
    paymentMethods: [],
    validity: { kind: 'ALWAYS' },
    ...changes,
  };
}

/** An order of 50.00 for delivery at 8.00. */
export function someFacts(changes: Partial<CouponFacts> = {}): CouponFacts {
  return {
    now: new Date(NOON),
    timeZone: 'America/Sao_Paulo',
    branchId: 'centro',
    channel: 'STORE',
    type: 'DELIVERY',
    payment: 'CASH',
    itemsCents: 5000,
    deliveryFeeCents: 800,
    uses: 0,
    spentCents: 0,
    ...changes,
  };
}

/** Somebody who orders for the first time. */
export function aCustomer(changes: Partial<CouponCustomer> = {}): CouponCustomer {
  return { uses: 0, orders: 0, lastOrderAt: null, ...changes };
}
