import { menuAnswer } from '@contracts/storefront-store-answers';
import { UNTRACKED } from '@domain/menu';
import type { CategoryDto, ExtraGroupDto, ProductDto, VariationGroupDto } from '@contracts/menu';
import { describe, expect, it } from 'vitest';
import { foodIcon } from '../../src/features/menu/products/food-icons';
import { linkedProductIds, previewMenu } from '../../src/features/menu/products/preview/preview-menu';
import { margins } from '../../src/features/menu/products/product-price';
import { NEW_PRODUCT, type ProductValues } from '../../src/features/menu/products/product-values';
import en from '../../src/locales/en/menu.json';
import es from '../../src/locales/es/menu.json';
import pt from '../../src/locales/pt-BR/menu.json';

const stored = {
  branchId: 'b1',
  version: 1,
  createdAt: '2031-04-01T10:00:00.000Z',
  updatedAt: '2031-04-01T10:00:00.000Z',
};
const category: CategoryDto = {
  ...stored,
  id: 'pizzas',
  name: 'Pizzas',
  description: '',
  imageUrl: null,
  position: 0,
  state: 'ACTIVE',
  availability: null,
  soldOutUntil: null,
  station: null,
  productCount: 0,
};
const variation = {
  promoPriceCents: null,
  isDefault: false,
  ...UNTRACKED,
  availability: null,
  soldOutUntil: null,
  sku: null,
};
const sizes: VariationGroupDto = {
  ...stored,
  id: 'sizes',
  internalName: null,
  name: 'Size',
  state: 'ACTIVE',
  availability: null,
  usedBy: 0,
  variations: [
    { ...variation, id: 'large', name: 'Large', priceCents: 6000, position: 1, state: 'ACTIVE' },
    { ...variation, id: 'small', name: 'Small', priceCents: 4000, position: 0, state: 'ACTIVE' },
    { ...variation, id: 'huge', name: 'Huge', priceCents: 9000, position: 2, state: 'PAUSED' },
  ],
};
const crust: ExtraGroupDto = {
  ...stored,
  id: 'crust',
  name: 'Crust',
  internalName: null,
  description: '',
  min: 1,
  max: 1,
  freeQuantity: 0,
  priceMethod: 'SUM',
  display: 'RADIO',
  availability: null,
  soldOutUntil: null,
  state: 'ACTIVE',
  usedBy: 0,
  askedAfter: [],
  extras: [
    {
      id: 'plain',
      name: 'Plain',
      description: '',
      priceCents: 300,
      variationPrices: [],
      linkedProductId: null,
      extraGroupIds: [],
      imageUrl: null,
      position: 0,
      maxQuantity: 1,
      defaultQuantity: 0,
      availability: null,
      state: 'ACTIVE',
      soldOutUntil: null,
      ...UNTRACKED,
    },
  ],
};
const circumstances = {
  parts: { categories: [category], variationGroups: [sizes], extraGroups: [crust] },
  linked: undefined,
  now: new Date('2031-04-02T12:00:00.000Z'),
  timeZone: 'UTC',
  words: { name: 'Name of the product', category: 'Category' },
};
const typed: ProductValues = {
  ...NEW_PRODUCT,
  name: ' Margherita ',
  categoryIds: ['pizzas'],
  priceCents: 5000,
};
const shown = (values: Partial<ProductValues>, more: Partial<Parameters<typeof previewMenu>[1]> = {}) => {
  const preview = previewMenu({ ...typed, ...values }, { ...circumstances, ...more });
  const [product] = preview.menu.products;
  if (!product) throw new Error('Nothing is shown');
  return { ...preview, product };
};

