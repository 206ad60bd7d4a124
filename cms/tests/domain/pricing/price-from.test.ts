import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu, type Menu, type Product } from '../../../src/domain/menu';
import { basePrice, priceFrom, variationPrice, type Choice } from '../../../src/domain/pricing';
import { aProduct, aVariation } from '../menu/fixtures';
import { NOW, pricedMenu } from './arbitrary';
import { modelPrice } from './model';

const context = { now: new Date(NOW), timeZone: 'UTC', channel: 'STORE' };

/** Every choice of a product: no variation or each, and every quantity of every extra within its own maximum. */
function* everyChoice(product: Product, menu: Menu): Generator<Choice> {
  const variationIds = [
    null,
    ...menu.variationGroups.flatMap((group) => group.variations.map(({ id }) => id)),
  ];
  let baskets: Choice['extras'][] = [[]];
  for (const extra of menu.extraGroups.flatMap((group) => group.extras)) {
    baskets = baskets.flatMap((basket) =>
      Array.from({ length: extra.maxQuantity + 1 }, (_, quantity) =>
        quantity === 0 ? basket : [...basket, { extraId: extra.id, quantity }],
      ),
    );
  }
  for (const variationId of variationIds) for (const extras of baskets) yield { variationId, extras };
}

describe('priceFrom', () => {
  it('is the lowest price of all choices there are', () => {
    fc.assert(
      fc.property(pricedMenu, ({ menu, product }) => {
        let lowest: number | null = null;
        for (const choice of everyChoice(product, menu)) {
          const priced = modelPrice(product, choice, menu, NOW, 'STORE');
          if (!('wrong' in priced)) lowest = Math.min(lowest ?? Infinity, priced.unitPriceCents);
        }
        expect(priceFrom(product, indexMenu(menu), context)).toBe(lowest);
      }),
      { numRuns: 150 },
    );
  });
});

describe('basePrice', () => {
  const instant = (ms: number) => new Date(NOW + ms).toISOString();

  it('shows what a promotion reduces, while it runs', () => {
    const promoted = aProduct({
      priceCents: 4000,
      promoPriceCents: 3000,
      promoFrom: instant(0),
      promoTo: instant(1),
    });
    expect(basePrice(promoted, context)).toEqual({ priceCents: 3000, fullPriceCents: 4000 });
    for (const ms of [-1, 1]) {
      const then = { ...context, now: new Date(NOW + ms) };
      expect(basePrice(promoted, then)).toEqual({ priceCents: 4000, fullPriceCents: null });
    }
  });

  it("prefers the channel's own price, even zero, to any other", () => {
    const product = aProduct({
      promoPriceCents: 3000,
      channels: [
        { channel: 'PHONE', visible: true, priceCents: 3500 },
        { channel: 'STORE', visible: true, priceCents: 0 },
      ],
    });
    expect(basePrice(product, context)).toEqual({ priceCents: 0, fullPriceCents: null });
    expect(basePrice(product, { ...context, channel: 'PHONE' })).toEqual({
      priceCents: 3500,
      fullPriceCents: null,
    });
    expect(basePrice(product, { ...context, channel: 'TABLE' })).toEqual({
      priceCents: 3000,
      fullPriceCents: 4000,
    });
  });
});

describe('variationPrice', () => {
  it('shows what a promotion reduces', () => {
    expect(variationPrice(aVariation({ priceCents: 900 }))).toEqual({
      priceCents: 900,
      fullPriceCents: null,
    });
    expect(variationPrice(aVariation({ priceCents: 900, promoPriceCents: 0 }))).toEqual({
      priceCents: 0,
      fullPriceCents: 900,
    });
  });
});
