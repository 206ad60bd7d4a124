import { MAX_ITEM_NOTES } from '@domain/orders/notes';
import { describe, expect, it } from 'vitest';
import { itemBody, MAX_ITEMS as SERVER_LINES, MAX_QUANTITY as SERVER_QUANTITY } from '@contracts/storefront';
import {
  cartItem,
  MAX_ITEMS,
  MAX_QUANTITY,
  reconcile,
  roomForProduct,
  withChanged,
  withItem,
  withQuantity,
  type CartItem,
} from '../../src/storefront/cart/cart';
import { orderItems } from '../../src/storefront/cart/order-items';
import { cartSums, itemCents, itemState } from '../../src/storefront/cart/cart-price';
import { itemsOfOrder } from '../../src/storefront/cart/items-of-order';
import { extra, group, menuOf, product, productOf } from './menu-fixture';

const toppings = group('toppings', [extra('bacon', 600, { maxQuantity: 2 }), extra('olives', 300)], {
  max: 3,
});
const menu = menuOf(
  [
    product('water', { priceCents: 500 }),
    product('rice', { unit: 'KG', priceCents: 900 }),
    product('pizza', { variationGroupId: 'sizes', extraGroupIds: ['toppings'], maxPerOrder: 3 }),
    product('cake', { soldOut: true }),
  ],
  [toppings],
);
const plain = { variationId: null, extras: {} };
const water = (quantity: number, notes = '') => cartItem(productOf(menu, 'water'), plain, quantity, notes);
const pizza = (extras: Record<string, number>, quantity = 1, variationId = 'large') =>
  cartItem(productOf(menu, 'pizza'), { variationId, extras }, quantity);
const cartWith = (...items: CartItem[]) => items.reduce<CartItem[]>(withItem, []);
const contents = (items: readonly CartItem[]) =>
  items.map(({ productId, quantity }) => [productId, quantity]);

describe('the cart', () => {
  it('joins items that differ in nothing, whatever the order of their extras', () => {
    const cart = cartWith(pizza({ bacon: 1, olives: 1 }), water(1), pizza({ olives: 1, bacon: 1 }, 2));
    expect(contents(cart)).toEqual([
      ['pizza', 3],
      ['water', 1],
    ]);
  });

  it('keeps items apart that differ in size, extras or notes', () => {
    const cart = cartWith(pizza({}), pizza({}, 1, 'small'), pizza({ bacon: 2 }), water(1), water(1, 'cold'));
    expect(cart).toHaveLength(5);
  });

  it('takes an item out at nothing and never holds more than the server takes', () => {
    const [item] = cartWith(water(2));
    expect(withQuantity([item!], item!.key, 0)).toEqual([]);
    expect(contents(withQuantity([item!], item!.key, 500))).toEqual([['water', MAX_QUANTITY]]);
    expect(contents(cartWith(water(MAX_QUANTITY + 1)))).toEqual([['water', MAX_QUANTITY]]);
  });

  it('changes an item in its place and joins it with a twin', () => {
    const [first, second, third] = cartWith(pizza({ bacon: 1 }), water(1), pizza({ olives: 1 }));
    const moved = withChanged([first!, second!, third!], first!.key, pizza({ bacon: 2 }));
    expect(contents(moved)).toEqual(contents([first!, second!, third!]));
    expect(moved[0]?.extras).toEqual({ bacon: 2 });

    const joined = withChanged([first!, second!, third!], first!.key, pizza({ olives: 1 }, 2));
    expect(contents(joined)).toEqual([
      ['water', 1],
      ['pizza', 3],
    ]);
  });

  it('counts the limit of a product over all its items but the one being changed', () => {
    const [first, second] = cartWith(pizza({}, 2), pizza({ bacon: 1 }));
    const limited = productOf(menu, 'pizza');
    expect(roomForProduct([first!, second!], limited)).toBe(0);
    expect(roomForProduct([first!, second!], limited, first!.key)).toBe(2);
    expect(roomForProduct([first!, second!], productOf(menu, 'water'))).toBe(MAX_QUANTITY);
  });

  it('names what the menu no longer has and keeps the rest', () => {
    const gone = cartItem({ id: 'soup', name: 'Soup of the day' }, plain, 1);
    const { kept, dropped } = reconcile([gone, water(1)], menu);
    expect(dropped.map(({ name }) => name)).toEqual(['Soup of the day']);
    expect(contents(kept)).toEqual([['water', 1]]);
  });

  it('has the limits of the wire', () => {
    expect([MAX_ITEMS, MAX_QUANTITY]).toEqual([SERVER_LINES, SERVER_QUANTITY]);
    const item = { productId: 'x', quantity: 1, extras: [] };
    expect(itemBody.safeParse({ ...item, notes: 'n'.repeat(MAX_ITEM_NOTES) }).success).toBe(true);
    expect(itemBody.safeParse({ ...item, notes: 'n'.repeat(MAX_ITEM_NOTES + 1) }).success).toBe(false);
  });
});

