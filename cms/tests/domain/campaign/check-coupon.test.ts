import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCoupon,
  checkCouponCustomer,
  COUPON_RULES,
  couponRefusalFor,
  dependsOnCustomer,
  explainCoupon,
  type Coupon,
  type CouponCustomer,
  type CouponFacts,
  type CouponRecord,
  type CouponRefusalArgs,
  type CouponRefusalCode,
  type CouponRules,
  type PersonalCode,
} from '../../../src/domain/campaign';
import type { Availability } from '../../../src/domain/menu';
import { ORDER_CHANNELS } from '../../../src/domain/orders';
import { aCoupon, aCustomer, aLine, aRecord, someFacts } from './fixtures';

const rules = (one: CouponRules): Partial<Coupon> => ({ rules: one });

function hours(changes: Partial<Availability>): Partial<Coupon> {
  const availability = { days: [], periods: [], fromDate: null, toDate: null, ...changes };
  return rules({ hours: { availability } });
}

const period = (from: string | null, to: string | null) => rules({ period: { from, to } });
const audience = (
  name: 'NEW' | 'RETURNING' | 'INACTIVE_30' | 'SEGMENT',
  segments: NonNullable<CouponRules['audience']>['segments'] = [],
): CouponRules => ({ audience: { audience: name, segments } });
const perCustomer = (perCustomerLimit: number): CouponRules => ({ perCustomer: { perCustomerLimit } });

type Books = Partial<Omit<CouponRecord, 'coupon'>>;

const personal = (changes: Partial<PersonalCode> = {}): Books => ({
  personal: { code: 'ANA-1', customerId: null, expiresAt: null, isUsed: false, ...changes },
});

const at = (now: string) => ({ now: new Date(now) });
const somebody = aCustomer({ orders: 3, lastOrderAt: '2026-03-01T15:00:00.000Z' });

type Case = [why: string, coupon: Partial<Coupon>, facts: Partial<CouponFacts>, books?: Books];

/** In the order in which they are checked; each refused for its own reason alone. */
const REFUSED: [CouponRefusalCode, CouponRefusalArgs, ...Case][] = [
  ['COUPON_NOT_ACTIVE', {}, 'a draft', { state: 'DRAFT' }, {}],
  ['COUPON_NOT_ACTIVE', {}, 'paused', { state: 'PAUSED' }, {}],
  ['COUPON_NOT_ACTIVE', {}, 'archived', { state: 'ARCHIVED' }, {}],
  ['COUPON_CODE_USED', {}, 'a personal code that was used', {}, {}, personal({ isUsed: true })],
  [
    'COUPON_NOT_YET',
    { from: '2026-03-10T15:00:00.001Z' },
    'a millisecond too early',
    period('2026-03-10T15:00:00.001Z', null),
    {},
  ],
  [
    'COUPON_EXPIRED',
    { to: '2026-03-10T15:00:00.000Z' },
    'the first instant after',
    period(null, '2026-03-10T15:00:00.000Z'),
    {},
  ],
  [
    'COUPON_CODE_EXPIRED',
    { to: '2026-03-10T15:00:00.000Z' },
    'the first instant after a personal code',
    {},
    {},
    personal({ expiresAt: '2026-03-10T15:00:00.000Z' }),
  ],
  ['COUPON_WRONG_TIME', {}, 'another weekday', hours({ days: [1, 3] }), {}],
  ['COUPON_WRONG_TIME', {}, 'another hour', hours({ periods: [{ from: '18:00', to: '23:00' }] }), {}],
  [
    'COUPON_WRONG_TIME',
    {},
    'the day before by the local clock',
    hours({ fromDate: '2026-03-11' }),
    at('2026-03-11T02:59:59.000Z'),
  ],
  [
    'COUPON_WRONG_TIME',
    {},
    'the day after by the local clock',
    hours({ toDate: '2026-03-09' }),
    at('2026-03-10T03:00:00.000Z'),
  ],
  ['COUPON_OTHER_BRANCH', {}, 'of another branch', { branchIds: ['praia'] }, {}],
  [
    'COUPON_OTHER_CHANNEL',
    { channels: ['CHATBOT'] },
    'for the chatbot',
    rules({ channels: { channels: ['CHATBOT'] } }),
    {},
  ],
  ...(['FREE_DELIVERY', 'DELIVERY_DISCOUNT'] as const).map(
    (kind): [CouponRefusalCode, CouponRefusalArgs, ...Case] => [
      'COUPON_DELIVERY_ONLY',
      {},
      `${kind} of a takeout`,
      { kind },
      { type: 'TAKEOUT', deliveryFeeCents: 0 },
    ],
  ),
  [
    'COUPON_OTHER_SERVICE',
    { services: ['TAKEOUT'] },
    'for takeout',
    rules({ services: { services: ['TAKEOUT'] } }),
    {},
  ],
  [
    'COUPON_OTHER_PAYMENT',
    { paymentMethods: ['PIX'] },
    'for Pix',
    rules({ payments: { paymentMethods: ['PIX'] } }),
    {},
  ],
  [
    'COUPON_BELOW_MINIMUM',
    { minCents: 5001, missingCents: 1 },
    'a cent short',
    rules({ minimum: { minSubtotalCents: 5001 } }),
    {},
  ],
  ['COUPON_ITEMS_MISSING', {}, 'for a product that is not there', { productIds: ['cake'] }, {}],
  ['COUPON_ITEMS_MISSING', {}, 'for a category that is not there', { categoryIds: ['sweets'] }, {}],
  ['COUPON_ITEMS_MISSING', {}, 'without items', {}, { lines: [], itemsCents: 0 }],
  [
    'COUPON_ITEMS_MISSING',
    {},
    'a unit of what is weighed',
    { kind: 'FREE_ITEM' },
    { lines: [aLine({ unit: 'KG' })] },
  ],
  ['COUPON_UNITS_MISSING', { count: 2 }, 'two units short', { kind: 'BUY_X_GET_Y', buyQuantity: 3 }, {}],
  [
    'COUPON_UNITS_MISSING',
    { count: 1 },
    'without the unit that is free',
    { kind: 'BUY_X_GET_Y', buyQuantity: 2 },
    {},
  ],
  ['COUPON_EXHAUSTED', {}, 'used up', rules({ usage: { usageLimit: 10 } }), {}, { uses: 10 }],
  [
    'COUPON_BUDGET_SPENT',
    {},
    'a cent too little left',
    rules({ budget: { budgetCents: 1000 } }),
    {},
    { spentCents: 501 },
  ],
  [
    'COUPON_BUDGET_SPENT',
    {},
    'nothing left, though nothing is taken',
    { kind: 'FREE_DELIVERY', ...rules({ budget: { budgetCents: 1000 } }) },
    { deliveryFeeCents: 0 },
    { spentCents: 1000 },
  ],
];

