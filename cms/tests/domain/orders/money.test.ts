import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  moneyOf,
  paymentsOf,
  receivedCents,
  refundedCents,
  type OrderBalance,
} from '../../../src/domain/orders/money';
import { isOpenPayment, paymentOnDelivery, withOpenPayments } from '../../../src/domain/orders/open-payments';
import { ORDER_STATES } from '../../../src/domain/orders/order';
import { PAYMENT_METHODS, type Payment } from '../../../src/domain/orders/payment';
import { refundableOf, withRefund } from '../../../src/domain/orders/refund';
import { refundAsked } from '../../../src/domain/orders/refund-asked';
import { isLost } from '../../../src/domain/orders/states';
import { soldItem } from './fixtures';

const GIVEN = {
  part: 'AMOUNT',
  of: null,
  method: 'PIX',
  at: '2026-03-10T15:00:00.000Z',
  by: 'Ana',
  note: null,
} as const;

const order = (changes: Partial<OrderBalance> = {}): OrderBalance => ({
  state: 'DELIVERED',
  totalCents: 5000,
  payment: { ...paymentOnDelivery('CASH', 5000), state: 'CONFIRMED' },
  furtherPayments: [],
  ...changes,
});

const withPayments = (owing: OrderBalance, [payment, ...furtherPayments]: Payment[]): OrderBalance => ({
  ...owing,
  payment: payment!,
  furtherPayments,
});

describe('how the money of an order stands', () => {
  it('is owed back of an order that came to nothing, and of no other that is paid', () => {
    const due = ORDER_STATES.filter((state) => moneyOf(order({ state })).refundDueCents > 0);
    expect(due).toEqual(ORDER_STATES.filter(isLost));
  });

  it('is owed back, or due, as far as the order comes to less or more than was paid', () => {
    expect(moneyOf(order({ totalCents: 4200 }))).toMatchObject({ refundDueCents: 800, dueCents: 0 });
    expect(moneyOf(order({ totalCents: 5600 }))).toMatchObject({ refundDueCents: 0, dueCents: 600 });
  });

  it('asks nobody to pay again what was conceded, and concedes nothing that was owed', () => {
    const generous = withRefund(order(), { ...GIVEN, amountCents: 700 });
    expect(generous.concededCents).toBe(700);
    expect(moneyOf(withPayments(order(), generous.payments))).toEqual({
      ...{ paidCents: 5000, refundedCents: 700, dueCents: 0, refundDueCents: 0 },
    });
    const owed = withRefund(order({ totalCents: 4000 }), { ...GIVEN, amountCents: 1300 });
    expect(owed.concededCents).toBe(300);
  });

  it('counts nothing as received that was only said or asked', () => {
    for (const state of ['CREATED', 'PENDING', 'CANCELLED'] as const)
      expect(receivedCents({ state, amountCents: 100 })).toBe(0);
  });
});

