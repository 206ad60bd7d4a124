import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCoupon,
  checkCouponCustomer,
  COUPON_RULES,
  couponRefusalFor,
  dependsOnCustomer,
  type Coupon,
  type CouponCustomer,
  type CouponFacts,
  type CouponRefusalArgs,
  type CouponRefusalCode,
} from '../../../src/domain/campaign';
import type { Availability } from '../../../src/domain/menu';
import { ORDER_CHANNELS } from '../../../src/domain/orders';
import { aCoupon, aCustomer, someFacts } from './fixtures';

function recurring(changes: Partial<Availability>): Partial<Coupon> {
  const availability = { days: [], periods: [], fromDate: null, toDate: null, ...changes };
  return { validity: { kind: 'RECURRING', availability } };
}

function period(from: string | null, to: string | null): Partial<Coupon> {
  return { validity: { kind: 'PERIOD', from, to } };
}

const at = (now: string) => ({ now: new Date(now) });
const somebody = aCustomer({ orders: 3, lastOrderAt: '2026-03-01T15:00:00.000Z' });

type Case = [why: string, coupon: Partial<Coupon>, facts: Partial<CouponFacts>];

/** In the order of the design; each refused for its own reason alone. */
const REFUSED: [CouponRefusalCode, CouponRefusalArgs, ...Case][] = [
  ['COUPON_NOT_ACTIVE', {}, 'a draft', { state: 'DRAFT' }, {}],
  ['COUPON_NOT_ACTIVE', {}, 'paused', { state: 'PAUSED' }, {}],
  ['COUPON_NOT_ACTIVE', {}, 'archived', { state: 'ARCHIVED' }, {}],
  [
    'COUPON_NOT_YET',
    { from: '2026-03-10T15:00:00.001Z' },
    'a millisecond too early',
    period('2026-03-10T15:00:00.001Z', null),
    {},
  ],
  [
    'COUPON_NOT_YET',
    { from: '2026-03-11' },
    'the day before by the local clock',
    recurring({ fromDate: '2026-03-11' }),
    at('2026-03-11T02:59:59.000Z'),
  ],
  [
    'COUPON_EXPIRED',
    { to: '2026-03-10T15:00:00.000Z' },
    'the first instant after',
    period(null, '2026-03-10T15:00:00.000Z'),
    {},
  ],
  [
    'COUPON_EXPIRED',
    { to: '2026-03-09' },
    'the day after by the local clock',
    recurring({ toDate: '2026-03-09' }),
    at('2026-03-10T03:00:00.000Z'),
  ],
  ['COUPON_WRONG_TIME', {}, 'another weekday', recurring({ days: [1, 3] }), {}],
  ['COUPON_WRONG_TIME', {}, 'another hour', recurring({ periods: [{ from: '18:00', to: '23:00' }] }), {}],
  [
    'COUPON_WRONG_TIME',
    {},
    'another hour of its last day',
    recurring({ toDate: '2026-03-10', periods: [{ from: '18:00', to: '23:00' }] }),
    {},
  ],
  ['COUPON_OTHER_BRANCH', {}, 'of another branch', { branchIds: ['praia'] }, {}],
  ['COUPON_OTHER_CHANNEL', { channels: ['CHATBOT'] }, 'for the chatbot', { channels: ['CHATBOT'] }, {}],
  ['COUPON_OTHER_SERVICE', { services: ['TAKEOUT'] }, 'for takeout', { services: ['TAKEOUT'] }, {}],
  [
    'COUPON_OTHER_SERVICE',
    { services: ['DELIVERY'] },
    'off a fee that a takeout does not have',
    { kind: 'FREE_DELIVERY' },
    { type: 'TAKEOUT', deliveryFeeCents: 0 },
  ],
  ['COUPON_OTHER_PAYMENT', { paymentMethods: ['PIX'] }, 'for Pix', { paymentMethods: ['PIX'] }, {}],
  [
    'COUPON_BELOW_MINIMUM',
    { minCents: 5001, missingCents: 1 },
    'a cent short',
    { minSubtotalCents: 5001 },
    {},
  ],
  ['COUPON_EXHAUSTED', {}, 'used up', { usageLimit: 10 }, { uses: 10 }],
  ['COUPON_BUDGET_SPENT', {}, 'a cent too little left', { budgetCents: 1000 }, { spentCents: 501 }],
  [
    'COUPON_BUDGET_SPENT',
    {},
    'nothing left, though nothing is taken',
    { budgetCents: 1000, kind: 'FREE_DELIVERY' },
    { spentCents: 1000, deliveryFeeCents: 0 },
  ],
];

