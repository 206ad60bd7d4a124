import { expect, it } from 'vitest';
import { indexMenu } from '../../../src/domain/menu';
import { stockDemand, type Demanding } from '../../../src/domain/orders/stock-demand';
import { aMenu, anExtra, anExtraGroup, aProduct } from '../menu/fixtures';

const tracked = { tracked: true, quantity: 5 };
const menu = indexMenu(
  aMenu({
    products: [
      aProduct({ id: 'water', stock: tracked }),
      aProduct({ id: 'cola', stock: tracked }),
      aProduct({ id: 'pizza' }),
    ],
    extraGroups: [
      anExtraGroup([
        anExtra({ id: 'a-cola', linkedProductId: 'cola' }),
        anExtra({ id: 'a-pizza', linkedProductId: 'pizza' }),
        anExtra({ id: 'cheese' }),
      ]),
    ],
  }),
);
const item = (productId: string, quantity: number, extras: Record<string, number> = {}): Demanding => ({
  productId,
  variation: null,
  quantity,
  extras: Object.entries(extras).map(([extraId, pieces]) => ({
    groupId: 'toppings',
    extraId,
    quantity: pieces,
  })),
});

it('takes a piece for each unit and for each extra that is a piece of a product, and nothing that is not counted', () => {
  const items = [
    item('water', 2),
    item('pizza', 3, { 'a-cola': 2, 'a-pizza': 1, cheese: 4 }),
    item('cola', 1),
    item('gone', 1, { nothing: 1 }),
  ];
  expect([...stockDemand(items, menu)]).toEqual([
    ['cola', 7],
    ['water', 2],
  ]);
  expect(stockDemand([], menu).size).toBe(0);
});

it('takes what was chosen with an extra for each piece of that extra', () => {
  const extra = (extraId: string, quantity: number) => ({ groupId: 'toppings', extraId, quantity });
  const items = [
    {
      ...item('pizza', 3),
      extras: [
        { ...extra('cheese', 2), extras: [extra('a-cola', 4), extra('cheese', 1)] },
        extra('a-cola', 1),
      ],
    },
  ];
  expect([...stockDemand(items, menu)]).toEqual([['cola', 3 * 2 * 4 + 3]]);
});
