import { describe, expect, it } from 'vitest';
import {
  COPY_FIELDS,
  planCopy,
  type CopyField,
  type CopyMenu,
  type CopyMode,
  type CopyProduct,
} from '../../../src/domain/menu-copy';
import { aCategory, anExtra, anExtraGroup, aVariation, aVariationGroup } from '../menu/fixtures';
import { aCopyMenu, aCopyProduct, stored } from './copied';

const PIZZAS = aCategory({ id: 's-pizzas', name: 'Pizzas' });
const HERE = aCategory({ id: 't-pizzas', name: 'PIZZAS' });
const SIZES = {
  ...aVariationGroup([], { id: 's-sizes', name: 'Size' }),
  internalName: null,
  variations: [{ ...aVariation({ id: 's-large' }), sku: 'L' }],
};
const OWN_SIZES = {
  ...SIZES,
  id: 't-sizes',
  variations: [{ ...aVariation({ id: 't-large' }), sku: null }],
};
const group = (id: string, changes: Parameters<typeof anExtraGroup>[1] = {}) => ({
  ...anExtraGroup([anExtra()], { id, ...changes }),
  internalName: null,
});

const from = (product: Partial<CopyProduct>, more: Partial<CopyMenu> = {}): CopyMenu =>
  aCopyMenu({
    categories: [PIZZAS],
    products: [aCopyProduct({ id: 's', categoryIds: ['s-pizzas'], ...product })],
    ...more,
  });
const to = (products: Partial<CopyProduct>[], more: Partial<CopyMenu> = {}): CopyMenu =>
  aCopyMenu({
    categories: [HERE],
    products: products.map((product, index) =>
      aCopyProduct({ id: `t${index}`, categoryIds: ['t-pizzas'], ...product }),
    ),
    ...more,
  });
const plan = (
  source: CopyMenu,
  target: CopyMenu,
  fields: readonly CopyField[] = COPY_FIELDS,
  mode: CopyMode = 'BOTH',
) => {
  const productIds = new Set(source.products.map(({ id }) => id));
  return planCopy(source, target, { productIds, fields: new Set(fields), mode });
};
const only = (...of: Parameters<typeof plan>) => plan(...of).products[0]!;

describe('a product is found', () => {
  it.each<[string, Partial<CopyProduct>, Partial<CopyProduct>[], string | null]>([
    ['by its code', { sku: 'A1', name: 'X' }, [{ name: 'Y', sku: 'a1' }], 't0'],
    ['by its name in plain form', { name: 'Açaí  na tigela' }, [{ name: 'acai na TIGELA' }], 't0'],
    ['by its name where only one has a code', { sku: 'A1' }, [{ sku: null }], 't0'],
    ['not by its name where both have other codes', { sku: 'A1' }, [{ sku: 'B2' }], null],
    ['by its code before its name', { sku: 'A1' }, [{}, { name: 'Y', sku: 'A1' }], 't1'],
    ['by its category where the name stands twice', {}, [{ categoryIds: [] }, {}], 't1'],
  ])('%s', (_, source, target, found) => {
    expect(only(from(source), to(target)).targetId).toBe(found);
  });

  it('nowhere for certain where two could be it, and is left out', () => {
    expect(only(from({}), to([{}, {}]))).toMatchObject({ action: 'LEAVE', reason: 'AMBIGUOUS' });
    expect(only(from({ sku: 'A' }), to([{ sku: 'A' }, { sku: 'a' }]))).toMatchObject({ reason: 'AMBIGUOUS' });
  });

  it('or asked for only where it is, or is not', () => {
    expect(only(from({}), to([{}]), COPY_FIELDS, 'CREATE')).toMatchObject({ reason: 'ALREADY_THERE' });
    expect(only(from({}), to([]), COPY_FIELDS, 'UPDATE')).toMatchObject({ reason: 'NOT_THERE' });
  });
});

