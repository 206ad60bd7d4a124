import { describe, expect, it } from 'vitest';
import { indexMenu, withQuantities } from '../../../src/domain/menu';
import {
  outOfStock,
  shortage,
  stockDemand,
  trackedIn,
  type Demanding,
} from '../../../src/domain/quote/stock-demand';
import { aMenu, anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';

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

describe('a variation and an extra that are counted', () => {
  const counted = { stockTracked: true, stockQuantity: 5 };
  const parts = indexMenu(
    aMenu({
      products: [
        aProduct({ id: 'cola', name: 'Cola', stock: tracked }),
        aProduct({ id: 'pizza', name: 'Pizza', variationGroupId: 'sizes', extraGroupIds: ['toppings'] }),
      ],
      variationGroups: [
        aVariationGroup([
          aVariation({ id: 'large', name: 'Large', ...counted }),
          aVariation({ id: 'small', name: 'Small' }),
        ]),
      ],
      extraGroups: [
        anExtraGroup([
          anExtra({ id: 'brie', name: 'Brie', ...counted, extraGroupIds: ['drinks'] }),
          anExtra({ id: 'gouda', name: 'Gouda' }),
        ]),
        anExtraGroup([anExtra({ id: 'b-cola', name: 'A cola', ...counted, linkedProductId: 'cola' })], {
          id: 'drinks',
        }),
      ],
    }),
  );
  const pizza = (quantity: number, size: string, brie = 0, cola = 0): Demanding => ({
    ...{ productId: 'pizza', quantity, variation: { id: size, name: size } },
    extras: [
      {
        ...{ groupId: 'toppings', extraId: 'brie', quantity: brie },
        extras: [{ groupId: 'drinks', extraId: 'b-cola', quantity: cola }],
      },
    ].filter((extra) => extra.quantity > 0),
  });

  it('are taken once for each unit and each piece, together with the product that an extra is a piece of', () => {
    expect([...stockDemand([pizza(2, 'large', 2, 3), pizza(1, 'small', 1)], parts)]).toEqual([
      ['b-cola', 12],
      ['brie', 5],
      ['cola', 12],
      ['large', 2],
    ]);
  });

  it('run short over all items together, and what runs short is named', () => {
    const others = stockDemand([pizza(3, 'large')], parts);
    expect(shortage(pizza(2, 'large'), others, parts)).toBeNull();
    expect(shortage(pizza(3, 'large'), others, parts)).toEqual({
      ...{ code: 'PRODUCT_OUT_OF_STOCK', path: ['quantity'] },
      args: { product: 'Pizza (Large)' },
    });
    expect(shortage(pizza(3, 'small', 2), others, parts)?.args).toEqual({ product: 'Brie' });
    expect(shortage(pizza(100, 'small'), others, parts)).toBeNull();
    expect(outOfStock([pizza(1, 'small'), pizza(1, 'large', 1, 1)], 'cola', parts)).toEqual({
      ...{ code: 'PRODUCT_OUT_OF_STOCK', path: ['items', 1, 'quantity'] },
      args: { product: 'Cola' },
    });
  });

  it('are looked up for what is asked for, and judged by what is left by then', () => {
    const brie = { extraId: 'brie', quantity: 1, extras: [{ extraId: 'b-cola', quantity: 1 }] };
    const wish = { productId: 'pizza', quantity: 1, variationId: 'large', extras: [brie] };
    expect(trackedIn([wish], parts).sort()).toEqual(['b-cola', 'brie', 'cola', 'large']);
    expect(trackedIn([{ ...wish, variationId: 'small', extras: [] }], parts)).toEqual([]);

    const later = withQuantities(parts, new Map([...['large', 'cola'].map((id) => [id, 1] as const)]));
    expect(shortage(pizza(2, 'large'), new Map(), later)?.args).toEqual({ product: 'Pizza (Large)' });
    expect(shortage(pizza(2, 'small', 1, 1), new Map(), later)?.args).toEqual({ product: 'Cola' });
    expect(later.extraGroups).toEqual(parts.extraGroups);
    const fewer = withQuantities(parts, new Map([['brie', 0]]));
    expect(fewer.extras.get('toppings')?.get('brie')?.stockQuantity).toBe(0);
    expect(fewer.extraGroups.get('toppings')?.extras[0]?.stockQuantity).toBe(0);
    expect(
      withQuantities(parts, new Map([['gouda', 0]]))
        .extras.get('toppings')
        ?.get('gouda'),
    ).toMatchObject({ stockQuantity: null });
  });
});
