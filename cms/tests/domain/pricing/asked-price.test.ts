import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu, SOLD_OUT_UNTIL_CHANGED, type ExtraGroup, type Variation } from '../../../src/domain/menu';
import { askedPrice, priceFrom } from '../../../src/domain/pricing';
import { aMenu, anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from '../menu/fixtures';
import { NOW, pricedMenuOf } from './arbitrary';

const context = { now: new Date(NOW), timeZone: 'UTC', channel: 'STORE' };
const small = (changes: Partial<Variation> = {}) => aVariation({ id: 'small', priceCents: 0, ...changes });
const large = (changes: Partial<Variation> = {}) => aVariation({ id: 'large', priceCents: 0, ...changes });
const inSizes = (smallCents: number, largeCents: number) => [
  { variationId: 'small', priceCents: smallCents },
  { variationId: 'large', priceCents: largeCents },
];
const flavours = (changes: Partial<ExtraGroup> = {}) =>
  anExtraGroup(
    [
      anExtra({ id: 'plain', priceCents: 0, variationPrices: inSizes(3990, 4990) }),
      anExtra({ id: 'fancy', priceCents: 0, variationPrices: inSizes(4490, 5990) }),
    ],
    { id: 'flavours', min: 1, max: 2, priceMethod: 'MAX', ...changes },
  );
const halves = aProduct({ priceCents: 2690, variationGroupId: 'sizes', extraGroupIds: ['flavours'] });
const asked = (group: ExtraGroup, sizes: Variation[], product = halves, more: ExtraGroup[] = []) => {
  const index = indexMenu(
    aMenu({ products: [product], variationGroups: [aVariationGroup(sizes)], extraGroups: [group, ...more] }),
  );
  return askedPrice(product, index, context);
};

describe('what a product is asked for', () => {
  it.each(['MAX', 'AVG'] as const)(
    'is what half and half costs in its flavours, charged by %s',
    (priceMethod) => {
      const group = flavours({ priceMethod });
      expect(asked(group, [small(), large()])).toEqual({ cents: 3990, isFrom: true });
      expect(asked(group, [small({ state: 'PAUSED' }), large()])).toEqual({ cents: 4990, isFrom: true });
    },
  );

  it('is one price where nothing that has to be chosen changes it', () => {
    const same = flavours({ extras: [anExtra({ id: 'plain', priceCents: 4000 })] });
    expect(asked(same, [small()])).toEqual({ cents: 4000, isFrom: false });
    expect(asked(flavours({ min: 0 }), [small({ priceCents: 900 })])).toEqual({ cents: 900, isFrom: false });
    expect(
      asked(flavours({ min: 0 }), [small({ priceCents: 900 }), large({ priceCents: 901 })])?.isFrom,
    ).toBe(true);
    const own = { ...halves, extraGroupIds: [], variationPrices: inSizes(500, 500) };
    expect(asked(same, [small({ priceCents: 900 }), large({ priceCents: 901 })], own)).toEqual({
      cents: 500,
      isFrom: false,
    });
  });

  it('may rise by what an extra that has to be chosen asks for', () => {
    const sauces = anExtraGroup([anExtra({ id: 'mayo', priceCents: 200 })], { id: 'sauces', min: 1, max: 1 });
    const sides = flavours({
      extras: [
        anExtra({ id: 'rice', priceCents: 0 }),
        anExtra({ id: 'fries', priceCents: 0, extraGroupIds: ['sauces'] }),
      ],
    });
    expect(asked(sides, [small()], halves, [sauces])).toEqual({ cents: 0, isFrom: true });
  });

  it('is told while all of it is sold out, and unknown where it cannot be put together', () => {
    const soldOutUntil = SOLD_OUT_UNTIL_CHANGED;
    expect(asked(flavours(), [small({ soldOutUntil }), large({ soldOutUntil })])).toEqual({
      cents: 3990,
      isFrom: true,
    });
    expect(asked(flavours(), [small({ state: 'PAUSED' })])).toBeNull();
  });

  it('is the lowest price it can be had at, as long as it can be had', () => {
    fc.assert(
      fc.property(pricedMenuOf({ groups: 2, extras: 3, nested: 1, pieces: 2 }), ({ menu, product }) => {
        const from = priceFrom(product, indexMenu(menu), context);
        fc.pre(from !== null);
        expect(askedPrice(product, indexMenu(menu), context)?.cents).toBe(from);
      }),
    );
  });
});
