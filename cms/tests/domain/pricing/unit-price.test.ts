import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu, type ExtraGroup, type Menu, type Product } from '../../../src/domain/menu';
import { itemPrice, unitPrice, type Choice, type PricedExtra } from '../../../src/domain/pricing';
import { aMenu, anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';
import { NOW, pricedChoice } from './arbitrary';
import { modelPrice } from './model';

const context = { now: new Date(NOW), timeZone: 'America/Sao_Paulo', channel: 'STORE' };

function price(product: Product, chosen: Choice, menu: Menu) {
  return unitPrice(product, chosen, indexMenu(menu), context);
}

function extrasOf(group: ExtraGroup, extras: Choice['extras']) {
  const product = aProduct({ priceCents: 0, extraGroupIds: [group.id] });
  const priced = price(product, { extras }, aMenu({ extraGroups: [group] }));
  return priced.ok ? priced.extras.map(({ totalCents }) => totalCents) : priced.problems;
}

const sumOf = (extras: readonly PricedExtra[]): number =>
  extras.reduce((total, extra) => total + extra.totalCents + sumOf(extra.extras ?? []), 0);

describe('unitPrice', () => {
  it('equals the price, or the problems, of the pieces laid out one by one', () => {
    let [priced, nested] = [0, 0];
    fc.assert(
      fc.property(pricedChoice, ({ menu, product, choice: chosen }) => {
        const found = price(product, chosen, menu);
        const model = modelPrice(product, chosen, menu, NOW, 'STORE');
        if ('wrong' in model) {
          const problems = found.ok
            ? []
            : found.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
          expect(problems.sort()).toEqual(model.wrong.sort());
          return;
        }
        if (chosen.extras.length > 0) priced++;
        if (chosen.extras.some(({ extras = [] }) => extras.length > 0)) nested++;
        expect(found).toMatchObject({ ok: true });
        if (!found.ok) return;
        expect(found.unitPriceCents).toBe(model.unitPriceCents);
        expect(found.unitPriceCents).toBe(found.baseCents + found.extrasCents);
        expect(sumOf(found.extras)).toBe(found.extrasCents);
        for (const [groupId, cents] of model.addedByGroup) {
          expect(sumOf(found.extras.filter((extra) => extra.groupId === groupId))).toBe(cents);
        }
        for (const { totalCents } of found.extras.flatMap((extra) => [extra, ...(extra.extras ?? [])]))
          expect(Number.isInteger(totalCents) && totalCents >= 0).toBe(true);
      }),
      { numRuns: 8000 },
    );
    expect(priced).toBeGreaterThan(300); // the comparison is not about refusals alone
    expect(nested).toBeGreaterThan(15);
  });

  it('lets the variation replace every other price', () => {
    const menu = aMenu({
      variationGroups: [aVariationGroup([aVariation({ id: 'l', priceCents: 6000, promoPriceCents: 5500 })])],
    });
    const product = aProduct({
      variationGroupId: 'sizes',
      promoPriceCents: 100,
      channels: [{ channel: 'STORE', visible: true, priceCents: 200 }],
    });
    expect(price(product, { variationId: 'l', extras: [] }, menu)).toMatchObject({
      ok: true,
      baseCents: 5500,
      variation: { id: 'l' },
    });
  });

  const [a, b, c] = [
    anExtra({ id: 'a', priceCents: 4000, maxQuantity: 9 }),
    anExtra({ id: 'b', priceCents: 5000, maxQuantity: 9 }),
    anExtra({ id: 'c', priceCents: 100, maxQuantity: 9 }),
  ];

  it('sums, giving the cheapest pieces free', () => {
    const group = anExtraGroup([a, b, c], { freeQuantity: 3 });
    const chosen = [
      { extraId: 'b', quantity: 1 },
      { extraId: 'c', quantity: 2 },
      { extraId: 'a', quantity: 2 },
    ];
    expect(extrasOf(group, chosen)).toEqual([5000, 0, 4000]);
    expect(extrasOf({ ...group, freeQuantity: 9 }, chosen)).toEqual([0, 0, 0]);
  });

  it('takes the dearer half of a pizza of halves, shared by value', () => {
    const halves = [
      { extraId: 'a', quantity: 1 },
      { extraId: 'b', quantity: 1 },
    ];
    expect(extrasOf(anExtraGroup([a, b], { priceMethod: 'MAX' }), halves)).toEqual([2222, 2778]);
    expect(extrasOf(anExtraGroup([a, b], { priceMethod: 'AVG' }), halves)).toEqual([2000, 2500]);
  });

  it('rounds an average half up', () => {
    const cents = (priceCents: number) => anExtra({ id: `e${priceCents}`, priceCents });
    const average = (...prices: number[]) =>
      extrasOf(
        anExtraGroup(prices.map(cents), { priceMethod: 'AVG' }),
        prices.map((value) => ({ extraId: `e${value}`, quantity: 1 })),
      );
    expect(average(1, 2)).toEqual([1, 1]); // 1.5 → 2
    expect(average(0, 1, 3)).toEqual([0, 0, 1]); // 1.33 → 1
  });

  describe('with groups that extras ask for', () => {
    const sauces = anExtraGroup(
      [
        anExtra({ id: 'mayo', name: 'Mayo', priceCents: 300, maxQuantity: 3 }),
        anExtra({
          ...{ id: 'pesto', name: 'Pesto', priceCents: 500 },
          variationPrices: [{ variationId: 'l', priceCents: 700 }],
        }),
      ],
      { id: 'sauces', name: 'Sauces', min: 1, max: 3, freeQuantity: 1 },
    );
    const fries = anExtra({
      id: 'fries',
      name: 'Fries',
      priceCents: 900,
      maxQuantity: 3,
      extraGroupIds: ['sauces'],
    });
    const rice = anExtra({ id: 'rice', name: 'Rice', priceCents: 400 });
    const sides = (changes: Partial<ExtraGroup> = {}) =>
      anExtraGroup([fries, rice], { id: 'sides', ...changes });
    const product = aProduct({ priceCents: 0, extraGroupIds: ['sides'] });
    const menuWith = (outer: ExtraGroup, inner: ExtraGroup = sauces) =>
      aMenu({
        extraGroups: [outer, inner],
        variationGroups: [aVariationGroup([aVariation({ id: 'l', priceCents: 0 })])],
      });
    const twoFries = {
      ...{ extraId: 'fries', quantity: 2 },
      extras: [
        { extraId: 'pesto', quantity: 1 },
        { extraId: 'mayo', quantity: 2 },
      ],
    };

    it('prices them for each piece, on top of what the outer group charges', () => {
      expect(price(product, { extras: [twoFries] }, menuWith(sides()))).toMatchObject({
        extrasCents: 1800 + 2 * 800,
        extras: [
          {
            ...{ extraId: 'fries', quantity: 2, totalCents: 1800 },
            extras: [
              { groupName: 'Sauces', name: 'Pesto', quantity: 1, unitPriceCents: 500, totalCents: 1000 },
              { groupName: 'Sauces', name: 'Mayo', quantity: 2, unitPriceCents: 300, totalCents: 600 },
            ],
          },
        ],
      });
      const free = price(product, { extras: [twoFries] }, menuWith(sides({ freeQuantity: 1 })));
      expect(free).toMatchObject({ extrasCents: 900 + 2 * 800 });
      const dearest = price(product, { extras: [twoFries] }, menuWith(sides({ priceMethod: 'MAX' })));
      expect(dearest).toMatchObject({ extrasCents: 900 + 2 * 800 });
    });

    it('takes their prices with the variation of the product', () => {
      const large = { ...product, variationGroupId: 'sizes' };
      const extras = [{ extraId: 'fries', quantity: 1, extras: [{ extraId: 'pesto', quantity: 1 }] }];
      const found = price(
        large,
        { variationId: 'l', extras },
        menuWith(sides(), { ...sauces, freeQuantity: 0 }),
      );
      expect(found).toMatchObject({ extrasCents: 900 + 700 });
    });

    it('says where in the choice they are refused', () => {
      const problems = (choices: Choice['extras']) => {
        const found = price(product, { extras: choices }, menuWith(sides()));
        return found.ok ? [] : found.problems.map(({ code, path }) => `${code} ${path.join('.')}`);
      };
      const bare = { extraId: 'rice', quantity: 1 };
      expect(problems([bare, { extraId: 'fries', quantity: 1 }])).toEqual(['GROUP_TOO_FEW extras.1.extras']);
      expect(problems([bare, { ...twoFries, extras: [{ extraId: 'rice', quantity: 1 }] }])).toEqual([
        'UNKNOWN_EXTRA extras.1.extras.0',
        'GROUP_TOO_FEW extras.1.extras',
      ]);
      expect(problems([{ ...bare, extras: [{ extraId: 'mayo', quantity: 1 }] }])).toEqual([
        'UNKNOWN_EXTRA extras.0.extras.0',
      ]);
    });

    it('sells no extra that demands what is sold out', () => {
      const none = {
        ...sauces,
        extras: sauces.extras.map((extra) => ({ ...extra, state: 'PAUSED' as const })),
      };
      const found = price(product, { extras: [twoFries] }, menuWith(sides(), none));
      expect(found).toMatchObject({ problems: [{ code: 'EXTRA_SOLD_OUT', path: ['extras', 0] }] });
      const optional = price(
        product,
        { extras: [{ extraId: 'fries', quantity: 1 }] },
        menuWith(sides(), { ...none, min: 0 }),
      );
      expect(optional).toMatchObject({ ok: true, extrasCents: 900 });
    });
  });

  it('says what a sentence about the problem needs', () => {
    const group = anExtraGroup([a], { name: 'Toppings', min: 2, max: 3 });
    expect(extrasOf(group, [{ extraId: 'a', quantity: 1 }])).toEqual([
      {
        code: 'GROUP_TOO_FEW',
        path: ['extras'],
        args: { groupId: 'toppings', group: 'Toppings', chosen: 1, min: 2 },
      },
    ]);
    expect(
      extrasOf({ ...group, extras: [{ ...a, name: 'Cheese', maxQuantity: 2 }] }, [
        { extraId: 'a', quantity: 3 },
      ]),
    ).toEqual([{ code: 'EXTRA_TOO_MANY', path: ['extras', 0], args: { name: 'Cheese', max: 2 } }]);
  });
});

describe('itemPrice', () => {
  it('is the unit as often as it is bought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 7 }), fc.integer({ min: 1, max: 50 }), (unit, quantity) => {
        const pieces = Array.from({ length: quantity }, () => unit);
        expect(itemPrice(unit, quantity)).toBe(pieces.reduce((total, piece) => total + piece, 0));
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('refuses %d units', (quantity) => {
    expect(() => itemPrice(100, quantity)).toThrow(RangeError);
  });
});
