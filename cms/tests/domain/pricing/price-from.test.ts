import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu, type Extra, type Menu, type Product } from '../../../src/domain/menu';
import {
  basePrice,
  priceFrom,
  variationPrice,
  type Choice,
  type ExtraChoice,
  type PiecesChoice,
} from '../../../src/domain/pricing';
import { aProduct, aVariation } from '../menu/fixtures';
import { NOW, pricedMenuOf } from './arbitrary';
import { modelPrice } from './model';

const context = { now: new Date(NOW), timeZone: 'UTC', channel: 'STORE' };

/** Every basket of some extras: each with every quantity within its own maximum, and with every basket of what it asks for. */
function everyBasket(extras: readonly Extra[], within: (extra: Extra) => PiecesChoice[][]): ExtraChoice[][] {
  let baskets: ExtraChoice[][] = [[]];
  for (const extra of extras) {
    const ways = Array.from({ length: extra.maxQuantity }, (_, less) => less + 1).flatMap((quantity) =>
      within(extra).map((nested) => ({ extraId: extra.id, quantity, extras: nested })),
    );
    baskets = baskets.flatMap((basket) => [basket, ...ways.map((way) => [...basket, way])]);
  }
  return baskets;
}

/** Every choice of a product: no variation or each, with every basket. */
function* everyChoice(product: Product, menu: Menu): Generator<Choice> {
  const variationIds = [
    null,
    ...menu.variationGroups.flatMap((group) => group.variations.map(({ id }) => id)),
  ];
  const extrasOf = (ids: readonly string[]) =>
    menu.extraGroups.filter(({ id }) => ids.includes(id)).flatMap((group) => group.extras);
  const baskets = everyBasket(extrasOf(product.extraGroupIds), ({ extraGroupIds }) =>
    everyBasket(extrasOf(extraGroupIds), () => [[]]),
  );
  for (const variationId of variationIds) for (const extras of baskets) yield { variationId, extras };
}

describe('priceFrom', () => {
  it.each([
    ['of one level', pricedMenuOf({ groups: 2, extras: 3, nested: 0, pieces: 3 }), 150],
    ['with groups that extras ask for', pricedMenuOf({ groups: 1, extras: 3, nested: 1, pieces: 2 }), 120],
  ])('is the lowest price of all choices there are, %s', (_, menus, numRuns) => {
    fc.assert(
      fc.property(menus, ({ menu, product }) => {
        let lowest: number | null = null;
        for (const choice of everyChoice(product, menu)) {
          const priced = modelPrice(product, choice, menu, NOW, 'STORE');
          if (!('wrong' in priced)) lowest = Math.min(lowest ?? Infinity, priced.unitPriceCents);
        }
        expect(priceFrom(product, indexMenu(menu), context)).toBe(lowest);
      }),
      { numRuns },
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
    const product = aProduct();
    expect(variationPrice(product, aVariation({ priceCents: 900 }))).toEqual({
      priceCents: 900,
      fullPriceCents: null,
    });
    expect(variationPrice(product, aVariation({ priceCents: 900, promoPriceCents: 0 }))).toEqual({
      priceCents: 0,
      fullPriceCents: 900,
    });
  });

  it('is the one that the product has for it, also where the group has a promotion or the price is nothing', () => {
    const product = aProduct({
      variationPrices: [
        { variationId: 'small', priceCents: 0 },
        { variationId: 'large', priceCents: 1100 },
      ],
    });
    const large = aVariation({ id: 'large', priceCents: 900, promoPriceCents: 700 });
    expect(variationPrice(product, large)).toEqual({ priceCents: 1100, fullPriceCents: null });
    expect(variationPrice(product, { ...large, id: 'small' }).priceCents).toBe(0);
    expect(variationPrice(product, { ...large, id: 'medium' })).toEqual({
      priceCents: 700,
      fullPriceCents: 900,
    });
  });
});