const ADMITTED: Case[] = [
  ['without restriction', {}, {}],
  ['from its first instant', period('2026-03-10T15:00:00.000Z', null), {}],
  ['until its last', period(null, '2026-03-10T15:00:00.001Z'), {}],
  ['until the last instant of its code', {}, {}, personal({ expiresAt: '2026-03-10T15:00:00.001Z' })],
  ['by a code of somebody, whoever orders', {}, {}, personal({ customerId: 'ana' })],
  ['on its first day by the local clock', hours({ fromDate: '2026-03-11' }), at('2026-03-11T03:00:00.000Z')],
  ['on its last day by the local clock', hours({ toDate: '2026-03-10' }), at('2026-03-11T02:59:59.000Z')],
  [
    'in its last night',
    hours({ toDate: '2026-03-10', periods: [{ from: '22:00', to: '02:00' }] }),
    at('2026-03-11T04:00:00.000Z'),
  ],
  ['on its weekday', hours({ days: [2] }), {}],
  ['at its branch', { branchIds: ['praia', 'centro'] }, {}],
  ['in its channel', rules({ channels: { channels: ['STORE'] } }), {}],
  ['for its service', rules({ services: { services: ['DELIVERY'] } }), {}],
  ['for its payment', rules({ payments: { paymentMethods: ['PIX', 'CASH'] } }), {}],
  ['while no payment is chosen', rules({ payments: { paymentMethods: ['PIX'] } }), { payment: null }],
  ['at its minimum', rules({ minimum: { minSubtotalCents: 5000 } }), {}],
  ['for its product', { productIds: ['pizza'] }, {}],
  ['for its category, whatever the product', { productIds: ['cake'], categoryIds: ['mains'] }, {}],
  ['for as many units as it needs', { kind: 'BUY_X_GET_Y' }, {}],
  ['for its last use', rules({ usage: { usageLimit: 10 } }), {}, { uses: 9 }],
  ['without limit of use', {}, {}, { uses: 1_000_000, spentCents: 1_000_000 }],
  ['to the last cent of its budget', rules({ budget: { budgetCents: 1000 } }), {}, { spentCents: 500 }],
  ...(['NEW', 'RETURNING', 'INACTIVE_30', 'SEGMENT'] as const).map(
    (name): Case => [
      `of somebody for ${name}, whoever orders`,
      rules({ ...audience(name), ...perCustomer(1) }),
      {},
    ],
  ),
];

