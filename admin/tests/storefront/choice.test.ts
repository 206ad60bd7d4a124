import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  controlOf,
  piecesIn,
  remainingQuantity,
  withoutUnavailable,
  withExtra,
  withoutGroup,
} from '../../src/storefront/product/choice';
import {
  choiceProblems,
  flavourPrice,
  shownPrice,
  sizeFromCents,
} from '../../src/storefront/product/choice-price';
import { hasOptions, variationsOf, type Choice } from '../../src/storefront/product/chosen';
import { initialChoice } from '../../src/storefront/product/initial-choice';
import { extra, group, menuOf, product, productOf } from './menu-fixture';

const nothing: Choice = { variationId: null, extras: {} };
const choose = (extras: Record<string, number>): Choice => ({ variationId: null, extras });

describe('how a group is chosen from', () => {
  const two = [extra('a', 100), extra('b', 200)];

  it('is by radios where one of several is the most, even if none is allowed', () => {
    expect(controlOf(group('g', two, { min: 1, max: 1, display: 'CHECKBOX' }))).toBe('RADIO');
    expect(controlOf(group('g', two, { min: 0, max: 1, display: 'QUANTITY' }))).toBe('RADIO');
  });

  it('is by a checkbox where there is one thing to take or leave', () => {
    expect(controlOf(group('g', [extra('a', 1)], { min: 0, max: 1 }))).toBe('CHECKBOX');
  });

  it('is by quantity where ticking once cannot reach the minimum', () => {
    const twins = [extra('a', 1, { maxQuantity: 3 }), extra('b', 1, { maxQuantity: 3, soldOut: true })];
    expect(controlOf(group('g', twins, { min: 2, max: 3, display: 'CHECKBOX' }))).toBe('QUANTITY');
    expect(controlOf(group('g', two, { min: 2, max: 3, display: 'CHECKBOX' }))).toBe('CHECKBOX');
  });
});

describe('choosing extras', () => {
  const sauces = group(
    'sauces',
    [
      extra('mayo', 200, { maxQuantity: 2 }),
      extra('bbq', 200, { maxQuantity: 9 }),
      extra('hot', 200, { soldOut: true }),
    ],
    {
      max: 3,
      display: 'QUANTITY',
    },
  );
  const [mayo, bbq, hot] = sauces.extras as [
    (typeof sauces.extras)[0],
    (typeof sauces.extras)[0],
    (typeof sauces.extras)[0],
  ];

  it('stops at the maximum of the extra and of its group', () => {
    expect(withExtra(sauces, mayo, 5, nothing).extras).toEqual({ mayo: 2 });
    expect(withExtra(sauces, bbq, 5, choose({ mayo: 2 })).extras).toEqual({ mayo: 2, bbq: 1 });
    expect(remainingQuantity(sauces, bbq, choose({ mayo: 2, bbq: 1 }))).toBe(1);
  });

  it('never takes what is sold out', () => {
    expect(withExtra(sauces, hot, 1, nothing)).toEqual(nothing);
  });

  it('replaces the radio before and leaves other groups alone', () => {
    const crust = group('crust', [extra('thin', 0), extra('thick', 100)]);
    const chosen = withExtra(crust, crust.extras[1]!, 1, choose({ thin: 1, mayo: 1 }));
    expect(chosen.extras).toEqual({ thick: 1, mayo: 1 });
    expect(withoutGroup(crust, chosen).extras).toEqual({ mayo: 1 });
  });

  it('holds the maxima through any sequence of presses', () => {
    const press = fc.record({ at: fc.nat(2), quantity: fc.integer({ min: -1, max: 12 }) });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
        const end = presses.reduce(
          (choice, { at, quantity }) => withExtra(sauces, sauces.extras[at]!, quantity, choice),
          nothing,
        );
        expect(piecesIn(sauces, end)).toBeLessThanOrEqual(3);
        expect(Object.values(end.extras).every((pieces) => pieces >= 1)).toBe(true);
        expect(end.extras.hot).toBeUndefined();
      }),
    );
  });
});

