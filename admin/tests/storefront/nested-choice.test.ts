import { describe, expect, it } from 'vitest';
import { itemBody } from '@contracts/storefront';
import { cartItem } from '../../src/storefront/cart/cart';
import { orderItems } from '../../src/storefront/cart/order-items';
import { readItems } from '../../src/storefront/cart/cart-storage';
import { itemWords } from '../../src/storefront/cart/item-words';
import { itemsOfOrder } from '../../src/storefront/cart/items-of-order';
import { extraList, withoutUnavailable, withExtra, withoutGroup } from '../../src/storefront/product/choice';
import { choiceProblems, shownPrice } from '../../src/storefront/product/choice-price';
import type { Choice } from '../../src/storefront/product/chosen';
import { initialChoice, presets } from '../../src/storefront/product/initial-choice';
import { nestedChoice, withNested } from '../../src/storefront/product/nested-choice';
import { problemsByGroup } from '../../src/storefront/product/problems';
import { translator } from '../../src/storefront/i18n/translate';
import { words } from '../../src/storefront/i18n/words/en/menu';
import { extra, group, menuOf, product, productOf } from './menu-fixture';

const sauces = group('sauces', [extra('mayo', 200, { maxQuantity: 2 }), extra('pesto', 300)], {
  min: 1,
  max: 2,
  display: 'QUANTITY',
});
const fries = extra('fries', 900, { maxQuantity: 2, extraGroupIds: ['sauces'] });
const rings = extra('rings', 1000, { extraGroupIds: ['sauces'] });
const sides = group('sides', [extra('rice', 400), fries, rings], { max: 2, display: 'QUANTITY' });
const meal = product('meal', { extraGroupIds: ['sides'] });
const menu = menuOf([meal], [sides, sauces]);
const nothing: Choice = { variationId: null, extras: {} };
const withFries: Choice = { ...nothing, extras: { fries: 2 }, nested: { fries: { mayo: 1 } } };

describe('what an extra asks for', () => {
  it('begins with what stands chosen, goes with the extra, and is sent with it', () => {
    const usual = group('sauces', [extra('mayo', 200, { defaultQuantity: 1 }), extra('pesto', 300)], {
      min: 1,
      max: 2,
    });
    const preset = presets(menuOf([meal], [sides, usual]), fries);
    const chosen = withExtra(sides, fries, 1, nothing, preset);
    expect(chosen).toEqual({ ...nothing, extras: { fries: 1 }, nested: { fries: { mayo: 1 } } });
    const more = withNested(
      chosen,
      'fries',
      withExtra(usual, usual.extras[1]!, 1, nestedChoice(chosen, 'fries')),
    );
    expect(withExtra(sides, fries, 2, more, preset).nested).toEqual({ fries: { mayo: 1, pesto: 1 } });
    const sent = extraList(more);
    expect(sent).toEqual([
      {
        ...{ extraId: 'fries', quantity: 1 },
        extras: [
          { extraId: 'mayo', quantity: 1 },
          { extraId: 'pesto', quantity: 1 },
        ],
      },
    ]);
    expect(itemBody.safeParse({ productId: 'meal', quantity: 1, extras: sent }).success).toBe(true);
    expect(withExtra(sides, fries, 0, more)).toEqual(nothing);
    expect(withoutGroup(sides, more)).toEqual(nothing);
  });

  it('stands chosen from the beginning where its extra does', () => {
    const preset = group('sides', [{ ...fries, defaultQuantity: 1 }], { max: 2 });
    const usual = group('sauces', [extra('mayo', 200, { defaultQuantity: 1 })], { min: 1 });
    const all = menuOf([meal], [preset, usual]);
    expect(initialChoice(all, productOf(all, 'meal'))).toEqual({
      ...nothing,
      extras: { fries: 1 },
      nested: { fries: { mayo: 1 } },
    });
    expect(initialChoice(menu, productOf(menu, 'meal'))).toEqual(nothing);
  });

  it('is priced for each piece, and at least what it demands while it is not chosen', () => {
    expect(shownPrice(menu, productOf(menu, 'meal'), withFries)).toEqual({
      cents: 1000 + 2 * (900 + 200),
      isFrom: false,
    });
    const open = shownPrice(menu, productOf(menu, 'meal'), { ...nothing, extras: { fries: 1 } });
    expect(open).toEqual({ cents: 1900, isFrom: true });
  });

  it('is told where it is missing, also where two extras ask the same', () => {
    const choice: Choice = { ...nothing, extras: { rings: 1, fries: 1 }, nested: { rings: { mayo: 1 } } };
    const problems = choiceProblems(menu, 'meal', choice);
    expect(problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'GROUP_TOO_FEW extras.1.extras',
    ]);
    const told = problemsByGroup(problems, {
      ...{ menu, product: productOf(menu, 'meal'), choice },
      t: translator('en', words),
    });
    expect([...told.keys()]).toEqual(['fries/sauces']);
  });

  it('is let go of once it is sold out or gone', () => {
    const later = menuOf([meal], [sides, { ...sauces, extras: [extra('mayo', 200, { soldOut: true })] }]);
    expect(withoutUnavailable(later, productOf(later, 'meal'), withFries)).toEqual({
      ...nothing,
      extras: { fries: 2 },
    });
    expect(withoutUnavailable(menu, productOf(menu, 'meal'), withFries)).toEqual(withFries);
  });
});

describe('an item with what its extras ask for', () => {
  const item = cartItem(meal, withFries, 1);

  it('is another one than with another answer, and says it in words', () => {
    expect(cartItem(meal, { ...withFries, nested: { fries: { pesto: 1 } } }, 1).key).not.toBe(item.key);
    expect(itemWords(item, menu)).toEqual(['2×\u00a0fries (mayo)']);
  });

  it('says the parts of a whole as the kitchen reads them', () => {
    const flavours = group('flavours', [extra('ham', 0), extra('olives', 0)], {
      ...{ min: 2, max: 2, priceMethod: 'MAX' },
    });
    const pizza = product('pizza', { extraGroupIds: ['flavours'] });
    const halves = cartItem(pizza, { ...nothing, extras: { ham: 1, olives: 1 } }, 1);
    expect(itemWords(halves, menuOf([pizza], [flavours]))).toEqual(['½\u00a0ham ½\u00a0olives']);
  });

  it('survives being kept on the device, and items of before it still do', () => {
    expect(readItems(JSON.parse(JSON.stringify([item])))).toEqual([item]);
    const { nested: _nested, ...before } = item;
    expect(readItems([before])?.[0]).not.toHaveProperty('nested');
    expect(readItems([{ ...item, nested: { fries: { mayo: 'x' }, rice: 7 } }])?.[0]).not.toHaveProperty(
      'nested',
    );
  });

  it('is ordered again as it was', () => {
    const piece = { groupId: 'g', groupName: 'G', unitPriceCents: 0, totalCents: 0 };
    const [again] = itemsOfOrder({
      items: [
        {
          ...{
            productId: 'meal',
            name: 'meal',
            kitchenName: null,
            unit: 'UN',
            variation: null,
            quantity: 1,
            notes: null,
          },
          ...{ unitPriceCents: 0, extrasCents: 0, totalCents: 0, station: null },
          extras: [
            {
              ...{ ...piece, extraId: 'fries', name: 'fries', quantity: 2 },
              extras: [{ ...piece, extraId: 'mayo', name: 'mayo', quantity: 1 }],
            },
          ],
        },
      ],
    });
    expect(again?.key).toBe(item.key);
    expect(orderItems([item])[0]?.extras).toEqual(extraList(withFries));
  });
});