describe('checkCoupon', () => {
  it('knows no coupon where there is none', () => {
    expect(checkCoupon(null, someFacts())).toEqual({ code: 'COUPON_UNKNOWN', args: {} });
  });

  it.each(REFUSED)('refuses with %s %j: %s', (code, args, _why, coupon, facts, books) => {
    expect(checkCoupon(aRecord(coupon, books), someFacts(facts))).toEqual({ code, args });
  });

  it.each(ADMITTED)('admits %s', (_why, coupon, facts, books) => {
    expect(checkCoupon(aRecord(coupon, books), someFacts(facts))).toBeNull();
  });

  it('has a case for every refusal of every rule, in the order in which they are checked', () => {
    const ofOrders = COUPON_RULES.filter(({ about }) => about === 'ORDER');
    expect([...new Set(REFUSED.map(([code]) => code))]).toEqual(
      ofOrders.flatMap(({ words }) => Object.keys(words.en.refused)),
    );
  });

  it('tells of several causes the first in that order', () => {
    // One cause per aspect, so that any two can hold together.
    const aspects: [CouponRefusalCode, Partial<Coupon>, Partial<CouponFacts>, Books][] = [
      ['COUPON_NOT_ACTIVE', { state: 'PAUSED' }, {}, {}],
      ['COUPON_EXPIRED', period(null, '2026-03-01T00:00:00.000Z'), {}, {}],
      ['COUPON_CODE_EXPIRED', {}, {}, personal({ expiresAt: '2026-03-01T00:00:00.000Z' })],
      ['COUPON_WRONG_TIME', hours({ days: [1] }), {}, {}],
      ['COUPON_OTHER_BRANCH', { branchIds: ['praia'] }, {}, {}],
      ['COUPON_OTHER_CHANNEL', rules({ channels: { channels: ['PHONE'] } }), {}, {}],
      ['COUPON_OTHER_SERVICE', rules({ services: { services: ['DINE_IN'] } }), {}, {}],
      ['COUPON_OTHER_PAYMENT', rules({ payments: { paymentMethods: ['PIX'] } }), {}, {}],
      ['COUPON_BELOW_MINIMUM', rules({ minimum: { minSubtotalCents: 9000 } }), {}, {}],
      ['COUPON_ITEMS_MISSING', { productIds: ['cake'] }, {}, {}],
      ['COUPON_EXHAUSTED', rules({ usage: { usageLimit: 1 } }), {}, { uses: 1 }],
      ['COUPON_BUDGET_SPENT', rules({ budget: { budgetCents: 1 } }), {}, { spentCents: 1 }],
    ];
    fc.assert(
      fc.property(fc.subarray(aspects, { minLength: 1 }), (causes) => {
        const coupon = causes.reduce(
          (whole, [, part]) => ({ ...whole, ...part, rules: { ...whole.rules, ...part.rules } }),
          aCoupon(),
        );
        const facts = causes.reduce((whole, [, , part]) => ({ ...whole, ...part }), someFacts());
        const books = causes.reduce<Books>((whole, [, , , part]) => ({ ...whole, ...part }), {});
        expect(checkCoupon(aRecord(coupon, books), facts)?.code).toBe(causes[0]?.[0]);
      }),
    );
  });
});

const NOW = someFacts().now;
const monthAgo = { ...somebody, lastOrderAt: '2026-02-08T15:00:00.000Z' };
const almostMonthAgo = { ...somebody, lastOrderAt: '2026-02-08T15:00:00.001Z' };

type CustomerCase = [why: string, rules: CouponRules, customer: CouponCustomer, books?: Books];

