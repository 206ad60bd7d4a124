import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu, type ExtraGroup, type Menu, type Product } from '../../../src/domain/menu';
import { linePrice, unitPrice, type Choice } from '../../../src/domain/pricing';
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

const sumOf = (extras: readonly { totalCents: number }[]) =>
  extras.reduce((total, extra) => total + extra.totalCents, 0);

describe('unitPrice', () => {
  it('equals the price, or the problems, of the pieces laid out one by one', () => {
    let priced = 0;
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
        expect(found).toMatchObject({ ok: true });
        if (!found.ok) return;
        expect(found.unitPriceCents).toBe(model.unitPriceCents);
        expect(found.unitPriceCents).toBe(found.baseCents + found.extrasCents);
        expect(sumOf(found.extras)).toBe(found.extrasCents);
        for (const [groupId, cents] of model.addedByGroup) {
          expect(sumOf(found.extras.filter((extra) => extra.groupId === groupId))).toBe(cents);
        }
        for (const { totalCents } of found.extras)
          expect(Number.isInteger(totalCents) && totalCents >= 0).toBe(true);
      }),
      { numRuns: 6000 },
    );
    expect(priced).toBeGreaterThan(300); // the comparison is not about refusals alone
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

describe('linePrice', () => {
  it('is the unit as often as it is bought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 7 }), fc.integer({ min: 1, max: 50 }), (unit, quantity) => {
        const pieces = Array.from({ length: quantity }, () => unit);
        expect(linePrice(unit, quantity)).toBe(pieces.reduce((total, piece) => total + piece, 0));
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('refuses %d units', (quantity) => {
    expect(() => linePrice(100, quantity)).toThrow(RangeError);
  });
});
