import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUPON_KINDS } from '../../../src/domain/campaign';
import { REWARD_KINDS } from '../../../src/domain/loyalty';
import { ORDER_TYPES, PAYMENT_METHODS } from '../../../src/domain/orders';
import { quote, type QuoteFacts, type QuoteRequest } from '../../../src/domain/quote';
import { MINUTE_MS } from '../../../src/domain/time';
import { aRecord, couponFacts } from '../campaign/fixtures';
import { ADDRESS, anItem, aRequest, aStore, aZone, NOON } from './fixtures';

const cents = fc.integer({ min: 0, max: 20_000 });

const extras = fc.array(
  fc.record({
    extraId: fc.constantFrom('cheese', 'olives', 'bacon'),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 3 },
);
const item: fc.Arbitrary<QuoteRequest['items'][number]> = fc.record({
  productId: fc.constantFrom('risotto', 'beer', 'cake', 'pizza', 'soup'),
  variationId: fc.constantFrom(null, 'small', 'large'),
  quantity: fc.integer({ min: 0, max: 8 }),
  extras: fc.oneof(fc.constant([]), extras),
});
const goodItem = fc.oneof(
  fc
    .tuple(fc.constantFrom('risotto', 'beer'), fc.integer({ min: 1, max: 3 }))
    .map(([id, n]) => anItem(id, n)),
  fc
    .tuple(fc.constantFrom('small', 'large'), fc.integer({ min: 1, max: 3 }))
    .map(([variationId, n]) => anItem('pizza', n, { variationId })),
);
const minutesFromNow = fc
  .integer({ min: -600, max: 6000 })
  .map((minutes) => new Date(NOON.getTime() + minutes * MINUTE_MS).toISOString());

const request: fc.Arbitrary<QuoteRequest> = fc.record({
  type: fc.constantFrom(...ORDER_TYPES),
  items: fc.array(fc.oneof(item, goodItem), { maxLength: 5 }),
  address: fc.constantFrom(null, ADDRESS, { ...ADDRESS, district: 'Porto' }),
  coupon: fc.constantFrom(null, 'WELCOME'),
  scheduledFor: fc.option(minutesFromNow),
  payment: fc.constantFrom(null, ...PAYMENT_METHODS),
});

const store = fc
  .record({
    minOrderCents: cents,
    serviceFeeBps: fc.integer({ min: 0, max: 2000 }),
    feeCents: cents,
    freeAboveCents: fc.option(cents),
    zoneMinCents: cents,
  })
  .map(({ minOrderCents, serviceFeeBps, feeCents, freeAboveCents, zoneMinCents }) =>
    aStore({
      branch: { minOrderCents, serviceFeeBps },
      zones: [aZone({ feeCents, freeAboveCents, minOrderCents: zoneMinCents })],
    }),
  );

const reward = fc.option(
  fc
    .record({
      kind: fc.constantFrom(...REWARD_KINDS),
      valueBps: fc.integer({ min: 1, max: 10_000 }),
      valueCents: cents,
      maxDiscountCents: fc.option(cents),
      cashbackCents: fc.option(cents),
    })
    .map(({ cashbackCents, ...fields }) =>
      cashbackCents === null
        ? {
            reward: { id: 'r1', name: 'Reward', cost: 10, productIds: ['pizza', 'beer'], ...fields },
            ...{ name: 'Reward', cashbackCents: 0 },
          }
        : { reward: null, name: 'Cashback', cashbackCents },
    ),
);

const facts: fc.Arbitrary<QuoteFacts> = fc
  .record({
    kind: fc.constantFrom(...COUPON_KINDS),
    valueBps: fc.option(fc.integer({ min: 0, max: 10_000 })),
    valueCents: fc.option(cents),
    maxDiscountCents: fc.option(cents),
    budgetCents: fc.option(cents),
    reward,
  })
  .map(({ budgetCents, reward: wanted, ...coupon }) => ({
    now: NOON,
    reward: wanted,
    channel: 'STORE',
    coupons: couponFacts([
      aRecord({ ...coupon, rules: budgetCents === null ? {} : { budget: { budgetCents } } }),
    ]),
  }));

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('every quote', () => {
  it('adds up and takes off no more than there is', () => {
    fc.assert(
      fc.property(store, request, facts, (shop, wish, known) => {
        const { items, fees, discounts, totals } = quote(shop, wish, known);
        expect(totals.itemsCents).toBe(sum(items.map(({ totalCents }) => totalCents)));
        expect(totals.feesCents).toBe(sum(fees.map(({ amountCents }) => amountCents)));
        expect(totals.discountsCents).toBe(sum(discounts.map(({ amountCents }) => amountCents)));
        expect(totals.totalCents).toBe(totals.itemsCents + totals.feesCents - totals.discountsCents);
        expect(totals.totalCents).toBeGreaterThanOrEqual(0);

        const delivery = sum(fees.filter(({ kind }) => kind === 'DELIVERY').map((fee) => fee.amountCents));
        const offDelivery = discounts.filter(({ target }) => target === 'DELIVERY');
        expect(sum(offDelivery.map(({ amountCents }) => amountCents))).toBeLessThanOrEqual(delivery);
        for (const { unitPriceCents, quantity, totalCents, extrasCents } of items) {
          expect(totalCents).toBe(unitPriceCents * quantity);
          expect(extrasCents).toBeLessThanOrEqual(unitPriceCents);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has an item for every one that it does not refuse, in their order', () => {
    fc.assert(
      fc.property(request, (wish) => {
        const { items, refusals } = quote(aStore(), wish, { now: NOON, channel: 'STORE' });
        const refused = new Set(refusals.flatMap(({ path }) => (path[0] === 'items' ? [path[1]] : [])));
        const left = wish.items.filter((_, position) => !refused.has(position));
        expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual(
          left.map(({ productId, quantity }) => [productId, quantity]),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('never sells more of a product than an order may have and than there is', () => {
    const greedy = fc.array(
      fc
        .tuple(fc.constantFrom('beer', 'cake'), fc.integer({ min: 1, max: 4 }))
        .map(([id, n]) => anItem(id, n)),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(greedy, (asked) => {
        const { items } = quote(aStore(), aRequest({ items: asked }), { now: NOON, channel: 'STORE' });
        const units = (id: string) =>
          sum(items.filter(({ productId }) => productId === id).map(({ quantity }) => quantity));
        expect(units('beer')).toBeLessThanOrEqual(6);
        expect(units('cake')).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('costs the same whether refused items are asked for or not', () => {
    fc.assert(
      fc.property(store, request, facts, (shop, wish, known) => {
        const whole = quote(shop, wish, known);
        const refused = new Set(
          whole.refusals.map(({ path }) => (path[0] === 'items' ? path[1] : undefined)),
        );
        const items = wish.items.filter((_, position) => !refused.has(position));
        const rest = quote(shop, { ...wish, items }, known);
        expect(rest.totals).toEqual(whole.totals);
        expect(rest.items).toEqual(whole.items);
      }),
      { numRuns: 300 },
    );
  });

  it('points with every refusal at something that was asked for', () => {
    const fields = new Set(['type', 'items', 'address', 'payment', 'coupon', 'reward', 'scheduledFor']);
    fc.assert(
      fc.property(store, request, facts, (shop, wish, known) => {
        for (const { code, path } of quote(shop, wish, known).refusals) {
          expect(fields, code).toContain(path[0]);
          if (path.length > 1) expect(wish.items[Number(path[1])], code).toBeDefined();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('promises what comes out of the kitchen before it arrives, and not before now', () => {
    fc.assert(
      fc.property(store, request, facts, (shop, wish, known) => {
        const { promise, refusals } = quote(shop, wish, known);
        if (refusals.length === 0) expect(promise).not.toBeNull();
        if (!promise) return;
        const [ready, from, until] = [promise.readyAt, promise.fromAt, promise.untilAt].map(Date.parse) as [
          number,
          number,
          number,
        ];
        expect(ready).toBeGreaterThan(NOON.getTime());
        expect(from).toBeGreaterThanOrEqual(ready);
        expect(until).toBeGreaterThanOrEqual(from);
      }),
      { numRuns: 300 },
    );
  });
});