describe('what is chosen', () => {
  const changes: Record<CopyField, Partial<CopyProduct>> = {
    name: { description: 'Hot', tags: ['new'] },
    photos: { imageUrls: ['/demo/a/b.webp'] },
    prices: { priceCents: 900, unit: 'KG', promoPriceCents: 800, promoFrom: null, costCents: 300 },
    categories: {},
    variations: {},
    extras: {},
    availability: { availability: { days: [1], periods: [], fromDate: null, toDate: null } },
    station: { station: 'Oven', kitchenName: 'MARG', preparationMin: 9 },
    food: { allergens: ['MILK'], diets: ['VEGETARIAN'], calories: 640, serves: 2, alcoholic: true },
    channels: { channels: [{ channel: 'PHONE', visible: false, priceCents: null }] },
    state: { state: 'PAUSED' },
    stock: { stockTracked: true, stockLowAt: 3, maxPerOrder: 5 },
  };
  const all = Object.assign({}, ...Object.values(changes)) as Partial<CopyProduct>;

  it.each(COPY_FIELDS.filter((field) => Object.keys(changes[field]).length > 0))(
    '%s alone is copied, all else stays',
    (field) => {
      const copy = only(from(all), to([{}]), [field]);
      const { promoFrom: _same, ...columns } = changes[field];
      expect(copy).toMatchObject({ action: 'UPDATE', links: {} });
      expect(copy.columns).toEqual(columns);
      expect(new Set(copy.changes.map((change) => change.field))).toEqual(new Set(Object.keys(columns)));
    },
  );

  it('of channels keeps prices and visibility apart', () => {
    const source = from({ channels: [{ channel: 'STORE', visible: false, priceCents: 700 }] });
    const target = to([{ channels: [{ channel: 'PHONE', visible: false, priceCents: 100 }] }]);
    expect(only(source, target, ['channels']).columns.channels).toEqual([
      { channel: 'PHONE', visible: true, priceCents: 100 },
      { channel: 'STORE', visible: false, priceCents: null },
    ]);
    expect(only(source, target, ['prices']).columns.channels).toEqual([
      { channel: 'PHONE', visible: false, priceCents: null },
      { channel: 'STORE', visible: true, priceCents: 700 },
    ]);
  });

  it('of categories makes what is missing and uses what is there', () => {
    const more = { categories: [PIZZAS, aCategory({ id: 's-new', name: 'New' })] };
    const source = from({ categoryIds: ['s-pizzas', 's-new'] }, more);
    const { products, newCategories } = plan(source, to([{}]), ['categories']);
    expect(newCategories.map(({ name }) => name)).toEqual(['New']);
    expect(products[0]?.changes).toEqual([
      { field: 'categoryIds', before: ['PIZZAS'], after: ['PIZZAS', 'New'] },
    ]);
  });
});

