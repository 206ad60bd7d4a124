import { expect, it } from 'vitest';
import { Simulation, type CouponRules, type SimulatedOrder } from '../../../src/domain/campaign';
import { DAY_MS } from '../../../src/domain/time';
import { aCoupon, aLine, someFacts } from './fixtures';

const START = Date.parse('2031-04-01T12:00:00.000Z');

/** An order of one line; it is placed `index` milliseconds after the first. */
const order = (index: number, fields: Partial<SimulatedOrder> = {}): SimulatedOrder => {
  const totalCents = fields.totalCents ?? 1000;
  return {
    ...someFacts({ now: new Date(START + index), lines: [aLine({ totalCents })], itemsCents: totalCents }),
    ...{ id: `o${index}`, number: String(index), totalCents, customerId: 'ana' },
    ...{ isFirst: false, hadCoupon: false },
    ...fields,
  };
};

const simulation = (rules: CouponRules = {}) => new Simulation(aCoupon({ rules }), 0);

const run = (on: Simulation, orders: readonly SimulatedOrder[]) => {
  for (const each of orders) on.add(each);
  return on.result();
};

it('keeps the orders with the largest discounts as examples, of equal ones the first', () => {
  // 7919 is a prime, so that every amount comes once in no order, and the lowest twice.
  const orders = Array.from({ length: 1000 }, (_, index) =>
    order(index, { totalCents: 1000 * (1 + ((index * 7919) % 500)) }),
  );
  const { examples, wouldUse, discountCents } = run(simulation(), orders);
  const expected = [...orders].sort((a, b) => b.totalCents - a.totalCents).slice(0, 50);
  expect(examples.map(({ orderId }) => orderId)).toEqual(expected.map(({ id }) => id));
  expect(wouldUse).toBe(1000);
  expect(discountCents).toBe(orders.reduce((sum, { totalCents }) => sum + totalCents / 10, 0));
});

it('counts the uses of each customer, but not those of orders without one', () => {
  const limited = simulation({ perCustomer: { perCustomerLimit: 2 } });
  const customers = ['ana', 'ana', 'ana', 'bea', null, null, null];
  const { wouldUse, refused } = run(
    limited,
    customers.map((customerId, index) => order(index, { customerId })),
  );
  expect({ wouldUse, refused }).toEqual({
    wouldUse: 6,
    refused: [{ reason: 'perCustomer', count: 1 }],
  });
});

it('knows from the orders before the period who has been away', () => {
  const inactive = simulation({ audience: { audience: 'INACTIVE_30', segments: [] } });
  inactive.remember({ customerId: 'ana', now: new Date(START - 40 * DAY_MS), totalCents: 1000 });
  inactive.remember({ customerId: 'bea', now: new Date(START - 10 * DAY_MS), totalCents: 1000 });
  const { wouldUse, refused } = run(inactive, [
    order(0, { customerId: 'ana' }),
    order(1, { customerId: 'ana' }),
    order(2, { customerId: 'bea' }),
    order(3, { customerId: null }),
  ]);
  expect({ wouldUse, refused }).toEqual({ wouldUse: 1, refused: [{ reason: 'audience', count: 3 }] });
});
