import { describe, expect, it } from 'vitest';
import { chosenWith } from '../../../src/domain/orders/chosen-with';
import type { OrderItem } from '../../../src/domain/orders/order';

const line = (productId: string, quantity = 1, extras: Record<string, number> = {}): OrderItem => ({
  productId,
  name: `the ${productId}`,
  kitchenName: null,
  unit: 'UN' as const,
  variation: null,
  quantity,
  unitPriceCents: 100,
  extrasCents: 0,
  totalCents: 100 * quantity,
  notes: null,
  extras: Object.entries(extras).map(([extraId, pieces]) => ({
    groupId: 'group',
    groupName: 'Group',
    extraId,
    name: `with ${extraId}`,
    quantity: pieces,
    unitPriceCents: 0,
    totalCents: 0,
  })),
  station: null,
});

describe('what is chosen with a product', () => {
  const orders = [
    [line('pizza', 2, { bacon: 2 }), line('cola'), line('cola', 3)],
    [line('pizza', 1, { bacon: 1, onion: 1 }), line('pizza', 1, { onion: 1 })],
    [line('pizza'), line('cola', 1, { ice: 1 }), line('cake')],
  ];

  it('counts pieces for every unit and each order once', () => {
    expect(chosenWith(orders, 'pizza', 8)).toEqual({
      extras: [
        { group: 'Group', name: 'with bacon', pieces: 5, orders: 2 },
        { group: 'Group', name: 'with onion', pieces: 2, orders: 1 },
      ],
      products: [
        { productId: 'cola', name: 'the cola', orders: 2 },
        { productId: 'cake', name: 'the cake', orders: 1 },
      ],
    });
  });

  it('tells the most wanted, under the name they had last', () => {
    const renamed = [[{ ...line('cola'), name: 'new cola' }, line('pizza')], ...orders];
    const { extras, products } = chosenWith(renamed, 'pizza', 1);
    expect(extras).toHaveLength(1);
    expect(products).toEqual([{ productId: 'cola', name: 'new cola', orders: 3 }]);
    expect(chosenWith([], 'pizza', 8)).toEqual({ extras: [], products: [] });
  });
});

it('counts what was chosen with an extra for each piece of that extra and each unit', () => {
  const [fries] = line('meal', 1, { fries: 2 }).extras;
  const [mayo] = line('meal', 1, { mayo: 3 }).extras;
  const meal = { ...line('meal', 5), extras: [{ ...fries!, extras: [mayo!] }] };
  expect(chosenWith([[meal], [line('meal', 1, { mayo: 1 })]], 'meal', 9).extras).toEqual([
    { group: 'Group', name: 'with mayo', pieces: 31, orders: 2 },
    { group: 'Group', name: 'with fries', pieces: 10, orders: 1 },
  ]);
});