describe('what the cart comes to', () => {
  it('prices items with their size, extras and quantity', () => {
    expect(itemCents(pizza({ bacon: 2, olives: 1 }, 2), menu)).toBe((5000 + 2 * 600 + 300) * 2);
  });

  it('says of an item why it cannot be ordered', () => {
    const state = (item: CartItem) => itemState(item, menu);
    expect(state(water(1))).toBe('READY');
    expect(state(cartItem(productOf(menu, 'cake'), plain, 1))).toBe('SOLD_OUT');
    expect(state(pizza({}, 1, 'huge'))).toBe('SOLD_OUT');
    expect(state(pizza({}, 1, 'gone'))).toBe('CHOOSE_AGAIN');
    expect(state(pizza({ bacon: 3 }))).toBe('CHOOSE_AGAIN');
    expect(state(pizza({ cheese: 1 }))).toBe('CHOOSE_AGAIN');
  });

  it('neither counts nor prices what cannot be ordered', () => {
    const cake = cartItem(productOf(menu, 'cake'), plain, 1);
    expect(cartSums([water(2), cake], menu)).toEqual({ units: 2, itemsCents: 1000, ready: false });
    const rice = cartItem(productOf(menu, 'rice'), plain, 3);
    expect(cartSums([water(2), rice], menu)).toEqual({ units: 3, itemsCents: 3700, ready: true });
    expect(cartSums([water(2)], menu)).toEqual({ units: 2, itemsCents: 1000, ready: true });
  });
});

describe('the cart on the wire', () => {
  it('is sent as the server reads it', () => {
    const items = orderItems([pizza({ bacon: 2 }), water(1, 'cold')]);
    expect(items.map((item) => itemBody.parse(item))).toEqual(items);
    expect(items[0]).toMatchObject({
      variationId: 'large',
      extras: [{ extraId: 'bacon', quantity: 2 }],
      notes: null,
    });
    expect(items[1]?.notes).toBe('cold');
  });

  it('is put together again from an earlier order', () => {
    const money = { unitPriceCents: 1, extrasCents: 0, totalCents: 1 };
    const names = { kitchenName: null, station: null, unit: 'UN' as const };
    const bacon = {
      groupId: 'toppings',
      groupName: '',
      extraId: 'bacon',
      name: '',
      quantity: 2,
      unitPriceCents: 1,
      totalCents: 1,
    };
    const items = itemsOfOrder({
      items: [
        {
          ...money,
          ...names,
          productId: 'pizza',
          name: 'Pizza',
          variation: { id: 'large', name: '' },
          quantity: 2,
          notes: null,
          extras: [bacon],
        },
        {
          ...money,
          ...names,
          productId: 'water',
          name: 'Water',
          variation: null,
          quantity: 1,
          notes: 'cold',
          extras: [],
        },
      ],
    });
    expect(orderItems(items)).toEqual(orderItems([pizza({ bacon: 2 }, 2), water(1, 'cold')]));
  });
});