describe('a new product', () => {
  it('is as the source is, but for what is sold out and left', () => {
    const copy = only(from({ stockTracked: true }), to([]));
    expect(copy).toMatchObject({
      action: 'CREATE',
      columns: { priceCents: 4000, state: 'ACTIVE', stockTracked: true },
      links: { categories: [{ id: 't-pizzas', isNew: false }] },
      notes: ['STOCK_FROM_ZERO'],
    });
    expect(copy.columns).not.toHaveProperty('soldOutUntil');
  });

  it('brings groups whose parts are counted from nothing on, where stock is copied', () => {
    const counted = { stockTracked: true, stockLowAt: 4 };
    const { stockQuantity: _left, ...extra } = anExtra(counted);
    const source = from(
      { variationGroupId: 's-sizes', extraGroupIds: ['s-extras'] },
      {
        variationGroups: [{ ...SIZES, variations: SIZES.variations.map((one) => ({ ...one, ...counted })) }],
        extraGroups: [{ ...group('s-extras'), extras: [extra] }],
      },
    );
    const partsOf = ({ newVariationGroups, newExtraGroups }: ReturnType<typeof plan>) =>
      [
        ...newVariationGroups.flatMap((one) => one.variations),
        ...newExtraGroups.flatMap((one) => one.extras),
      ].map(({ stockTracked, stockLowAt }) => [stockTracked, stockLowAt]);
    const whole = plan(source, to([]));
    expect(partsOf(whole)).toEqual([
      [true, 4],
      [true, 4],
    ]);
    expect(whole.products[0]?.notes).toEqual(['STOCK_FROM_ZERO']);
    const without = plan(
      source,
      to([]),
      COPY_FIELDS.filter((field) => field !== 'stock'),
    );
    expect(partsOf(without)).toEqual([
      [false, null],
      [false, null],
    ]);
    expect(without.products[0]?.notes).toEqual([]);
  });

  it('is a draft without a price, or without a state', () => {
    const without = (field: CopyField) =>
      only(
        from({}),
        to([]),
        COPY_FIELDS.filter((each) => each !== field),
      );
    expect(without('prices')).toMatchObject({
      columns: { name: 'Margherita' },
      notes: ['DRAFT_WITHOUT_PRICE'],
    });
    expect(without('prices').columns).not.toHaveProperty('priceCents');
    expect(without('prices').columns).not.toHaveProperty('state');
    expect(without('state')).toMatchObject({ columns: { priceCents: 4000 }, notes: ['DRAFT_WITHOUT_STATE'] });
    expect(without('state').columns).not.toHaveProperty('state');
  });

  it('has to be in a category: of the same name, or made', () => {
    const elsewhere = aCopyMenu();
    expect(only(from({}), elsewhere, ['prices'])).toMatchObject({ action: 'LEAVE', reason: 'NO_CATEGORY' });
    expect(only(from({}), elsewhere, ['categories'])).toMatchObject({ action: 'CREATE' });
    expect(only(from({}), to([]), ['prices'])).toMatchObject({ action: 'CREATE' });
  });

  it('of variations that it does not get has no price', () => {
    const source = from({ variationGroupId: 's-sizes', priceCents: 0 }, { variationGroups: [SIZES] });
    expect(only(source, to([]), ['prices', 'state'])).toMatchObject({ notes: ['DRAFT_WITHOUT_PRICE'] });
    expect(only(source, to([]), ['variations', 'state']).notes).toEqual([
      'DRAFT_WITHOUT_PRICE',
      'GROUP_MISSING',
    ]);
    const there = to([], { variationGroups: [OWN_SIZES] });
    expect(only(source, there, ['variations', 'state'])).toMatchObject({
      columns: { state: 'ACTIVE' },
      links: { variationGroup: { id: 't-sizes', isNew: false } },
      notes: [],
    });
  });
});

describe('nothing is sold for nothing', () => {
  const sized = from({ variationGroupId: 's-sizes', priceCents: 0 }, { variationGroups: [SIZES] });

  it('a base price stays where only one of the two has its prices in variations', () => {
    expect(only(sized, to([{}]), ['prices'])).toMatchObject({
      action: 'UNCHANGED',
      notes: ['PRICED_OTHERWISE'],
    });
  });

  it('variations stay where no price would take their place', () => {
    const target = to([{ variationGroupId: 't-sizes', priceCents: 0 }], { variationGroups: [OWN_SIZES] });
    expect(only(from({}), target, ['variations'])).toMatchObject({
      action: 'UNCHANGED',
      notes: ['PRICED_OTHERWISE'],
    });
    expect(only(from({}), target, ['variations', 'prices'])).toMatchObject({
      columns: { priceCents: 4000 },
      links: { variationGroup: null },
    });
  });

  it('a draft without a price stays one', () => {
    const target = to([{ state: 'DRAFT', priceCents: 0 }]);
    expect(only(from({}), target, ['state'])).toMatchObject({ action: 'UNCHANGED', notes: ['STAYS_DRAFT'] });
    expect(only(from({}), target, ['state', 'prices']).columns).toMatchObject({ state: 'ACTIVE' });
  });
});