const ADMITTED: Case[] = [
  ['without restriction', {}, {}],
  ['from its first instant', period('2026-03-10T15:00:00.000Z', null), {}],
  ['until its last', period(null, '2026-03-10T15:00:00.001Z'), {}],
  [
    'on its first day by the local clock',
    recurring({ fromDate: '2026-03-11' }),
    at('2026-03-11T03:00:00.000Z'),
  ],
  ['on its last day by the local clock', recurring({ toDate: '2026-03-10' }), at('2026-03-11T02:59:59.000Z')],
  [
    'in its last night',
    recurring({ toDate: '2026-03-10', periods: [{ from: '22:00', to: '02:00' }] }),
    at('2026-03-11T04:00:00.000Z'),
  ],
  ['on its weekday', recurring({ days: [2] }), {}],
  ['at its branch', { branchIds: ['praia', 'centro'] }, {}],
  ['in its channel', { channels: ['STORE'] }, {}],
  ['for its service', { services: ['DELIVERY'] }, {}],
  ['for its payment', { paymentMethods: ['PIX', 'CASH'] }, {}],
  ['while no payment is chosen', { paymentMethods: ['PIX'] }, { payment: null }],
  ['at its minimum', { minSubtotalCents: 5000 }, {}],
  ['for its last use', { usageLimit: 10 }, { uses: 9 }],
  ['without limit of use', { usageLimit: 0, perCustomerLimit: 0 }, { uses: 1_000_000 }],
  ['to the last cent of its budget', { budgetCents: 1000 }, { spentCents: 500 }],
  ...(['NEW', 'RETURNING', 'INACTIVE_30'] as const).map(
    (audience): Case => [
      `of somebody for ${audience}, whoever orders`,
      { audience, perCustomerLimit: 1 },
      {},
    ],
  ),
];

describe('checkCoupon', () => {
  it('knows no coupon where there is none', () => {
    expect(checkCoupon(null, someFacts())).toEqual({ code: 'COUPON_UNKNOWN', args: {} });
  });

  it.each(REFUSED)('refuses with %s %j: %s', (code, args, _why, coupon, facts) => {
    expect(checkCoupon(aCoupon(coupon), someFacts(facts))).toEqual({ code, args });
  });

  it.each(ADMITTED)('admits %s', (_why, coupon, facts) => {
    expect(checkCoupon(aCoupon(coupon), someFacts(facts))).toBeNull();
  });

  it('checks in the order of the design', () => {
    expect(COUPON_RULES.map(({ code }) => code)).toEqual([...new Set(REFUSED.map(([code]) => code))]);
  });

  it('tells of several causes the first in that order', () => {
    // One cause per aspect, so that any two can hold together.
    const aspects: [CouponRefusalCode, Partial<Coupon>, Partial<CouponFacts>][] = [
      ['COUPON_NOT_ACTIVE', { state: 'PAUSED' }, {}],
      ['COUPON_WRONG_TIME', recurring({ days: [1] }), {}],
      ['COUPON_OTHER_BRANCH', { branchIds: ['praia'] }, {}],
      ['COUPON_OTHER_CHANNEL', { channels: ['PHONE'] }, {}],
      ['COUPON_OTHER_SERVICE', { services: ['DINE_IN'] }, {}],
      ['COUPON_OTHER_PAYMENT', { paymentMethods: ['PIX'] }, {}],
      ['COUPON_BELOW_MINIMUM', { minSubtotalCents: 9000 }, {}],
      ['COUPON_EXHAUSTED', { usageLimit: 1 }, { uses: 1 }],
      ['COUPON_BUDGET_SPENT', { budgetCents: 1 }, {}],
    ];
    fc.assert(
      fc.property(fc.subarray(aspects, { minLength: 1 }), (causes) => {
        const coupon = causes.reduce((whole, [, part]) => ({ ...whole, ...part }), aCoupon());
        const facts = causes.reduce((whole, [, , part]) => ({ ...whole, ...part }), someFacts());
        expect(checkCoupon(coupon, facts)?.code).toBe(causes[0]?.[0]);
      }),
    );
  });
});

