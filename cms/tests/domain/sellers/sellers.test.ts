import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '../../../src/domain/orders/order';
import {
  canMove,
  CLICK_DAYS,
  COMMISSION_STATES,
  COMMISSION_TRANSITIONS,
  commissionOf,
  isSelfPurchase,
  lastClick,
  moveOfOrder,
  reversedOf,
  sellerCode,
  type CommissionRule,
} from '../../../src/domain/sellers';
import { DAY_MS } from '../../../src/domain/time';

const NOW = new Date('2026-03-10T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms).toISOString();
const WEEK_MS = CLICK_DAYS * DAY_MS;

describe('whose an order is', () => {
  it('is the last click’s within seven days', () => {
    expect(lastClick([], NOW)).toBeNull();
    const clicks = [
      { code: 'OLD', at: ago(WEEK_MS + 1) },
      { code: 'LAST', at: ago(1000) },
      { code: 'FIRST', at: ago(WEEK_MS) },
    ];
    expect(lastClick(clicks, NOW)).toBe('LAST');
    expect(lastClick([clicks[0]!, clicks[2]!], NOW)).toBe('FIRST');
    expect(lastClick([clicks[0]!], NOW)).toBeNull();
    expect(lastClick([{ code: 'AHEAD', at: ago(-1) }], NOW)).toBeNull();
    expect(lastClick([{ code: 'BROKEN', at: 'yesterday' }], NOW)).toBeNull();
  });

  it('never comes from outside the week, and always from a click', () => {
    const click = fc.record({
      code: fc.constantFrom('ANA', 'BIA', 'CAIO'),
      age: fc.integer({ min: -WEEK_MS, max: 2 * WEEK_MS }),
    });
    fc.assert(
      fc.property(fc.array(click), (clicks) => {
        const won = lastClick(
          clicks.map(({ code, age }) => ({ code, at: ago(age) })),
          NOW,
        );
        const counted = clicks.filter(({ age }) => age >= 0 && age <= WEEK_MS);
        const least = Math.min(...counted.map(({ age }) => age));
        expect(won === null ? [] : [won]).toEqual(
          counted.length === 0 ? [] : [counted.filter(({ age }) => age === least).at(-1)?.code],
        );
      }),
    );
  });

  it('is a code’s in capital letters, and not the seller’s own', () => {
    expect(sellerCode(' ana-10 ')).toBe('ANA-10');
    for (const text of ['', 'AB', 'A'.repeat(17), 'A B C', 'É10', '<b>']) expect(sellerCode(text)).toBeNull();
    expect(isSelfPurchase('+5511987654321', '+5511987654321')).toBe(true);
    expect(isSelfPurchase('+5511987654321', '+5511987654322')).toBe(false);
    expect(isSelfPurchase(null, '+5511987654321')).toBe(false);
  });
});

const rule = (fields: Partial<CommissionRule> = {}): CommissionRule => ({
  commissionKind: 'PERCENT',
  commissionBps: 1000,
  commissionCents: 0,
  commissionBase: 'ITEMS',
  minOrderCents: 0,
  firstOrderOnly: false,
  ...fields,
});
const ORDER = {
  itemsCents: 5000,
  totalCents: 5300,
  fees: [
    { kind: 'DELIVERY' as const, amountCents: 800 },
    { kind: 'TIP' as const, amountCents: 500 },
  ],
  discounts: [
    { source: 'COUPON' as const, target: 'CART' as const, amountCents: 700, reason: null },
    { source: 'COUPON' as const, target: 'DELIVERY' as const, amountCents: 300, reason: null },
  ],
  firstOrder: true,
};

describe('what an order earns', () => {
  it('goes by the items after their discounts, or by the total without the tip', () => {
    expect(commissionOf(rule(), ORDER)).toEqual({ baseCents: 4300, amountCents: 430, withheld: null });
    expect(commissionOf(rule({ commissionBase: 'TOTAL' }), ORDER).baseCents).toBe(4800);
  });

  it('is a percentage rounded half up, or an amount that is never more than the base', () => {
    const items = (itemsCents: number) => ({ ...ORDER, itemsCents, discounts: [] });
    expect(commissionOf(rule({ commissionBps: 333 }), items(150)).amountCents).toBe(5);
    expect(commissionOf(rule({ commissionBps: 1000 }), items(4)).amountCents).toBe(0);
    expect(commissionOf(rule({ commissionBps: 1000 }), items(5)).amountCents).toBe(1);
    const fixed = rule({ commissionKind: 'FIXED', commissionCents: 900 });
    expect(commissionOf(fixed, items(2000)).amountCents).toBe(900);
    expect(commissionOf(fixed, items(500)).amountCents).toBe(500);
  });

  it('is nothing below the minimum, and nothing after the first order where that is the rule', () => {
    expect(commissionOf(rule({ minOrderCents: 4300 }), ORDER).withheld).toBeNull();
    expect(commissionOf(rule({ minOrderCents: 4301 }), ORDER)).toMatchObject({
      amountCents: 0,
      withheld: 'BELOW_MINIMUM',
    });
    const first = rule({ firstOrderOnly: true });
    expect(commissionOf(first, ORDER).amountCents).toBe(430);
    expect(commissionOf(first, { ...ORDER, firstOrder: false })).toMatchObject({
      amountCents: 0,
      withheld: 'NOT_FIRST_ORDER',
    });
  });

  it('is never negative and never more than the base', () => {
    const cents = fc.nat(10_000_000);
    const rules = fc.record({
      commissionKind: fc.constantFrom('PERCENT' as const, 'FIXED' as const),
      commissionBps: fc.nat(10_000),
      commissionCents: cents,
      commissionBase: fc.constantFrom('ITEMS' as const, 'TOTAL' as const),
      minOrderCents: cents,
      firstOrderOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, cents, cents, cents, (given, itemsCents, totalCents, off) => {
        const discounts = [{ ...ORDER.discounts[0]!, amountCents: off }];
        const { baseCents, amountCents } = commissionOf(given, {
          ...ORDER,
          itemsCents,
          totalCents,
          discounts,
        });
        expect(baseCents).toBeGreaterThanOrEqual(0);
        expect(amountCents).toBeGreaterThanOrEqual(0);
        expect(amountCents).toBeLessThanOrEqual(baseCents);
      }),
    );
  });
});

describe('what is taken back', () => {
  it('is the same share, all of it with all, and the same however it is sliced', () => {
    expect(reversedOf(200, 2000, 1000)).toBe(100);
    expect(reversedOf(5, 1000, 500)).toBe(3);
    expect(reversedOf(0, 0, 0)).toBe(0);
    expect(() => reversedOf(10, 100, 101)).toThrow(RangeError);
    expect(() => reversedOf(10, 100, -1)).toThrow(RangeError);
    fc.assert(
      fc.property(
        fc.nat(100_000_000),
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.array(fc.nat(100_000_000), { maxLength: 8 }),
        (amount, sold, refunds) => {
          let [given, before] = [0, 0];
          for (const refund of [...refunds, sold]) {
            given = Math.min(sold, given + refund);
            const reversed = reversedOf(amount, sold, given);
            expect(reversed).toBeGreaterThanOrEqual(before);
            expect(reversed).toBeLessThanOrEqual(amount);
            before = reversed;
          }
          expect(before).toBe(amount);
        },
      ),
    );
  });
});

describe('the life of a commission', () => {
  it('reaches every state, and leaves none that is final', () => {
    const reached = new Set<string>(['PENDING']);
    for (let round = 0; round < COMMISSION_STATES.length; round += 1)
      for (const { from, to } of Object.values(COMMISSION_TRANSITIONS))
        if (from.some((state) => reached.has(state))) reached.add(to);
    expect([...reached].sort()).toEqual([...COMMISSION_STATES].sort());
    for (const move of ['earn', 'void', 'revive', 'approve', 'pay', 'reverse'] as const)
      for (const state of ['PAID', 'REVERSED'] as const) expect(canMove(state, move)).toBe(false);
  });

  it('follows its order', () => {
    expect(moveOfOrder('DELIVERED', 'CONCLUDED')).toBe('earn');
    expect(moveOfOrder('CANCELLED', 'ACCEPTED')).toBe('revive');
    for (const to of ['CANCELLED', 'REJECTED', 'EXPIRED'] as const)
      expect(moveOfOrder('PENDING', to)).toBe('void');
    for (const state of ORDER_STATES) expect(moveOfOrder(state, state)).toBeNull();
    expect(moveOfOrder('ACCEPTED', 'PREPARING')).toBeNull();
  });
});
