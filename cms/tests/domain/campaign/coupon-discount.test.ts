import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCoupon, COUPON_KINDS, couponDiscount, type Coupon } from '../../../src/domain/campaign';
import { aCoupon, someFacts } from './fixtures';

const off = (changes: Partial<Coupon>) => {
  const { amountCents, target } = couponDiscount(aCoupon(changes), 5000, 800);
  return [amountCents, target];
};

describe('couponDiscount', () => {
  it.each<[string, Partial<Coupon>, [number, string]]>([
    ['a share of the items', { kind: 'PERCENT', valueBps: 1500 }, [750, 'CART']],
    ['a share rounded half up', { kind: 'PERCENT', valueBps: 1 }, [1, 'CART']],
    ['a share up to its bound', { kind: 'PERCENT', valueBps: 6000, maxDiscountCents: 2000 }, [2000, 'CART']],
    ['an amount', { kind: 'FIXED', valueCents: 1200 }, [1200, 'CART']],
    ['no more than the items', { kind: 'FIXED', valueCents: 9900 }, [5000, 'CART']],
    ['the delivery fee', { kind: 'FREE_DELIVERY' }, [800, 'DELIVERY']],
    ['the delivery fee up to its bound', { kind: 'FREE_DELIVERY', maxDiscountCents: 500 }, [500, 'DELIVERY']],
    ['a part of the fee', { kind: 'DELIVERY_DISCOUNT', valueCents: 300 }, [300, 'DELIVERY']],
    ['no more than the fee', { kind: 'DELIVERY_DISCOUNT', valueCents: 900 }, [800, 'DELIVERY']],
    ['a share of the fee', { kind: 'DELIVERY_DISCOUNT', valueBps: 2500 }, [200, 'DELIVERY']],
    ['nothing where nothing is set', { kind: 'FIXED', valueCents: null }, [0, 'CART']],
  ])('takes off %s', (_what, changes, expected) => {
    expect(off(changes)).toEqual(expected);
  });

  it('says whose it is', () => {
    expect(couponDiscount(aCoupon({ code: 'TUESDAY' }), 5000, 0)).toMatchObject({
      source: 'COUPON',
      reason: 'TUESDAY',
    });
  });

  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const coupons = fc
    .record({
      kind: fc.constantFrom(...COUPON_KINDS),
      valueBps: fc.option(fc.integer({ min: 0, max: 10_000 })),
      valueCents: fc.option(cents),
      maxDiscountCents: fc.option(cents),
      budgetCents: fc.option(cents),
    })
    .map(aCoupon);

  it('never takes off more than there is, nor more than its bound', () => {
    fc.assert(
      fc.property(coupons, cents, cents, (coupon, items, fee) => {
        const { amountCents, target } = couponDiscount(coupon, items, fee);
        expect(Number.isSafeInteger(amountCents)).toBe(true);
        expect(amountCents).toBeGreaterThanOrEqual(0);
        expect(amountCents).toBeLessThanOrEqual(target === 'DELIVERY' ? fee : items);
        expect(amountCents).toBeLessThanOrEqual(coupon.maxDiscountCents ?? Infinity);
      }),
    );
  });

  it('is never admitted beyond its budget', () => {
    fc.assert(
      fc.property(coupons, cents, cents, cents, (coupon, items, fee, spent) => {
        const facts = someFacts({ itemsCents: items, deliveryFeeCents: fee, spentCents: spent });
        if (checkCoupon(coupon, facts) !== null) return;
        const { amountCents } = couponDiscount(coupon, items, fee);
        expect(spent + amountCents).toBeLessThanOrEqual(coupon.budgetCents ?? Infinity);
      }),
    );
  });
});