const NOW = someFacts().now;
const monthAgo = { ...somebody, lastOrderAt: '2026-02-08T15:00:00.000Z' };
const almostMonthAgo = { ...somebody, lastOrderAt: '2026-02-08T15:00:00.001Z' };

describe('checkCouponCustomer', () => {
  it.each<[CouponRefusalCode, CouponRefusalArgs, string, Partial<Coupon>, CouponCustomer]>([
    ['COUPON_OTHER_AUDIENCE', { audience: 'NEW' }, 'not new', { audience: 'NEW' }, somebody],
    ['COUPON_OTHER_AUDIENCE', { audience: 'RETURNING' }, 'new', { audience: 'RETURNING' }, aCustomer()],
    [
      'COUPON_OTHER_AUDIENCE',
      { audience: 'INACTIVE_30' },
      'seen 29 days ago',
      { audience: 'INACTIVE_30' },
      almostMonthAgo,
    ],
    [
      'COUPON_OTHER_AUDIENCE',
      { audience: 'INACTIVE_30' },
      'never seen',
      { audience: 'INACTIVE_30' },
      aCustomer(),
    ],
    ['COUPON_CUSTOMER_LIMIT', { limit: 2 }, 'used twice', { perCustomerLimit: 2 }, { ...somebody, uses: 2 }],
    [
      'COUPON_OTHER_AUDIENCE',
      { audience: 'NEW' },
      'both at once',
      { audience: 'NEW', perCustomerLimit: 1 },
      { ...somebody, uses: 1 },
    ],
  ])('refuses with %s %j: %s', (code, args, _why, coupon, customer) => {
    expect(checkCouponCustomer(aCoupon(coupon), customer, NOW)).toEqual({ code, args });
    expect(dependsOnCustomer(aCoupon(coupon))).toBe(true);
  });

  it.each<[string, Partial<Coupon>, CouponCustomer]>([
    ['somebody new', { audience: 'NEW' }, aCustomer()],
    ['somebody known', { audience: 'RETURNING' }, somebody],
    ['somebody away for 30 days', { audience: 'INACTIVE_30' }, monthAgo],
    ['the last use of this customer', { perCustomerLimit: 2 }, { ...somebody, uses: 1 }],
    ['everybody, as often as they like', {}, { ...somebody, uses: 1_000_000 }],
  ])('admits %s', (_who, coupon, customer) => {
    expect(checkCouponCustomer(aCoupon(coupon), customer, NOW)).toBeNull();
  });

  it('asks nobody about a coupon that is for everybody', () => {
    expect(dependsOnCustomer(aCoupon({ usageLimit: 1, budgetCents: 1, services: ['DELIVERY'] }))).toBe(false);
  });

  it('tells a stranger the same of every reason, and the store’s own people the reason', () => {
    const reasons = [
      checkCouponCustomer(aCoupon({ audience: 'NEW' }), somebody, NOW),
      checkCouponCustomer(aCoupon({ perCustomerLimit: 1 }), { ...somebody, uses: 1 }, NOW),
    ];
    for (const reason of reasons) {
      const precise = ORDER_CHANNELS.filter((channel) => couponRefusalFor(channel, reason!) === reason);
      expect(precise).toEqual(['COUNTER', 'PHONE']);
      expect(couponRefusalFor('STORE', reason!)).toEqual({ code: 'COUPON_NOT_FOR_ORDER', args: {} });
    }
  });
});
