import { describe, expect, it } from 'vitest';
import { card, minute, ms } from './order-fixture';
import { countLateOrders } from '@entities/order/late-orders';

const cooking = (id: string, promisedAt: string) =>
  card(id, {
    state: 'PREPARING',
    placedAt: minute(0),
    acceptedAt: minute(0),
    kitchenDueAt: minute(20),
    preparationMin: 20,
    promisedAt,
  });
const orders = [
  cooking('broken', minute(5)),
  cooking('in-time', minute(40)),
  card('without-promise', { promisedAt: null }),
];

describe('orders that are late, or will be', () => {
  it('are those whose promise is over, and those that cannot be ready for it any more', () => {
    const nothingAhead = () => undefined;
    expect(countLateOrders(orders, ms(1), nothingAhead)).toBe(1);
    expect(countLateOrders(orders, ms(6), nothingAhead)).toBe(1);
    // Twenty minutes of the promise are for the way: what still cooks then comes later.
    expect(countLateOrders(orders, ms(30), nothingAhead)).toBe(2);
    expect(countLateOrders([], ms(30), nothingAhead)).toBe(0);
  });

  it('are none whose guests have not said when the next course is to come, nor one that was just fired', () => {
    const nothingAhead = () => undefined;
    const table = { ...cooking('table', minute(20)), type: 'DINE_IN' as const };
    expect(countLateOrders([table], ms(90), nothingAhead)).toBe(1);
    const held = table.items.map((item) => ({ ...item, held: true as const }));
    expect(countLateOrders([{ ...table, items: held }], ms(90), nothingAhead)).toBe(0);
    const work = { station: 'Sweets', minutes: 10, perAhead: 0, since: minute(85), fired: true as const };
    const fired = { ...table, stations: [work] };
    expect(countLateOrders([fired], ms(94), nothingAhead)).toBe(0);
    expect(countLateOrders([fired], ms(95), nothingAhead)).toBe(1);
  });
});