describe('what a part of an order is given back at', () => {
  const sold = {
    ...order({ totalCents: 3700 }),
    items: [
      soldItem({ name: 'Pizza', quantity: 2, unitPriceCents: 1500 }),
      soldItem({ name: 'Beer', unitPriceCents: 1000 }),
    ],
    fees: [{ kind: 'DELIVERY' as const, amountCents: 500 }],
    discounts: [
      { source: 'COUPON' as const, target: 'CART' as const, amountCents: 400, reason: 'TEN' },
      { source: 'COUPON' as const, target: 'DELIVERY' as const, amountCents: 400, reason: 'SHIP' },
    ],
  };

  it('is what was paid for it: without its share of the discounts', () => {
    expect(refundAsked(sold, { part: 'ITEM', place: 0, quantity: 1 })).toMatchObject({
      of: 'Pizza',
      amountCents: 1350,
    });
    expect(refundAsked(sold, { part: 'ITEM', place: 1, quantity: 1 })).toMatchObject({ amountCents: 900 });
    expect(refundAsked(sold, { part: 'FEE', fee: 'DELIVERY' })).toMatchObject({ amountCents: 100 });
  });

  it('is what of it was not given back yet, also of items that an edit moved to another place', () => {
    const pizza = { ...GIVEN, part: 'ITEM' as const, of: 'Pizza', amountCents: 1350 };
    const once = { ...sold, payment: { ...sold.payment, refunds: [{ ...pizza, concededCents: 1350 }] } };
    const moved = { ...once, items: [...sold.items].reverse() };
    expect(refundAsked(once, { part: 'ITEM', place: 0, quantity: 2 })).toMatchObject({ amountCents: 1350 });
    expect(refundAsked(moved, { part: 'ITEM', place: 1, quantity: 2 })).toMatchObject({ amountCents: 1350 });
    expect(refundAsked(once, { part: 'ITEM', place: 1, quantity: 1 })).toMatchObject({ amountCents: 900 });
    const fee = { ...GIVEN, part: 'FEE' as const, of: 'DELIVERY', amountCents: 100, concededCents: 100 };
    const refunds = [...once.payment.refunds, { ...pizza, concededCents: 1350 }, fee];
    const twice = { ...sold, payment: { ...sold.payment, refunds } };
    expect(refundAsked(twice, { part: 'ITEM', place: 0, quantity: 1 })).toMatchObject({ amountCents: 0 });
    expect(refundAsked(twice, { part: 'FEE', fee: 'DELIVERY' })).toMatchObject({ amountCents: 0 });
  });

  it('is nothing for what is not in it', () => {
    expect(refundAsked(sold, { part: 'ITEM', place: 0, quantity: 3 })).toBeNull();
    expect(refundAsked(sold, { part: 'ITEM', place: 2, quantity: 1 })).toBeNull();
    expect(refundAsked(sold, { part: 'FEE', fee: 'TIP' })).toBeNull();
  });
});

describe('the money of any order, however it is edited, paid in parts and given back', () => {
  const cents = fc.integer({ min: 1, max: 20_000 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), cents: fc.integer({ min: 0, max: 20_000 }) }),
    fc.record({ kind: fc.constant('pay' as const), cents, method: fc.constantFrom(...PAYMENT_METHODS) }),
    fc.record({ kind: fc.constant('refund' as const), cents }),
    fc.record({ kind: fc.constant('end' as const), state: fc.constantFrom(...ORDER_STATES) }),
  );

  it('never gives back more than was paid, never asks for what was paid, and its open payments are what is due', () => {
    fc.assert(
      fc.property(cents, fc.array(step, { maxLength: 12 }), (totalCents, steps) => {
        let now = order({ state: 'PENDING', totalCents, payment: paymentOnDelivery('CASH', totalCents) });
        for (const each of steps) {
          now = after(now, each);
          const money = moneyOf(now);
          const open = paymentsOf(now).filter(isOpenPayment);
          expect(money.refundedCents).toBeLessThanOrEqual(money.paidCents);
          for (const payment of paymentsOf(now)) {
            expect(refundedCents(payment)).toBeLessThanOrEqual(receivedCents(payment));
            expect(payment.amountCents).toBeGreaterThanOrEqual(0);
          }
          expect(Math.min(money.dueCents, money.refundDueCents)).toBe(0);
          if (!isLost(now.state))
            expect(open.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(money.dueCents);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  function after(
    owing: OrderBalance,
    each: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  ): OrderBalance {
    switch (each.kind) {
      case 'edit': {
        if (isLost(owing.state)) return owing;
        const edited = { ...owing, totalCents: each.cents };
        return withPayments(edited, withOpenPayments(paymentsOf(edited), moneyOf(edited).dueCents, 'CASH'));
      }
      case 'pay': {
        const { dueCents } = moneyOf(owing);
        if (each.cents > dueCents) return owing;
        const received: Payment = { ...paymentOnDelivery(each.method, each.cents), state: 'CONFIRMED' };
        return withPayments(owing, [
          ...withOpenPayments(paymentsOf(owing), dueCents - each.cents, 'CASH'),
          received,
        ]);
      }
      case 'refund': {
        const most = refundableOf(owing);
        if (each.cents <= most)
          return withPayments(owing, withRefund(owing, { ...GIVEN, amountCents: each.cents }).payments);
        expect(() => withRefund(owing, { ...GIVEN, amountCents: each.cents })).toThrow(RangeError);
        return owing;
      }
      case 'end':
        // What money was given back for is not restored.
        return isLost(owing.state) && moneyOf(owing).refundedCents > 0
          ? owing
          : { ...owing, state: each.state };
    }
  }
});