describe('groups', () => {
  it('that are missing are made with their prices, and left away without', () => {
    const source = from({ extraGroupIds: ['s-dips'] }, { extraGroups: [group('s-dips', { name: 'Dips' })] });
    const target = to([{ extraGroupIds: ['t-own'] }], { extraGroups: [group('t-own', { name: 'Own' })] });
    const made = plan(source, target, ['extras', 'prices']);
    expect(made.newExtraGroups.map(({ name }) => name)).toEqual(['Dips']);
    expect(made.products[0]?.links.extraGroups).toEqual([{ id: 's-dips', isNew: true }]);
    const without = plan(source, target, ['extras']);
    expect(without.newExtraGroups).toEqual([]);
    expect(without.products[0]).toMatchObject({ action: 'UNCHANGED', notes: ['GROUP_MISSING'] });
  });

  it('of a product that is left out are not made', () => {
    const source = from({ extraGroupIds: ['s-dips'] }, { extraGroups: [group('s-dips')] });
    expect(plan(source, aCopyMenu(), ['extras', 'prices']).newExtraGroups).toEqual([]);
  });

  it('find what their extras name in the target', () => {
    const extras = [
      anExtra({ id: 'a', name: 'Cola', linkedProductId: 'cola' }),
      anExtra({ id: 'b', name: 'Beer', linkedProductId: 'beer' }),
      anExtra({ id: 'c', name: 'Gone', linkedProductId: 'gone' }),
      anExtra({
        ...{ id: 'd', name: 'Crust', soldOutUntil: '2099-01-01T00:00:00.000Z' },
        variationPrices: [{ variationId: 's-large', priceCents: 900 }],
      }),
    ];
    const product = (id: string, more: Partial<CopyProduct> = {}) =>
      aCopyProduct({ id, name: id, categoryIds: ['s-pizzas'], ...more });
    const source = aCopyMenu({
      categories: [PIZZAS],
      variationGroups: [SIZES],
      extraGroups: [{ ...anExtraGroup(extras, { id: 's-more' }), internalName: 'more' }],
      products: [
        product('meal', { extraGroupIds: ['s-more'] }),
        product('cola'),
        product('beer'),
        product('gone'),
      ],
    });
    const target = to([{ id: 't-beer', name: 'Beer' }], { variationGroups: [OWN_SIZES] });
    const { newExtraGroups } = planCopy(source, target, {
      productIds: new Set(['meal', 'cola']),
      fields: new Set(COPY_FIELDS),
      mode: 'BOTH',
    });
    const [made] = newExtraGroups;
    expect(made?.extras.map(({ linked }) => linked)).toEqual([
      { id: 'cola', isNew: true },
      { id: 't-beer', isNew: false },
      null,
      null,
    ]);
    expect(made?.extras[3]?.variationPrices).toEqual([
      { variation: { id: 't-large', isNew: false }, priceCents: 900 },
    ]);
    expect(made?.unlinked).toEqual(['Gone']);
    expect(made?.extras[3]).not.toHaveProperty('soldOutUntil');
  });

  describe('with what their extras ask for', () => {
    const sides = {
      ...group('s-sides', { name: 'Sides' }),
      extras: [anExtra({ id: 'fries', extraGroupIds: ['s-sauces', 's-dips', 'archived'] })],
    };
    const source = from(
      { extraGroupIds: ['s-sides'] },
      { extraGroups: [sides, group('s-sauces', { name: 'Sauces' }), group('s-dips', { name: 'Dips' })] },
    );
    const asked = (target: CopyMenu) => {
      const { newExtraGroups } = plan(source, target);
      return {
        made: newExtraGroups.map(({ name }) => name),
        asked: newExtraGroups.at(-1)?.extras[0]?.asked,
        unasked: newExtraGroups.flatMap(({ unasked }) => unasked),
      };
    };

    it('are made after it; what the target has is asked as it is', () => {
      expect(asked(to([]))).toEqual({
        made: ['Sauces', 'Dips', 'Sides'],
        asked: [
          { id: 's-sauces', isNew: true },
          { id: 's-dips', isNew: true },
        ],
        unasked: [],
      });
      const there = to([], { extraGroups: [group('t-sauces', { name: 'SAUCES' })] });
      expect(asked(there)).toMatchObject({
        made: ['Dips', 'Sides'],
        asked: [
          { id: 't-sauces', isNew: false },
          { id: 's-dips', isNew: true },
        ],
      });
    });

    it('never become a third level: a group there that asks further is not asked', () => {
      const asking = {
        ...group('t-dips', { name: 'Dips' }),
        extras: [anExtra({ extraGroupIds: ['t-hot'] })],
      };
      const there = to([], { extraGroups: [asking, group('t-hot', { name: 'Hot' })] });
      expect(asked(there)).toEqual({
        made: ['Sauces', 'Sides'],
        asked: [{ id: 's-sauces', isNew: true }],
        unasked: ['Dips'],
      });
    });

    it('are left as they are once they are there', () => {
      const target = stored(plan(source, to([])), to([]), source);
      expect(plan(source, target).newExtraGroups).toEqual([]);
      expect(target.extraGroups.find(({ name }) => name === 'Sides')?.extras[0]?.extraGroupIds).toEqual([
        'new s-sauces',
        'new s-dips',
      ]);
    });
  });
});