describe('the preview of a product', () => {
  it('is a menu as the server would send it', () => {
    const { menu, product, appearance } = shown({ variationGroupId: 'sizes', extraGroupIds: ['crust'] });
    expect(menuAnswer.parse(menu)).toEqual(menu);
    expect(appearance).toBe('FOR_SALE');
    expect(product.name).toBe('Margherita');
    // The smallest, with the crust that has to be chosen.
    expect(product.fromPriceCents).toBe(4300);
    expect(menu.variationGroups[0]?.variations.map(({ name }) => name)).toEqual(['Small', 'Large']);
    expect(menu.extraGroups.map(({ name }) => name)).toEqual(['Crust']);
  });

  it('shows a form that is hardly begun', () => {
    const { menu, product } = shown({ name: '', categoryIds: [], priceCents: NaN });
    expect(menuAnswer.parse(menu)).toEqual(menu);
    expect(product).toMatchObject({ name: 'Name of the product', priceCents: 0, categoryIds: ['none'] });
    expect(menu.categories).toMatchObject([{ name: 'Category' }]);
  });

  it('shows the promotional price only while it runs', () => {
    const promo = { promoPriceCents: 3900, promoFrom: '2031-04-02T12:00:00.000Z' };
    expect(shown(promo).product).toMatchObject({ priceCents: 3900, fullPriceCents: 5000 });
    const before = new Date('2031-04-02T11:59:59.000Z');
    expect(shown(promo, { now: before }).product).toMatchObject({ priceCents: 5000, fullPriceCents: null });
  });

  it('tells what is sold out from what customers do not see at all', () => {
    expect(shown({ stockTracked: true })).toMatchObject({
      appearance: 'SOLD_OUT',
      product: { soldOut: true },
    });
    expect(shown({ state: 'DRAFT' })).toMatchObject({ appearance: 'HIDDEN', product: { soldOut: false } });
  });
});

describe('an option that is a piece of a product', () => {
  const plain = crust.extras[0]!;
  const parts = {
    ...circumstances.parts,
    extraGroups: [{ ...crust, extras: [plain, { ...plain, id: 'cola', linkedProductId: 'cola' }] }],
  };
  const cola = (changes: Partial<ProductDto> = {}): ProductDto => ({
    ...{ ...NEW_PRODUCT, id: 'cola', branchId: 'b1', version: 1, name: 'Cola', position: 0 },
    ...{ createdAt: '2031-04-01T10:00:00.000Z', updatedAt: '2031-04-01T10:00:00.000Z' },
    ...{ soldOutUntil: null, channels: [], stockQuantity: null, asked: null, notSellable: [] },
    ...changes,
  });
  const optionsWith = (linked: ProductDto[] | undefined) =>
    shown({ extraGroupIds: ['crust'] }, { parts, linked }).menu.extraGroups[0]?.extras.map(
      ({ id, soldOut }) => [id, soldOut],
    );

  it('goes with the product, as on the store page', () => {
    const both = [
      ['plain', false],
      ['cola', false],
    ];
    expect(linkedProductIds(parts)).toEqual(['cola']);
    expect(optionsWith([cola()])).toEqual(both);
    expect(optionsWith([cola({ stockTracked: true, stockQuantity: 2 })])).toEqual(both);
    expect(optionsWith([cola({ stockTracked: true, stockQuantity: 0 })])).toEqual([['plain', false]]);
    expect(optionsWith([cola({ state: 'ARCHIVED' })])).toEqual([['plain', false]]);
    expect(optionsWith([cola({ soldOutUntil: '2031-04-02T13:00:00.000Z' })])).toEqual([
      ['plain', false],
      ['cola', true],
    ]);
    // Not yet known.
    expect(optionsWith(undefined)).toEqual(both);
  });
});

describe('what is left of a price', () => {
  const prices = { priceCents: 5000, promoPriceCents: 3000, costCents: 4000, variationPrices: [] };

  it('is said of the price and of the promotional one, below cost as a loss', () => {
    expect(margins(prices)).toEqual([
      { of: null, promo: false, bps: 2000, cents: 1000 },
      { of: null, promo: true, bps: -3334, cents: -1000 },
    ]);
  });

  it('is said of every variation that is on the menu, in place of the price', () => {
    expect(margins(prices, sizes)).toEqual([
      { of: 'Large', promo: false, bps: 3333, cents: 2000 },
      { of: 'Small', promo: false, bps: 0, cents: 0 },
    ]);
    const variationPrices = [{ variationId: 'small', priceCents: 8000 }];
    expect(margins({ ...prices, variationPrices }, sizes)[1]).toEqual({
      ...{ of: 'Small', promo: false, bps: 5000, cents: 4000 },
    });
  });

  it('is unknown without a cost or a price', () => {
    expect(margins({ ...prices, costCents: null })).toEqual([]);
    expect(margins({ ...prices, priceCents: NaN, promoPriceCents: null })).toEqual([]);
  });
});

describe('allergens, diets and tags', () => {
  it.each([en, es, pt].map(({ product }) => product.suggestions))(
    'have a sign each, as offered',
    (offered) => {
      const words = Object.values(offered).flatMap((list) => list.split(','));
      expect(words.filter((word) => !foodIcon(word))).toEqual([]);
    },
  );

  it('tell what is in from what is left out', () => {
    expect(foodIcon('Sem glúten')).not.toBe(foodIcon('Glúten'));
    expect(foodIcon('Grandma’s')).toBeUndefined();
  });
});
