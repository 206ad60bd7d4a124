import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueCents, totalsOf, type Discount, type Fee } from '../../../src/domain/orders';

const cents = fc.integer({ min: 0, max: 1_000_000 });
const items = fc.array(fc.record({ totalCents: cents }), { maxLength: 5 });
const item = (totalCents: number) => [{ totalCents }];
const fee = (kind: Fee['kind'], amountCents: number): Fee => ({ kind, amountCents });
const off = (target: Discount['target'], amountCents: number): Discount => ({
  source: 'MANUAL',
  target,
  amountCents,
  reason: null,
});

describe('totalsOf', () => {
  it('adds up items and fees and takes discounts off', () => {
    const fees = [fee('DELIVERY', 800), fee('TIP', 500)];
    const discounts = [off('CART', 1000), off('ITEM', 200), off('DELIVERY', 300)];
    expect(totalsOf([{ totalCents: 4000 }, { totalCents: 1500 }], fees, discounts)).toEqual({
      itemsCents: 5500,
      feesCents: 1300,
      discountsCents: 1500,
      totalCents: 5300,
    });
  });

  it('is nothing for nothing', () => {
    expect(totalsOf([], [], [])).toEqual({ itemsCents: 0, feesCents: 0, discountsCents: 0, totalCents: 0 });
  });

  it('never falls below what nothing may be taken off from: tips and fees other than for delivery', () => {
    fc.assert(
      fc.property(
        items,
        cents,
        cents,
        cents,
        fc.nat(),
        fc.nat(),
        (items, delivery, tip, service, cut, ride) => {
          const itemsCents = items.reduce((total, { totalCents }) => total + totalCents, 0);
          const fees = [fee('DELIVERY', delivery), fee('TIP', tip), fee('SERVICE', service)];
          const offItems = cut % (itemsCents + 1);
          const discounts = [off('CART', offItems), off('DELIVERY', ride % (delivery + 1))];
          const totals = totalsOf(items, fees, discounts);
          expect(totals.totalCents).toBeGreaterThanOrEqual(tip + service);
          expect(totals.totalCents).toBe(totals.itemsCents + totals.feesCents - totals.discountsCents);
        },
      ),
    );
  });

  it.each<[string, ReturnType<typeof item>, Fee[], Discount[]]>([
    ['more off the cart than the items', item(1000), [fee('TIP', 500)], [off('CART', 1001)]],
    ['more off items and cart together', item(1000), [], [off('CART', 600), off('ITEM', 401)]],
    ['more off the delivery than its fee', item(1000), [fee('DELIVERY', 800)], [off('DELIVERY', 801)]],
    ['a delivery discount paid by the tip', item(1000), [fee('TIP', 800)], [off('DELIVERY', 1)]],
    ['a negative item', item(-1), [], []],
    ['a negative fee', item(1000), [fee('SERVICE', -1)], []],
    ['a negative discount', item(1000), [], [off('CART', -1)]],
    ['a broken cent', item(10.5), [], []],
  ])('refuses %s', (_what, items, fees, discounts) => {
    expect(() => totalsOf(items, fees, discounts)).toThrow(RangeError);
  });
});

describe('dueCents', () => {
  it.each([
    [5000, 0, 0, 5000],
    [5000, 2000, 0, 3000],
    [5000, 5000, 0, 0],
    [5000, 5000, 1200, 1200],
    [5000, 8000, 0, 0],
    [5000, 8000, 3000, 0],
  ])('of %i with %i paid and %i given back is %i', (total, paid, refunded, due) => {
    expect(dueCents(total, paid, refunded)).toBe(due);
  });
});
