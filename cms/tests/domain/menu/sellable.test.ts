import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  indexMenu,
  sellable,
  SOLD_OUT_UNTIL_CHANGED,
  type Menu,
  type Product,
} from '../../../src/domain/menu';
import { aCategory, aMenu, anExtra, anExtraGroup, aProduct, aVariation, aVariationGroup } from './fixtures';

const context = { now: new Date('2026-11-21T15:00:00Z'), timeZone: 'America/Sao_Paulo', channel: 'STORE' };
const past = '2026-11-21T14:00:00.000Z';
const future = '2026-11-21T16:00:00.000Z';
const closedNow = { days: [], periods: [{ from: '18:00', to: '23:00' }], fromDate: null, toDate: null };
const openNow = { days: [], periods: [{ from: '11:00', to: '14:00' }], fromDate: null, toDate: null };

function reasonsOf(product: Product, menu: Partial<Menu> = {}) {
  const answer = sellable(indexMenu(aMenu({ products: [product], ...menu })), product, context);
  return answer.sellable ? [] : answer.reasons;
}

describe('sellable', () => {
  it('sells an active product of an active category', () => {
    expect(reasonsOf(aProduct())).toEqual([]);
    expect(reasonsOf(aProduct({ availability: openNow, soldOutUntil: past }))).toEqual([]);
    expect(reasonsOf(aProduct({ stock: { tracked: true, quantity: 1 } }))).toEqual([]);
  });

  it.each(['DRAFT', 'PAUSED', 'ARCHIVED'] as const)('does not sell a product that is %s', (state) => {
    expect(reasonsOf(aProduct({ state }))).toEqual([{ code: 'NOT_ACTIVE', state }]);
  });

  it('does not sell outside its availability, while sold out or without stock', () => {
    expect(reasonsOf(aProduct({ availability: closedNow }))).toEqual([{ code: 'NOT_AVAILABLE_NOW' }]);
    expect(reasonsOf(aProduct({ soldOutUntil: future }))).toEqual([{ code: 'SOLD_OUT' }]);
    expect(reasonsOf(aProduct({ soldOutUntil: SOLD_OUT_UNTIL_CHANGED }))).toEqual([{ code: 'SOLD_OUT' }]);
    expect(reasonsOf(aProduct({ stock: { tracked: true, quantity: 0 } }))).toEqual([
      { code: 'OUT_OF_STOCK' },
    ]);
    expect(reasonsOf(aProduct({ stock: { tracked: false, quantity: 0 } }))).toEqual([]);
  });

  it('hides from a channel that is told not to show it, and from no other', () => {
    const hidden = (channel: string) =>
      aProduct({ channels: [{ channel, visible: false, priceCents: null }] });
    expect(reasonsOf(hidden('STORE'))).toEqual([{ code: 'CHANNEL_HIDDEN', channel: 'STORE' }]);
    expect(reasonsOf(hidden('PHONE'))).toEqual([]);
    expect(reasonsOf(aProduct({ channels: [{ channel: 'STORE', visible: true, priceCents: 1 }] }))).toEqual(
      [],
    );
  });

  describe('with several categories', () => {
    const product = aProduct({ categoryIds: ['a', 'b'] });
    const [a, b] = [aCategory({ id: 'a' }), aCategory({ id: 'b' })];

    it('needs one that passes every test', () => {
      expect(reasonsOf(product, { categories: [{ ...a, state: 'PAUSED' }, b] })).toEqual([]);
      expect(reasonsOf(product, { categories: [{ ...a, availability: closedNow }, b] })).toEqual([]);
      expect(reasonsOf(product, { categories: [{ ...a, soldOutUntil: future }, b] })).toEqual([]);
    });

    it('tells the test at which the last ones failed', () => {
      const paused = { ...a, state: 'PAUSED' as const };
      expect(reasonsOf(product, { categories: [paused] })).toEqual([
        { code: 'CATEGORY_NOT_ACTIVE', categoryIds: ['a', 'b'] },
      ]);
      expect(reasonsOf(product, { categories: [paused, { ...b, availability: closedNow }] })).toEqual([
        { code: 'NOT_AVAILABLE_NOW', categoryIds: ['b'] },
      ]);
      const closedA = { ...a, availability: closedNow };
      expect(reasonsOf(product, { categories: [closedA, { ...b, soldOutUntil: future }] })).toEqual([
        { code: 'SOLD_OUT', categoryIds: ['b'] },
      ]);
    });
  });

  describe('with variations', () => {
    const product = aProduct({ variationGroupId: 'sizes' });
    const refused = [{ code: 'NO_VARIATION', groupId: 'sizes' }];

    it('needs one that is on sale, in a group that is', () => {
      const small = aVariation({ id: 's', soldOutUntil: future });
      const large = aVariation({ id: 'l' });
      const with_ = (...groups: Menu['variationGroups']) => reasonsOf(product, { variationGroups: groups });
      expect(with_(aVariationGroup([small, large]))).toEqual([]);
      expect(with_(aVariationGroup([small]))).toEqual(refused);
      expect(with_(aVariationGroup([{ ...large, state: 'PAUSED' }]))).toEqual(refused);
      expect(with_(aVariationGroup([large], { state: 'PAUSED' }))).toEqual(refused);
      expect(with_(aVariationGroup([large], { state: 'ARCHIVED' }))).toEqual(refused);
      expect(with_()).toEqual(refused);
    });
  });

  it('needs as many pieces of each offered group as it demands, counted one by one', () => {
    const product = aProduct({ extraGroupIds: ['toppings'] });
    const extra = fc.record({
      maxQuantity: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom('ACTIVE' as const, 'PAUSED' as const),
      soldOutUntil: fc.constantFrom(null, past, future, SOLD_OUT_UNTIL_CHANGED),
    });
    const group = fc.record({
      min: fc.integer({ min: 0, max: 4 }),
      max: fc.integer({ min: 1, max: 4 }),
      state: fc.constantFrom('ACTIVE' as const, 'PAUSED' as const, 'ARCHIVED' as const),
      extras: fc.array(extra, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(group, ({ min, max, state, extras }) => {
        let pieces = 0;
        for (const { maxQuantity, state: itemState, soldOutUntil } of extras) {
          const buyable = itemState === 'ACTIVE' && (soldOutUntil === null || soldOutUntil === past);
          for (let piece = 0; buyable && piece < maxQuantity && pieces < max; piece++) pieces++;
        }
        const rows = extras.map((changes, index) => anExtra({ ...changes, id: `extra${index}` }));
        const refused = state === 'ACTIVE' && pieces < min;
        expect(reasonsOf(product, { extraGroups: [anExtraGroup(rows, { min, max, state })] })).toEqual(
          refused ? [{ code: 'GROUP_UNSATISFIABLE', groupId: 'toppings', nestedIds: [] }] : [],
        );
      }),
    );
  });

  it('tells every reason at once', () => {
    const product = aProduct({
      state: 'PAUSED',
      soldOutUntil: future,
      availability: closedNow,
      stock: { tracked: true, quantity: 0 },
      categoryIds: [],
      variationGroupId: 'gone',
      channels: [{ channel: 'STORE', visible: false, priceCents: null }],
    });
    expect(reasonsOf(product).map(({ code }) => code)).toEqual([
      'NOT_ACTIVE',
      'NOT_AVAILABLE_NOW',
      'SOLD_OUT',
      'OUT_OF_STOCK',
      'CHANNEL_HIDDEN',
      'CATEGORY_NOT_ACTIVE',
      'NO_VARIATION',
    ]);
  });
});

describe('parts whose pieces are counted', () => {
  const counted = (stockQuantity: number) => ({ stockTracked: true, stockLowAt: 3, stockQuantity });
  const product = aProduct({ variationGroupId: 'sizes', extraGroupIds: ['toppings'] });
  const withLeft = (size: number, extra: number) => ({
    variationGroups: [aVariationGroup([aVariation(counted(size))])],
    extraGroups: [
      anExtraGroup([anExtra({ id: 'counted', ...counted(extra) }), anExtra({ id: 'free' })], { min: 2 }),
    ],
  });

  it('are to be had as long as one is left', () => {
    expect(reasonsOf(product, withLeft(1, 1))).toEqual([]);
    expect(reasonsOf(product, withLeft(0, 1))).toEqual([{ code: 'NO_VARIATION', groupId: 'sizes' }]);
    expect(reasonsOf(product, withLeft(1, 0))).toEqual([
      { code: 'GROUP_UNSATISFIABLE', groupId: 'toppings', nestedIds: [] },
    ]);
  });
});
