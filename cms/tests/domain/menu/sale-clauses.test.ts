import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMenu, saleClauses, sellable, type Menu, type Product } from '../../../src/domain/menu';
import {
  aCategory,
  aMenu,
  anExtra,
  anExtraGroup,
  aProduct,
  availabilities,
  aVariation,
  aVariationGroup,
  instantsAround,
} from './fixtures';

const NOON = '2026-11-21T15:00:00.000Z';
const context = { now: new Date(NOON), timeZone: 'America/Sao_Paulo', channel: 'STORE' };
const AT_NIGHT = { days: [], periods: [{ from: '18:00', to: '23:00' }], fromDate: null, toDate: null };
const clausesOf = (product: Product, menu: Partial<Menu> = {}) =>
  saleClauses(indexMenu(aMenu({ products: [product], ...menu })), product, context);
const failing = (product: Product, menu: Partial<Menu> = {}) =>
  clausesOf(product, menu)
    .filter(({ holds }) => !holds)
    .map(({ code, ids }) => [code, ids]);
const codes = (product: Product, menu: Partial<Menu> = {}) =>
  clausesOf(product, menu).map(({ code }) => code);

describe('the clauses of a sale', () => {
  it('leave out what asks nothing of a product', () => {
    expect(codes(aProduct())).toEqual([
      'ACTIVE',
      'CATEGORY_ACTIVE',
      'CATEGORY_AVAILABLE',
      'CATEGORY_NOT_SOLD_OUT',
      'AVAILABLE',
      'NOT_SOLD_OUT',
      'CHANNEL',
    ]);
    const sizes = aVariationGroup([aVariation()]);
    const [asked, offered] = [
      anExtraGroup([anExtra()], { id: 'asked', min: 1 }),
      anExtraGroup([anExtra()], { id: 'offered' }),
    ];
    const whole = aProduct({
      stock: { tracked: true, quantity: 1 },
      variationGroupId: sizes.id,
      extraGroupIds: ['asked', 'offered'],
    });
    const clauses = clausesOf(whole, { variationGroups: [sizes], extraGroups: [asked, offered] });
    expect(clauses.filter(({ code }) => ['IN_STOCK', 'VARIATION', 'EXTRAS'].includes(code))).toEqual([
      { code: 'IN_STOCK', holds: true, ids: [] },
      { code: 'VARIATION', holds: true, ids: [sizes.id] },
      { code: 'EXTRAS', holds: true, ids: ['asked'] },
    ]);
  });

  it('name what is in the way', () => {
    const gone = [anExtra({ state: 'PAUSED' })];
    const product = aProduct({ extraGroupIds: ['a', 'b'], soldOutUntil: '2026-11-21T16:00:00.000Z' });
    const extraGroups = [
      anExtraGroup(gone, { id: 'a', min: 1 }),
      anExtraGroup([anExtra()], { id: 'b', min: 1 }),
    ];
    expect(failing(product, { extraGroups })).toEqual([
      ['NOT_SOLD_OUT', []],
      ['EXTRAS', ['a']],
    ]);
    const category = aCategory({ state: 'PAUSED' });
    expect(failing(aProduct(), { categories: [category] })).toEqual([['CATEGORY_ACTIVE', [category.id]]]);
    expect(codes(aProduct(), { categories: [category] })).not.toContain('CATEGORY_AVAILABLE');
  });

  it('ask nothing of a group of extras out of its time, and everything of variations', () => {
    const extras = anExtraGroup([], { id: 'a', min: 1, availability: AT_NIGHT });
    expect(codes(aProduct({ extraGroupIds: ['a'] }), { extraGroups: [extras] })).not.toContain('EXTRAS');
    const product = aProduct({ variationGroupId: 'sizes' });
    for (const sizes of [
      aVariationGroup([aVariation()], { availability: AT_NIGHT }),
      aVariationGroup([aVariation({ availability: AT_NIGHT })]),
    ])
      expect(failing(product, { variationGroups: [sizes] })).toEqual([['VARIATION', ['sizes']]]);
    const late = anExtraGroup([anExtra({ availability: AT_NIGHT })], { id: 'b', min: 1 });
    expect(failing(aProduct({ extraGroupIds: ['b'] }), { extraGroups: [late] })).toEqual([['EXTRAS', ['b']]]);
  });

  it('hold, all of them, exactly when the product can be sold', () => {
    const states = fc.constantFrom('ACTIVE' as const, 'PAUSED' as const);
    const menus = fc.record({
      state: states,
      category: fc.record({
        state: states,
        availability: availabilities(NOON),
        soldOutUntil: instantsAround(NOON),
      }),
      availability: availabilities(NOON),
      soldOutUntil: instantsAround(NOON),
      stock: fc.record({ tracked: fc.boolean(), quantity: fc.integer({ min: 0, max: 1 }) }),
      visible: fc.boolean(),
      size: fc.record({ state: states, availability: availabilities(NOON) }),
      min: fc.integer({ min: 0, max: 2 }),
      extra: fc.record({
        state: states,
        availability: availabilities(NOON),
        soldOutUntil: instantsAround(NOON),
      }),
    });
    fc.assert(
      fc.property(menus, ({ category, visible, size, min, extra, ...own }) => {
        const product = aProduct({
          ...own,
          channels: [{ channel: 'STORE', visible, priceCents: null }],
          variationGroupId: 'sizes',
          extraGroupIds: ['toppings'],
        });
        const index = indexMenu(
          aMenu({
            products: [product],
            categories: [aCategory(category)],
            variationGroups: [aVariationGroup([aVariation(size)])],
            extraGroups: [anExtraGroup([anExtra(extra)], { min })],
          }),
        );
        const all = saleClauses(index, product, context).every(({ holds }) => holds);
        expect(all).toBe(sellable(index, product, context).sellable);
      }),
    );
  });
});