describe('checkCouponCustomer', () => {
  it.each<[CouponRefusalCode, CouponRefusalArgs, ...CustomerCase]>([
    ['COUPON_OTHER_CUSTOMER', {}, 'a code of somebody else', {}, somebody, personal({ customerId: 'bia' })],
    [
      'COUPON_OTHER_CUSTOMER',
      {},
      'a code of somebody, of a stranger',
      {},
      aCustomer({ id: null }),
      personal({ customerId: 'bia' }),
    ],
    ['COUPON_OTHER_AUDIENCE', { audience: 'NEW' }, 'not new', audience('NEW'), somebody],
    ['COUPON_OTHER_AUDIENCE', { audience: 'RETURNING' }, 'new', audience('RETURNING'), aCustomer()],
    [
      'COUPON_OTHER_AUDIENCE',
      { audience: 'INACTIVE_30' },
      'seen 29 days ago',
      audience('INACTIVE_30'),
      almostMonthAgo,
    ],
    [
      'COUPON_OTHER_AUDIENCE',
      { audience: 'INACTIVE_30' },
      'never seen',
      audience('INACTIVE_30'),
      aCustomer(),
    ],
    [
      'COUPON_OTHER_AUDIENCE',
      { audience: 'SEGMENT' },
      'of another segment',
      audience('SEGMENT', ['LOYAL', 'CHAMPION']),
      aCustomer({ segment: 'LOST' }),
    ],
    [
      'COUPON_OTHER_AUDIENCE',
      { audience: 'SEGMENT' },
      'of no segment',
      audience('SEGMENT'),
      aCustomer({ segment: null }),
    ],
    ['COUPON_CUSTOMER_LIMIT', { limit: 2 }, 'used twice', perCustomer(2), { ...somebody, uses: 2 }],
    [
      'COUPON_OTHER_AUDIENCE',
      { audience: 'NEW' },
      'both at once',
      { ...perCustomer(1), ...audience('NEW') },
      { ...somebody, uses: 1 },
    ],
  ])('refuses with %s %j: %s', (code, args, _why, couponRules, customer, books) => {
    const record = aRecord(rules(couponRules), books);
    expect(checkCouponCustomer(record, customer, NOW)).toEqual({ code, args });
    expect(dependsOnCustomer(record)).toBe(true);
  });

  it.each<CustomerCase>([
    ['somebody new', audience('NEW'), aCustomer()],
    ['somebody known', audience('RETURNING'), somebody],
    ['somebody away for 30 days', audience('INACTIVE_30'), monthAgo],
    [
      'somebody of one of the segments',
      audience('SEGMENT', ['LOST', 'LOYAL']),
      aCustomer({ segment: 'LOYAL' }),
    ],
    ['somebody of any segment', audience('SEGMENT'), aCustomer({ segment: 'LOST' })],
    ['the last use of this customer', perCustomer(2), { ...somebody, uses: 1 }],
    ['everybody, as often as they like', {}, { ...somebody, uses: 1_000_000 }],
    ['whose code it is', {}, aCustomer({ id: 'ana' }), personal({ customerId: 'ana' })],
    ['whoever has a code of nobody', {}, aCustomer({ id: null }), personal()],
  ])('admits %s', (_who, couponRules, customer, books) => {
    expect(checkCouponCustomer(aRecord(rules(couponRules), books), customer, NOW)).toBeNull();
  });

  it('asks nobody about a coupon that is for everybody', () => {
    const open: CouponRules = {
      usage: { usageLimit: 1 },
      budget: { budgetCents: 1 },
      services: { services: ['DELIVERY'] },
    };
    expect(dependsOnCustomer(aRecord(rules(open), personal()))).toBe(false);
  });

  it('tells a stranger the same of every reason, and the store’s own people the reason', () => {
    const reasons = [
      checkCouponCustomer(aRecord(rules(audience('NEW'))), somebody, NOW),
      checkCouponCustomer(aRecord(rules(perCustomer(1))), { ...somebody, uses: 1 }, NOW),
      checkCouponCustomer(aRecord({}, personal({ customerId: 'bia' })), somebody, NOW),
    ];
    for (const reason of reasons) {
      const precise = ORDER_CHANNELS.filter((channel) => couponRefusalFor(channel, reason!) === reason);
      expect(precise).toEqual(['COUNTER', 'PHONE']);
      expect(couponRefusalFor('STORE', reason!)).toEqual({ code: 'COUPON_NOT_FOR_ORDER', args: {} });
    }
  });
});

describe('explainCoupon', () => {
  const record = aRecord(
    rules({ minimum: { minSubtotalCents: 9000 }, usage: { usageLimit: 1 }, ...perCustomer(1) }),
    { uses: 1 },
  );
  const explained = (customer: CouponCustomer | null) =>
    Object.fromEntries(
      explainCoupon(record, someFacts(), someFacts(), customer).map((each) => [each.rule, each]),
    );

  it('gives the verdict of every rule that the coupon has, not only of the first that refuses', () => {
    const verdicts = explained(aCustomer({ uses: 1 }));
    expect(verdicts).toMatchObject({
      state: { verdict: 'MET', refusal: null },
      minimum: { verdict: 'REFUSED', refusal: { code: 'COUPON_BELOW_MINIMUM' } },
      usage: { verdict: 'REFUSED', refusal: { code: 'COUPON_EXHAUSTED', args: {} } },
      perCustomer: { verdict: 'REFUSED', refusal: { code: 'COUPON_CUSTOMER_LIMIT', args: { limit: 1 } } },
    });
    expect(verdicts).not.toHaveProperty('budget');
    expect(verdicts).not.toHaveProperty('audience');
  });

  it('leaves open what depends on somebody who is not known', () => {
    expect(explained(null).perCustomer).toEqual({ rule: 'perCustomer', verdict: 'UNDECIDED', refusal: null });
    expect(explained(aCustomer()).perCustomer?.verdict).toBe('MET');
  });
});
