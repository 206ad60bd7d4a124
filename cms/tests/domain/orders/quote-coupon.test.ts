import { describe, expect, it } from 'vitest';
import type { Coupon } from '../../../src/domain/campaign';
import {
  quoteWithoutCoupon,
  type QuoteFacts,
  type QuoteRequest,
  type Refusal,
} from '../../../src/domain/quote';
import { aCoupon } from '../campaign/fixtures';
import { ADDRESS, anItem, ask, aZone, refusalsOf } from './fixtures';

function withCoupon(changes: Partial<Coupon>): Partial<QuoteFacts> {
  return { coupon: { coupon: aCoupon(changes), uses: 0, spentCents: 0 } };
}

describe('a coupon', () => {
  const coupon = { coupon: 'WELCOME' };

  it('takes its discount off', () => {
    const asked = ask({}, coupon, withCoupon({}));
    expect(asked.discounts).toEqual([
      { source: 'COUPON', target: 'CART', amountCents: 400, reason: 'WELCOME' },
    ]);
    expect(asked.totals).toEqual({ itemsCents: 4000, feesCents: 0, discountsCents: 400, totalCents: 3600 });
  });

  it('takes a delivery fee off', () => {
    const request = { ...coupon, type: 'DELIVERY' as const, address: ADDRESS };
    const asked = ask({}, request, withCoupon({ kind: 'FREE_DELIVERY' }));
    expect(asked.totals).toMatchObject({ feesCents: 800, discountsCents: 800, totalCents: 4000 });
  });

  it('leaves no discount of nothing', () => {
    const request = { ...coupon, type: 'DELIVERY' as const, address: ADDRESS };
    const asked = ask({ zones: [aZone({ feeCents: 0 })] }, request, withCoupon({ kind: 'FREE_DELIVERY' }));
    expect(asked).toMatchObject({ discounts: [], refusals: [], fees: [{ amountCents: 0 }] });
  });

  it('that does not exist is refused and takes nothing off', () => {
    for (const facts of [{}, { coupon: null }]) {
      expect(refusalsOf(ask({}, coupon, facts))).toEqual(['COUPON_UNKNOWN coupon']);
    }
    expect(ask({}, coupon).totals.totalCents).toBe(4000);
  });

  it('that nobody asked for does nothing', () => {
    expect(ask({}, {}, withCoupon({}))).toMatchObject({ discounts: [], refusals: [] });
    expect(ask({}, { coupon: '' }, withCoupon({}))).toMatchObject({ discounts: [], refusals: [] });
  });

  it.each<[string, Partial<Coupon>, Partial<QuoteRequest>]>([
    ['COUPON_NOT_ACTIVE', { state: 'PAUSED' }, {}],
    ['COUPON_OTHER_BRANCH', { branchIds: ['praia'] }, {}],
    ['COUPON_OTHER_CHANNEL', { channels: ['CHATBOT'] }, {}],
    ['COUPON_OTHER_SERVICE', { services: ['DELIVERY'] }, {}],
    ['COUPON_OTHER_PAYMENT', { paymentMethods: ['PIX'] }, { payment: 'CASH' }],
    ['COUPON_BELOW_MINIMUM', { minSubtotalCents: 5000 }, { items: [anItem('risotto'), anItem('soup', 9)] }],
    ['COUPON_BUDGET_SPENT', { budgetCents: 399 }, {}],
  ])('is refused with %s by what this order is', (code, changes, request) => {
    const asked = ask({}, { ...coupon, ...request }, withCoupon(changes));
    expect(asked.refusals).toContainEqual(expect.objectContaining({ code, path: ['coupon'] }));
    expect(asked.discounts).toEqual([]);
  });

  it('is refused by what the books say', () => {
    const record = { coupon: aCoupon({ usageLimit: 5 }), spentCents: 0, uses: 5 };
    expect(refusalsOf(ask({}, coupon, { coupon: record }))).toEqual(['COUPON_EXHAUSTED coupon']);
    expect(refusalsOf(ask({}, coupon, { coupon: { ...record, uses: 4 } }))).toEqual([]);
  });

  it('is named once it counts, and whether placing the order still has to decide about it', () => {
    const quoted = (changes: Partial<Coupon>) => ask({}, coupon, withCoupon(changes)).coupon;
    expect(quoted({})).toEqual({ code: 'WELCOME', checkedWhenPlaced: false });
    for (const some of [{ audience: 'NEW' as const }, { perCustomerLimit: 1 }])
      expect(quoted(some)).toEqual({ code: 'WELCOME', checkedWhenPlaced: true });
    expect(quoted({ state: 'PAUSED' })).toBeNull();
    expect(ask({}, {}, withCoupon({})).coupon).toBeNull();
  });

  it('that is refused when the order is placed leaves the quote of an order without it', () => {
    const refusal: Refusal = { code: 'COUPON_NOT_FOR_ORDER', args: {}, path: ['coupon'] };
    const without = quoteWithoutCoupon(ask({}, coupon, withCoupon({ audience: 'NEW' })), refusal);
    expect(without).toEqual({ ...ask({}, {}), refusals: [refusal] });
  });

  it('counts when the order is placed, whenever it is for', () => {
    const today: Partial<Coupon> = {
      validity: { kind: 'PERIOD', from: null, to: '2026-03-11T03:00:00.000Z' },
    };
    const tomorrow = { ...coupon, scheduledFor: '2026-03-11T16:00:00.000Z' };
    expect(refusalsOf(ask({}, tomorrow, withCoupon(today)))).toEqual([]);
  });
});