describe('where a choice begins', () => {
  it('takes the default size, the only size that is left, or none', () => {
    const begin = (...soldOut: string[]) => {
      const variations = [...menuOf([]).variationGroups.values()].flatMap((sizes) => sizes.variations);
      const sizes = {
        id: 'sizes',
        name: 'Size',
        variations: variations.map((size) => ({ ...size, soldOut: soldOut.includes(size.id) })),
      };
      const menu = menuOf([product('pizza', { variationGroupId: 'sizes' })], [], [sizes]);
      return initialChoice(menu, productOf(menu, 'pizza')).variationId;
    };
    expect(begin()).toBe('large');
    expect(begin('large', 'huge')).toBe('small');
    expect(begin('large')).toBeNull();
  });

  it('takes default extras as far as the group allows and they are there', () => {
    const salad = group(
      'salad',
      [
        extra('leaf', 0, { defaultQuantity: 1 }),
        extra('tomato', 0, { defaultQuantity: 1, soldOut: true }),
        extra('corn', 0, { defaultQuantity: 3, maxQuantity: 3 }),
      ],
      { max: 3 },
    );
    const menu = menuOf([product('bowl', { extraGroupIds: ['salad'] })], [salad]);
    expect(initialChoice(menu, productOf(menu, 'bowl')).extras).toEqual({ leaf: 1, corn: 2 });
  });

  it('lets go of what is gone or sold out when an old line is changed', () => {
    const salad = group('salad', [extra('leaf', 0), extra('tomato', 0, { soldOut: true })], { max: 3 });
    const menu = menuOf([product('bowl', { extraGroupIds: ['salad'], variationGroupId: 'sizes' })], [salad]);
    const old = { variationId: 'huge', extras: { leaf: 4, tomato: 1, croutons: 1 } };
    expect(withoutUnavailable(menu, productOf(menu, 'bowl'), old)).toEqual({
      variationId: null,
      extras: { leaf: 1 },
    });
  });

  it('knows whether there is anything to decide', () => {
    const menu = menuOf(
      [
        product('bowl', { extraGroupIds: ['salad'] }),
        product('water'),
        product('pizza', { variationGroupId: 'sizes' }),
      ],
      [group('salad', [extra('leaf', 0)])],
    );
    expect(['bowl', 'water', 'pizza'].map((id) => hasOptions(menu, productOf(menu, id)))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the price shown while choosing', () => {
  const flavours = [extra('plain', 4000), extra('fancy', 5001)];
  const pizzaBy = (priceMethod: 'SUM' | 'MAX' | 'AVG') =>
    menuOf(
      [product('pizza', { priceCents: 0, fromPriceCents: 4000, extraGroupIds: ['flavours'] })],
      [group('flavours', flavours, { min: 1, max: 2, priceMethod })],
    );
  const price = (menu: ReturnType<typeof menuOf>, choice: Choice) =>
    shownPrice(menu, productOf(menu, 'pizza'), choice);

  it.each([
    ['SUM', 9001],
    ['MAX', 5001],
    ['AVG', 4501],
  ] as const)('follows %s', (method, cents) => {
    expect(price(pizzaBy(method), choose({ plain: 1, fancy: 1 }))).toEqual({ cents, isFrom: false });
  });

  it('gives the cheapest pieces free', () => {
    const menu = menuOf(
      [product('pizza', { priceCents: 1000, extraGroupIds: ['flavours'] })],
      [group('flavours', flavours, { max: 3, freeQuantity: 1 })],
    );
    expect(price(menu, choose({ plain: 1, fancy: 1 })).cents).toBe(6001);
  });

  it('is a lower bound while something is missing', () => {
    expect(price(pizzaBy('AVG'), nothing)).toEqual({ cents: 4000, isFrom: true });
    const menu = menuOf([
      product('pizza', { priceCents: 0, fromPriceCents: 3000, variationGroupId: 'sizes' }),
    ]);
    expect(price(menu, nothing)).toEqual({ cents: 3000, isFrom: true });
    expect(price(menu, { variationId: 'large', extras: {} })).toEqual({ cents: 5000, isFrom: false });
  });

  it('counts the chosen size and what is required on top of it', () => {
    const dozen = group('dozen', flavours, { min: 2, max: 2, priceMethod: 'AVG' });
    const half = product('pizza', {
      priceCents: 0,
      fromPriceCents: 3000 + 4501,
      variationGroupId: 'sizes',
      extraGroupIds: ['dozen'],
    });
    const menu = menuOf([half], [dozen]);
    expect(price(menu, { variationId: 'large', extras: {} })).toEqual({ cents: 5000 + 4501, isFrom: true });
    expect(price(menu, { variationId: 'large', extras: { fancy: 1 } })).toEqual({
      cents: 5000 + 4501,
      isFrom: true,
    });
    expect(price(menu, { variationId: 'large', extras: { plain: 1, fancy: 1 } })).toEqual({
      cents: 5000 + 4501,
      isFrom: false,
    });
  });

  it('counts what is chosen already where more can only add to it', () => {
    const three = [...flavours, extra('house', 4100)];
    const pair = group('pair', three, { min: 2, max: 2, priceMethod: 'MAX' });
    const menu = menuOf(
      [product('pizza', { priceCents: 0, fromPriceCents: 4100, extraGroupIds: ['pair'] })],
      [pair],
    );
    expect(price(menu, nothing)).toEqual({ cents: 4100, isFrom: true });
    expect(price(menu, choose({ fancy: 1 }))).toEqual({ cents: 5001, isFrom: true });
  });

  it('takes for an extra what it costs in the chosen size', () => {
    const crust = group('crust', [
      extra('filled', 800, { variationPrices: [{ variationId: 'large', priceCents: 1200 }] }),
    ]);
    const menu = menuOf(
      [product('pizza', { priceCents: 0, variationGroupId: 'sizes', extraGroupIds: ['crust'] })],
      [crust],
    );
    const filled = (variationId: string) => price(menu, { variationId, extras: { filled: 1 } });
    expect(filled('large').cents - price(menu, { variationId: 'large', extras: {} }).cents).toBe(1200);
    expect(filled('small').cents - price(menu, { variationId: 'small', extras: {} }).cents).toBe(800);
  });

  it('names what is missing by its group', () => {
    const problems = choiceProblems(pizzaBy('SUM'), 'pizza', nothing);
    expect(problems).toMatchObject([
      { code: 'GROUP_TOO_FEW', args: { groupId: 'flavours', min: 1, chosen: 0 } },
    ]);
    expect(choiceProblems(pizzaBy('SUM'), 'pizza', choose({ plain: 1 }))).toEqual([]);
  });
});

describe('half and half', () => {
  const inSizes = (small: number, large: number) => ({
    variationPrices: [
      { variationId: 'small', priceCents: small },
      { variationId: 'large', priceCents: large },
    ],
  });
  const flavours = group(
    'flavours',
    [extra('plain', 0, inSizes(3990, 4990)), extra('fancy', 0, inSizes(4490, 5990))],
    {
      min: 2,
      max: 2,
      priceMethod: 'MAX',
    },
  );
  const half = product('half', {
    ...{ priceCents: 0, fromPriceCents: 4490, isFromPrice: true },
    ...{ variationGroupId: 'sizes', extraGroupIds: ['flavours', 'crust'] },
    // Its sizes cost nothing by themselves.
    ...inSizes(0, 0),
  });
  const crust = group('crust', [extra('filled', 800)], { min: 0, max: 1 });
  const menu = menuOf([half], [flavours, crust]);
  const inSize = (variationId: string | null, extras = {}): Choice => ({ variationId, extras });

  it('has one price in a size: the least that it comes to with its flavours', () => {
    const offered = variationsOf(menu, half).filter(({ soldOut }) => !soldOut);
    expect(offered.map(({ priceCents }) => priceCents)).toEqual([0, 0]);
    expect(['small', 'large'].map((id) => sizeFromCents(menu, half, id))).toEqual([4490, 5990]);
    const both = { plain: 1, fancy: 1 };
    expect(shownPrice(menu, half, inSize('large', both))).toEqual({ cents: 5990, isFrom: false });
  });

  it('is priced by each flavour as the pizza then is, in the chosen size', () => {
    const priceOf = (choice: Choice, of = menu, pizza = half) => {
      const whole = flavourPrice(of, pizza, flavours, choice);
      return flavours.extras.map((one) => whole?.(one));
    };
    expect(priceOf(inSize('large'))).toEqual([
      { cents: 4990, isFrom: false },
      { cents: 5990, isFrom: false },
    ]);
    expect(priceOf(inSize(null))).toEqual([
      { cents: 3990, isFrom: true },
      { cents: 4490, isFrom: true },
    ]);
    const dearSize = product('dear', { ...half, ...inSizes(1000, 2000), id: 'dear' });
    expect(priceOf(inSize('large'), menuOf([dearSize], [flavours, crust]), dearSize)[0]?.cents).toBe(6990);
  });

  it('is not what adds to a price', () => {
    expect(flavourPrice(menu, half, crust, inSize('large'))).toBeNull();
    const sum = { ...flavours, priceMethod: 'SUM' as const };
    expect(flavourPrice(menu, half, sum, inSize('large'))).toBeNull();
    const free = { ...flavours, extras: [extra('house', 0)] };
    expect(flavourPrice(menu, half, free, inSize('large'))).toBeNull();
  });
});

it('shows a size at the price that the product has in it', () => {
  const own = product('own', {
    variationGroupId: 'sizes',
    variationPrices: [{ variationId: 'large', priceCents: 5700 }],
  });
  const menu = menuOf([own]);
  const large = variationsOf(menu, own).find(({ id }) => id === 'large');
  expect(large).toMatchObject({ priceCents: 5700, fullPriceCents: null });
  expect(shownPrice(menu, own, { variationId: 'large', extras: {} })).toEqual({ cents: 5700, isFrom: false });
});
