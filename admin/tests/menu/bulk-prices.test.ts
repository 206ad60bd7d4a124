import type { ExtraGroupDto, ProductDto, VariationGroupDto } from '@contracts/menu';
import { UNTRACKED, type PriceRule } from '@domain/menu';
import { describe, expect, it } from 'vitest';
import { changedLines, priceBlocks, sentPrices } from '../../src/features/menu/products/bulk/price-blocks';
import { roundings } from '../../src/features/menu/products/bulk/price-rule';
import { NEW_PRODUCT } from '../../src/features/menu/products/product-values';

const stored = { branchId: 'b', version: 4, createdAt: '2031-04-01', updatedAt: '2031-04-01' };
const part = { ...UNTRACKED, availability: null, soldOutUntil: null, state: 'ACTIVE' as const };
const product = (id: string, more: Partial<ProductDto> = {}): ProductDto => ({
  ...NEW_PRODUCT,
  ...stored,
  ...{ id, name: id, priceCents: 0, position: 0, channels: [], soldOutUntil: null },
  ...{ stockQuantity: null, asked: null, notSellable: [] },
  ...more,
});
const sizes = (id: string, prices: [number, number], usedBy: number): VariationGroupDto => ({
  ...{ ...stored, id, name: id, internalName: null, state: 'ACTIVE', availability: null, usedBy },
  variations: ['S', 'L'].map((name, position) => ({
    ...{ ...part, id: `${id}${name}`, name, priceCents: prices[position] ?? 0, position },
    ...{ promoPriceCents: null, isDefault: false, sku: null },
  })),
});
const flavours = (usedBy: number): ExtraGroupDto => ({
  ...{ ...stored, id: 'flavours', name: 'Flavours', internalName: null, description: '', usedBy },
  ...{ min: 1, max: 2, freeQuantity: 0, priceMethod: 'MAX', display: 'CHECKBOX', state: 'ACTIVE' },
  ...{ availability: null, soldOutUntil: null, askedAfter: [] },
  extras: [
    {
      ...{ ...part, id: 'plain', name: 'Plain', description: '', priceCents: 0, position: 0 },
      variationPrices: [{ variationId: 'halfL', priceCents: 4990 }],
      ...{ linkedProductId: null, extraGroupIds: [], imageUrl: null, maxQuantity: 1, defaultQuantity: 0 },
    },
  ],
});
const rule: PriceRule = { change: { kind: 'AMOUNT', cents: 200 }, roundToCents: 100, endingCents: 90 };
const ten = Array.from({ length: 10 }, (_, index) => product(`pizza${index}`, { variationGroupId: 'pizza' }));

describe('the prices of chosen products', () => {
  it('are of these products alone, where others come in the same sizes', () => {
    const menu = { products: ten, variationGroups: [sizes('pizza', [3590, 4990], 17)], extraGroups: [] };
    const blocks = priceBlocks(menu, rule, {});
    expect(blocks).toMatchObject([{ kind: 'variationGroups', others: 7, forAll: false }]);
    expect(changedLines(blocks)).toHaveLength(20);
    expect(blocks[0]?.lines.slice(0, 2)).toMatchObject([
      { name: 'pizza0', size: 'S', now: 3590, then: 3790 },
      { name: 'pizza0', size: 'L', now: 4990, then: 5190 },
    ]);
    const sent = sentPrices(menu, blocks, rule);
    expect(sent.products).toHaveLength(10);
    expect(sent.said).toMatchObject({ variationGroups: [], extraGroups: [] });
  });

  it('are the group’s where somebody says so, or nobody else has them', () => {
    const own = product('own', {
      variationGroupId: 'pizza',
      variationPrices: [{ variationId: 'pizzaS', priceCents: 2990 }],
    });
    const menu = (usedBy: number) => ({
      products: [...ten, own],
      variationGroups: [sizes('pizza', [3590, 4990], usedBy)],
      extraGroups: [],
    });
    for (const blocks of [priceBlocks(menu(12), rule, { pizza: true }), priceBlocks(menu(11), rule, {})]) {
      expect(blocks[0]?.lines.map(({ name, size, then }) => [name, size, then])).toEqual([
        ['S', null, 3790],
        ['L', null, 5190],
        ['own', 'S', 3190],
      ]);
      const { products, said } = sentPrices(menu(12), blocks, rule);
      expect(products.map(({ id }) => id)).toEqual(['own']);
      expect(said.variationGroups).toEqual([{ id: 'pizza', version: 4 }]);
    }
  });

  it('of half and half are those of its flavours, and the sizes have none', () => {
    const half = product('half', { variationGroupId: 'half', extraGroupIds: ['flavours'] });
    const menu = (usedBy: number) => ({
      products: [half],
      variationGroups: [sizes('half', [0, 0], 1)],
      extraGroups: [flavours(usedBy)],
    });
    const blocks = priceBlocks(menu(1), rule, {});
    expect(blocks.map(({ kind }) => kind)).toEqual(['extraGroups']);
    expect(changedLines(blocks)).toMatchObject([{ name: 'Plain', size: 'L', now: 4990, then: 5190 }]);
    expect(sentPrices(menu(1), blocks, rule)).toMatchObject({
      products: [{ id: 'half' }],
      said: { variationGroups: [], extraGroups: [{ id: 'flavours', version: 4 }] },
    });
    // Others ask for the same flavours: nothing of theirs changes unless somebody says so.
    const shared = priceBlocks(menu(3), rule, {});
    expect(changedLines(shared)).toEqual([]);
    expect(shared.at(-1)).toMatchObject({ kind: 'extraGroups', others: 2, forAll: false });
    expect(changedLines(priceBlocks(menu(3), rule, { flavours: true }))).toHaveLength(1);
  });

  it('stay while nothing is said', () => {
    const menu = { products: [product('soup', { priceCents: 1500 })], variationGroups: [], extraGroups: [] };
    expect(changedLines(priceBlocks(menu, null, {}))).toEqual([]);
    expect(priceBlocks(menu, rule, {})).toMatchObject([{ kind: 'products', lines: [{ then: 1690 }] }]);
  });
});

it('end as prices do in a currency', () => {
  expect(roundings('BRL')).toContainEqual({ roundToCents: 100, endingCents: 90 });
  expect(roundings('BRL')).toContainEqual({ roundToCents: 100, endingCents: 0 });
  expect(roundings('CLP')).toContainEqual({ roundToCents: 1000, endingCents: 990 });
});
