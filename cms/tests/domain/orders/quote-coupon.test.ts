import { describe, expect, it } from 'vitest';
import type { Coupon, CouponRules } from '../../../src/domain/campaign';
import {
  quoteWithoutCoupon,
  type Quote,
  type QuoteFacts,
  type QuoteRequest,
  type Refusal,
} from '../../../src/domain/quote';
import { aRecord, couponFacts } from '../campaign/fixtures';
import { ADDRESS, anItem, ask, aZone, refusalsOf } from './fixtures';

const withCoupon = (changes: Partial<Coupon>): Partial<QuoteFacts> => ({
  coupons: couponFacts([aRecord(changes)]),
});

const some = (code: string, changes: Partial<Coupon> = {}) =>
  aRecord({ id: code, code, name: `The ${code}`, combinable: true, ...changes });

const delivery = { type: 'DELIVERY' as const, address: ADDRESS };
const forSomebody: CouponRules[] = [
  { audience: { audience: 'NEW', segments: [] } },
  { perCustomer: { perCustomerLimit: 1 } },
];

describe('a coupon', () => {
  const coupon = { coupon: 'WELCOME' };

  it('takes its discount off', () => {
    const asked = ask({}, coupon, withCoupon({}));
    expect(asked.discounts).toEqual([
      { source: 'COUPON', target: 'CART', amountCents: 400, reason: 'WELCOME' },
    ]);
    expect(asked.totals).toEqual({ itemsCents: 4000, feesCents: 0, discountsCents: 400, totalCents: 3600 });
  });

  it('is found however it is typed', () => {
    expect(ask({}, { coupon: ' welcome ' }, withCoupon({})).totals.discountsCents).toBe(400);
    expect(ask({}, { coupons: ['Welcome', 'WELCOME'] }, withCoupon({})).totals.discountsCents).toBe(400);
  });

  it('takes a delivery fee off', () => {
    const asked = ask({}, { ...coupon, ...delivery }, withCoupon({ kind: 'FREE_DELIVERY' }));
    expect(asked.totals).toMatchObject({ feesCents: 800, discountsCents: 800, totalCents: 4000 });
  });

  it('leaves no discount of nothing', () => {
    const asked = ask(
      { zones: [aZone({ feeCents: 0 })] },
      { ...coupon, ...delivery },
      withCoupon({ kind: 'FREE_DELIVERY' }),
    );
    expect(asked).toMatchObject({ discounts: [], refusals: [], fees: [{ amountCents: 0 }] });
  });

  it('that does not exist is refused where it was typed, and takes nothing off', () => {
    for (const facts of [{}, { coupons: couponFacts([]) }]) {
      expect(refusalsOf(ask({}, coupon, facts))).toEqual(['COUPON_UNKNOWN coupon']);
      expect(refusalsOf(ask({}, { ...coupon, coupons: ['A', 'B'] }, facts))).toEqual([
        'COUPON_UNKNOWN coupon',
        'COUPON_UNKNOWN coupons.0',
        'COUPON_UNKNOWN coupons.1',
      ]);
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
    ['COUPON_OTHER_CHANNEL', { rules: { channels: { channels: ['CHATBOT'] } } }, {}],
    ['COUPON_DELIVERY_ONLY', { kind: 'FREE_DELIVERY' }, {}],
    ['COUPON_OTHER_SERVICE', { rules: { services: { services: ['DELIVERY'] } } }, {}],
    ['COUPON_OTHER_PAYMENT', { rules: { payments: { paymentMethods: ['PIX'] } } }, { payment: 'CASH' }],
    [
      'COUPON_BELOW_MINIMUM',
      { rules: { minimum: { minSubtotalCents: 5000 } } },
      { items: [anItem('risotto'), anItem('soup', 9)] },
    ],
    ['COUPON_ITEMS_MISSING', { productIds: ['beer'] }, {}],
    ['COUPON_UNITS_MISSING', { kind: 'BUY_X_GET_Y' }, { items: [anItem('beer')] }],
    ['COUPON_BUDGET_SPENT', { rules: { budget: { budgetCents: 399 } } }, {}],
  ])('is refused with %s by what this order is', (code, changes, request) => {
    const asked = ask({}, { ...coupon, ...request }, withCoupon(changes));
    expect(asked.refusals).toContainEqual(expect.objectContaining({ code, path: ['coupon'] }));
    expect(asked.discounts).toEqual([]);
  });

  it('is refused by what the books say', () => {
    const used = (uses: number) => ({
      coupons: couponFacts([aRecord({ rules: { usage: { usageLimit: 5 } } }, { uses })]),
    });
    expect(refusalsOf(ask({}, coupon, used(5)))).toEqual(['COUPON_EXHAUSTED coupon']);
    expect(refusalsOf(ask({}, coupon, used(4)))).toEqual([]);
  });

  it('is named once it counts, and whether placing the order still has to decide about it', () => {
    const quoted = (changes: Partial<Coupon>) => ask({}, coupon, withCoupon(changes)).coupons;
    const named = { code: 'WELCOME', name: 'Welcome', amountCents: 400, automatic: false };
    expect(quoted({})).toEqual([{ ...named, checkedWhenPlaced: false }]);
    for (const rules of forSomebody)
      expect(quoted({ rules })).toEqual([{ ...named, checkedWhenPlaced: true }]);
    expect(quoted({ state: 'PAUSED' })).toEqual([]);
    expect(ask({}, {}, withCoupon({})).coupons).toEqual([]);
  });

  it('that is refused when the order is placed leaves the quote of an order without it', () => {
    const refusal: Refusal = { code: 'COUPON_NOT_FOR_ORDER', args: {}, path: ['coupon'] };
    const quoted = ask({}, coupon, withCoupon({ rules: forSomebody[0] ?? {} }));
    expect(quoteWithoutCoupon(quoted, 'WELCOME', refusal)).toEqual({
      ...ask({}, {}),
      typedCodes: ['WELCOME'],
      refusals: [refusal],
    });
  });

  it('counts when the order is placed, whenever it is for', () => {
    const today = { rules: { period: { from: null, to: '2026-03-11T03:00:00.000Z' } } };
    const tomorrow = { ...coupon, scheduledFor: '2026-03-11T16:00:00.000Z' };
    expect(refusalsOf(ask({}, tomorrow, withCoupon(today)))).toEqual([]);
  });
});

describe('several coupons', () => {
  const amounts = ({ coupons }: Quote) => coupons.map(({ code, amountCents }) => [code, amountCents]);

  it('that are combinable count together, by priority, each on the full price', () => {
    const coupons = couponFacts([some('TEN'), some('FIVE', { valueBps: 500, priority: 1 })]);
    const asked = ask({}, { coupons: ['TEN', 'FIVE'] }, { coupons });
    expect(amounts(asked)).toEqual([
      ['FIVE', 200],
      ['TEN', 400],
    ]);
    expect(asked.totals).toMatchObject({ discountsCents: 600, totalCents: 3400 });
  });

  it('never take off more than there is', () => {
    const fixed = { kind: 'FIXED' as const, valueCents: 3000 };
    const coupons = couponFacts([some('A', fixed), some('B', fixed), some('C', fixed)]);
    const asked = ask({}, { coupons: ['A', 'B', 'C'] }, { coupons });
    expect(amounts(asked)).toEqual([
      ['A', 3000],
      ['B', 1000],
      ['C', 0],
    ]);
    expect(asked.totals.totalCents).toBe(0);
  });

  it('discount a delivery fee once', () => {
    const free = { kind: 'FREE_DELIVERY' as const };
    const coupons = couponFacts([some('A', free), some('B', free)]);
    const asked = ask({}, { ...delivery, coupons: ['A', 'B'] }, { coupons });
    expect(asked.totals).toMatchObject({ feesCents: 800, discountsCents: 800, totalCents: 4000 });
  });

  it('of which one counts alone: what takes most off is chosen, of equal choices the one of more typed codes', () => {
    const alone = (valueBps: number) =>
      ask(
        {},
        { coupons: ['TEN', 'FIVE', 'ALONE'] },
        {
          coupons: couponFacts([
            some('TEN'),
            some('FIVE', { valueBps: 500 }),
            some('ALONE', { combinable: false, valueBps }),
          ]),
        },
      );
    expect([amounts(alone(1500)), alone(1500).skippedCoupons]).toEqual([
      [
        ['FIVE', 200],
        ['TEN', 400],
      ],
      ['ALONE'],
    ]);
    expect([amounts(alone(1502)), alone(1502).skippedCoupons]).toEqual([[['ALONE', 601]], ['TEN', 'FIVE']]);
  });

  it('of which one is refused when the order is placed keep the others', () => {
    const refusal: Refusal = { code: 'COUPON_NOT_FOR_ORDER', args: {}, path: ['coupon'] };
    const coupons = couponFacts([some('TEN'), some('NEW', { rules: forSomebody[0] ?? {} })]);
    const asked = ask({}, { coupons: ['TEN', 'NEW'] }, { coupons });
    const without = quoteWithoutCoupon(asked, 'NEW', refusal);
    expect(amounts(without)).toEqual([['TEN', 400]]);
    expect(without.totals).toMatchObject({ discountsCents: 400, totalCents: 3600 });
  });
});

describe('a coupon that applies by itself', () => {
  const automatic = (changes: Partial<Coupon> = {}, named = [some('TEN')]) => ({
    coupons: couponFacts(named, [some('AUTO', { autoApply: true, ...changes })]),
  });

  it('counts without being asked for, and is named', () => {
    expect(ask({}, {}, automatic())).toMatchObject({
      coupons: [
        { code: 'AUTO', name: 'The AUTO', amountCents: 400, automatic: true, checkedWhenPlaced: false },
      ],
      totals: { discountsCents: 400 },
    });
  });

  it('counts once where it is typed as well', () => {
    const record = some('AUTO', { autoApply: true });
    const coupons = couponFacts([record], [record]);
    expect(ask({}, { coupon: 'AUTO' }, { coupons }).coupons).toMatchObject([
      { code: 'AUTO', amountCents: 400, automatic: false },
    ]);
  });

  it('gives way to a typed one that takes off as much, unless they are combinable', () => {
    const apart = { combinable: false };
    const asked = ask({}, { coupon: 'TEN' }, automatic(apart, [some('TEN', apart)]));
    expect(asked.coupons.map(({ code }) => code)).toEqual(['TEN']);
    expect(asked.skippedCoupons).toEqual([]);
    expect(ask({}, { coupon: 'TEN' }, automatic()).coupons).toHaveLength(2);
  });

  it.each<[string, Partial<Coupon>]>([
    ['it is refused', { rules: { minimum: { minSubtotalCents: 9000 } } }],
    ['it takes nothing off', { valueBps: 0 }],
    ['it depends on who orders', { rules: { perCustomer: { perCustomerLimit: 1 } } }],
  ])('is not spoken of where %s', (_why, changes) => {
    expect(ask({}, {}, automatic(changes))).toMatchObject({ coupons: [], skippedCoupons: [], refusals: [] });
  });
});
