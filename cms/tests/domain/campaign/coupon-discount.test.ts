import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCoupon, COUPON_KINDS, couponDiscount, type Coupon } from '../../../src/domain/campaign';
import { aCoupon, aLine, aRecord, someFacts } from './fixtures';

/** Two pizzas of 25.00, a beer of 6.00 and a kilo of ham at 10.00. */
const LINES = [
  aLine(),
  aLine({ productId: 'beer', categoryIds: ['drinks'], quantity: 1, unitPriceCents: 600, totalCents: 600 }),
  aLine({
    productId: 'ham',
    categoryIds: ['mains'],
    quantity: 1,
    unit: 'KG',
    unitPriceCents: 1000,
    totalCents: 1000,
  }),
];

const off = (changes: Partial<Coupon>) => {
  const { amountCents, target } = couponDiscount(
    aCoupon(changes),
    someFacts({ lines: LINES, itemsCents: 6600 }),
  );
  return [amountCents, target];
};

describe('couponDiscount', () => {
  it.each<[string, Partial<Coupon>, [number, string]]>([
    ['a share of the items', { kind: 'PERCENT', valueBps: 1500 }, [990, 'CART']],
    ['a share rounded half up', { kind: 'PERCENT', valueBps: 1 }, [1, 'CART']],
    ['a share up to its bound', { kind: 'PERCENT', valueBps: 6000, maxDiscountCents: 2000 }, [2000, 'CART']],
    ['an amount', { kind: 'FIXED', valueCents: 1200 }, [1200, 'CART']],
    ['no more than the items', { kind: 'FIXED', valueCents: 9900 }, [6600, 'CART']],
    ['the delivery fee', { kind: 'FREE_DELIVERY' }, [800, 'DELIVERY']],
    ['the delivery fee up to its bound', { kind: 'FREE_DELIVERY', maxDiscountCents: 500 }, [500, 'DELIVERY']],
    ['a part of the fee', { kind: 'DELIVERY_DISCOUNT', valueCents: 300 }, [300, 'DELIVERY']],
    ['no more than the fee', { kind: 'DELIVERY_DISCOUNT', valueCents: 900 }, [800, 'DELIVERY']],
    ['a share of the fee', { kind: 'DELIVERY_DISCOUNT', valueBps: 2500 }, [200, 'DELIVERY']],
    ['a share of some products', { kind: 'PERCENT', productIds: ['beer', 'cake'] }, [60, 'ITEM']],
    ['a share of some categories', { kind: 'PERCENT', categoryIds: ['mains'] }, [600, 'ITEM']],
    [
      'an item in both once',
      { kind: 'PERCENT', productIds: ['pizza'], categoryIds: ['mains'] },
      [600, 'ITEM'],
    ],
    ['no more than some products', { kind: 'FIXED', valueCents: 900, productIds: ['beer'] }, [600, 'ITEM']],
    ['the cheapest unit, not what is weighed', { kind: 'FREE_ITEM' }, [600, 'ITEM']],
    ['as many units as it gives', { kind: 'FREE_ITEM', getQuantity: 2 }, [3100, 'ITEM']],
    ['a unit of a category', { kind: 'FREE_ITEM', categoryIds: ['mains'] }, [2500, 'ITEM']],
    ['a unit up to its bound', { kind: 'FREE_ITEM', maxDiscountCents: 500 }, [500, 'ITEM']],
    ['one of two', { kind: 'BUY_X_GET_Y' }, [600, 'ITEM']],
    ['two of three', { kind: 'BUY_X_GET_Y', getQuantity: 2 }, [3100, 'ITEM']],
    ['nothing of too few', { kind: 'BUY_X_GET_Y', buyQuantity: 3 }, [0, 'ITEM']],
    ['nothing where nothing is set', { kind: 'FIXED', valueCents: null }, [0, 'CART']],
  ])('takes off %s', (_what, changes, expected) => {
    expect(off(changes)).toEqual(expected);
  });

  it('says whose it is', () => {
    expect(couponDiscount(aCoupon({ code: 'TUESDAY' }), someFacts())).toMatchObject({
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
    })
    .map(aCoupon);
  const orders = fc
    .tuple(fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), cents), { maxLength: 4 }), cents)
    .map(([items, deliveryFeeCents]) => {
      const lines = items.map(([quantity, unitPriceCents]) =>
        aLine({ quantity, unitPriceCents, totalCents: quantity * unitPriceCents }),
      );
      const itemsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
      return someFacts({ lines, itemsCents, deliveryFeeCents });
    });

  it('never takes off more than there is, nor more than its bound', () => {
    fc.assert(
      fc.property(coupons, orders, (coupon, order) => {
        const { amountCents, target } = couponDiscount(coupon, order);
        expect(Number.isSafeInteger(amountCents)).toBe(true);
        expect(amountCents).toBeGreaterThanOrEqual(0);
        expect(amountCents).toBeLessThanOrEqual(
          target === 'DELIVERY' ? order.deliveryFeeCents : order.itemsCents,
        );
        expect(amountCents).toBeLessThanOrEqual(coupon.maxDiscountCents ?? Infinity);
      }),
    );
  });

  it('is never admitted beyond its budget', () => {
    fc.assert(
      fc.property(coupons, orders, cents, cents, (coupon, order, budgetCents, spentCents) => {
        const limited = { ...coupon, rules: { budget: { budgetCents } } };
        if (checkCoupon(aRecord(limited, { spentCents }), order) !== null) return;
        expect(spentCents + couponDiscount(limited, order).amountCents).toBeLessThanOrEqual(budgetCents);
      }),
    );
  });
});
