import { describe, expect, it } from 'vitest';
import {
  planImport,
  type FileFields,
  type KnownMenu,
  type KnownProduct,
  type Notation,
  type ReadLine,
} from '../../../src/domain/menu-files';
import { NOTHING } from './known-products';

const product = (part: Partial<KnownProduct> = {}): KnownProduct => ({
  ...NOTHING,
  id: 'calabresa',
  name: 'Calabresa',
  categoryIds: ['pizzas'],
  priceCents: 4990,
  ...part,
});

const NOTATION: Notation = {
  currency: 'BRL',
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  words: 'pt-BR',
};

const MENU: KnownMenu = {
  categories: [{ id: 'pizzas', name: 'Pizzas' }],
  variationGroups: [
    {
      id: 'sizes',
      name: 'Tamanhos',
      variations: [
        { id: 'small', name: 'Pequena' },
        { id: 'large', name: 'Grande' },
      ],
    },
    { id: 'cups', name: 'Copos', variations: [{ id: 'cup', name: 'Grande' }] },
  ],
  extraGroups: [
    { id: 'crust', name: 'Bordas' },
    { id: 'drinks', name: 'Bebidas' },
  ],
  products: [product()],
};

const line = (name: string, fields: Partial<FileFields> = {}, more: Partial<ReadLine> = {}): ReadLine => ({
  line: 2,
  id: null,
  categories: ['Pizzas'],
  name,
  fields,
  problems: [],
  ...more,
});

const plan = (lines: ReadLine[], menu = MENU) => {
  const numbered = lines.map((read, index) => ({ ...read, line: index + 2 }));
  const planned = planImport(numbered, menu, NOTATION);
  return { lines: [...planned.lines], newCategories: planned.newCategories() };
};
const actions = (lines: ReadLine[], menu = MENU) => plan(lines, menu).lines.map(({ action }) => action);

describe('a line is about', () => {
  it('a new product where neither code nor name is known', () => {
    expect(plan([line('Margherita', { priceCents: 100 })]).lines).toMatchObject([
      { action: 'CREATE', productId: null, target: { categories: [{ id: 'pizzas' }] }, changes: [] },
    ]);
  });

  it('the product of its name in its category, whatever accents and case', () => {
    const menu = { ...MENU, products: [product({ name: 'Pizza de Açaí' })] };
    expect(plan([line('PIZZA DE ACAI', {}, { categories: ['PIZZAS'] })], menu).lines).toMatchObject([
      { productId: 'calabresa', changes: [{ field: 'name', after: 'PIZZA DE ACAI' }] },
    ]);
    expect(actions([line('Calabresa', { priceCents: 1 }, { categories: ['Esfihas'] })])).toEqual(['CREATE']);
  });

  it('the product of its code before that of its name', () => {
    const menu = {
      ...MENU,
      products: [product({ sku: 'A1' }), product({ id: 'other', name: 'Outra', sku: 'B2' })],
    };
    expect(plan([line('Calabresa', { sku: 'b2' })], menu).lines).toMatchObject([
      {
        productId: 'other',
        changes: [{ field: 'name', before: 'Outra', after: 'Calabresa' }, { field: 'sku' }],
      },
    ]);
    expect(actions([line('Calabresa', { sku: 'C3', priceCents: 1 })], menu)).toEqual(['CREATE']);
  });

  it('the product of its id before everything else; an id of elsewhere says nothing', () => {
    const menu = { ...MENU, products: [product({ sku: 'A1' }), product({ id: 'other', name: 'Outra' })] };
    expect(plan([line('Calabresa', {}, { id: 'other' })], menu).lines).toMatchObject([
      { productId: 'other', changes: [{ field: 'name', before: 'Outra', after: 'Calabresa' }] },
    ]);
    expect(plan([line('Calabresa', {}, { id: 'elsewhere' })], menu).lines).toMatchObject([
      { productId: 'calabresa', action: 'UNCHANGED' },
    ]);
    expect(
      plan([line('Nova', { priceCents: 1 }, { id: 'elsewhere', categories: [] })], menu).lines,
    ).toMatchObject([{ action: 'REFUSE', problems: [{ code: 'REQUIRED', column: 'category' }] }]);
  });

  it('a product without a code that gets one', () => {
    expect(plan([line('Calabresa', { sku: 'A1' })]).lines).toMatchObject([
      { productId: 'calabresa', action: 'UPDATE', changes: [{ field: 'sku', before: null, after: 'A1' }] },
    ]);
  });
});

describe('what a line changes', () => {
  it('is told field by field, and what is the same is not', () => {
    const fields = { priceCents: 5490, description: 'Com cebola', serves: 3, state: 'ACTIVE' } as const;
    expect(plan([line('Calabresa', fields)]).lines[0]?.changes).toEqual([
      { field: 'description', before: '', after: 'Com cebola' },
      { field: 'priceCents', before: 4990, after: 5490 },
      { field: 'serves', before: null, after: 3 },
    ]);
    expect(actions([line('Calabresa', { priceCents: 4990 })])).toEqual(['UNCHANGED']);
    expect(actions([line('Calabresa')])).toEqual(['UNCHANGED']);
  });

  it('can be the category, where the code says which product it is', () => {
    const menu = { ...MENU, products: [product({ sku: 'A1' })] };
    const { lines, newCategories } = plan(
      [line('Calabresa', { sku: 'A1' }, { categories: ['Esfihas'] })],
      menu,
    );
    expect(newCategories).toEqual(['Esfihas']);
    expect(lines).toMatchObject([
      { action: 'UPDATE', changes: [{ field: 'category', before: 'Pizzas', after: 'Esfihas' }] },
    ]);
  });

  it('leaves a product alone that is in the named category among others', () => {
    const menu = {
      ...MENU,
      categories: [...MENU.categories, { id: 'promo', name: 'Promoções' }],
      products: [product({ categoryIds: ['promo', 'pizzas'] })],
    };
    expect(actions([line('Calabresa')], menu)).toEqual(['UNCHANGED']);
    // What an export wrote says all of them.
    expect(plan([line('Calabresa', {}, { id: 'calabresa' })], menu).lines[0]?.changes).toEqual([
      { field: 'category', before: 'Promoções | Pizzas', after: 'Pizzas' },
    ]);
  });

  it('can be the groups, by their names', () => {
    const menu = { ...MENU, products: [product({ variationGroupId: 'sizes', extraGroupIds: ['crust'] })] };
    const wanted = { variationGroup: 'copos', extraGroups: ['bebidas', 'Bordas'] };
    expect(plan([line('Calabresa', {}, wanted)], menu).lines[0]?.changes).toEqual([
      { field: 'variationGroup', before: 'Tamanhos', after: 'Copos' },
      { field: 'extraGroups', before: 'Bordas', after: 'Bebidas | Bordas' },
    ]);
    const none = { variationGroup: null, extraGroups: [] };
    expect(plan([line('Calabresa', {}, none)], menu).lines[0]?.changes).toEqual([
      { field: 'variationGroup', before: 'Tamanhos', after: null },
      { field: 'extraGroups', before: 'Bordas', after: null },
    ]);
    expect(plan([line('Calabresa', {}, { extraGroups: ['Molhos'] })], menu).lines).toMatchObject([
      { action: 'REFUSE', problems: [{ code: 'UNKNOWN_REFERENCE', column: 'extraGroups' }] },
    ]);
  });
});

describe('a line is refused', () => {
  it.each<[string, ReadLine, string, string]>([
    ['a new product without a price', line('Margherita'), 'REQUIRED', 'priceCents'],
    [
      'a promotion that is not lower',
      line('Margherita', { priceCents: 100, promoPriceCents: 100 }),
      'PROMO_NOT_LOWER',
      'promoPriceCents',
    ],
    [
      'a promotion above the price there is',
      line('Calabresa', { promoPriceCents: 5000 }),
      'PROMO_NOT_LOWER',
      'promoPriceCents',
    ],
  ])('for %s', (_what, read, code, column) => {
    expect(plan([read]).lines).toMatchObject([
      { action: 'REFUSE', changes: [], problems: [{ code, column }] },
    ]);
  });

  it('for what was wrong when it was read, and says it once', () => {
    const problem = { code: 'BAD_PRICE', column: 'priceCents', args: {} } as const;
    expect(plan([line('Margherita', {}, { problems: [problem] })]).lines).toMatchObject([
      { action: 'REFUSE', problems: [problem] },
    ]);
  });

  it('when an earlier one was about the same: by name, by code, by product', () => {
    const twice = [
      [line('Nova', { priceCents: 1 }), line('NOVA', { priceCents: 2 })],
      [line('Uma', { priceCents: 1, sku: 'x' }), line('Outra', { priceCents: 1, sku: 'X' })],
      [line('Calabresa', { priceCents: 1 }), line('Calabresa', { priceCents: 2, sku: 'A1' })],
    ];
    for (const lines of twice) {
      expect(plan(lines).lines[1], lines[1]?.name).toMatchObject({
        action: 'REFUSE',
        problems: [{ code: 'DUPLICATE_LINE', args: { line: 2 } }],
      });
    }
    expect(
      actions([line('Nova', { priceCents: 1 }), line('Nova', { priceCents: 1 }, { categories: ['Outra'] })]),
    ).toEqual(['CREATE', 'CREATE']);
  });

  it('for a code that another product has', () => {
    const menu = {
      ...MENU,
      products: [product({ sku: 'A1' }), product({ id: 'other', name: 'Outra', sku: 'B2' })],
    };
    expect(plan([line('Calabresa', { sku: 'b2' }, { id: 'calabresa' })], menu).lines).toMatchObject([
      { action: 'REFUSE', problems: [{ code: 'ALREADY_EXISTS', column: 'sku' }] },
    ]);
  });

  it('for a promotion that ends before it begins', () => {
    const fields = { promoFrom: '2026-01-02T00:00:00.000Z', promoTo: '2026-01-01T00:00:00.000Z' };
    expect(plan([line('Calabresa', fields)]).lines).toMatchObject([
      { action: 'REFUSE', problems: [{ code: 'ENDS_BEFORE_START', column: 'promoTo' }] },
    ]);
  });

  it('makes no category', () => {
    expect(plan([line('Nova', {}, { categories: ['Massas'] })]).newCategories).toEqual([]);
  });
});

it('makes a category that several lines name only once, as the first writes it', () => {
  const lines = ['Massas', 'massas', 'MASSAS '].map((category, index) =>
    line(`Prato ${index}`, { priceCents: 1 }, { categories: [category] }),
  );
  const planned = plan(lines);
  expect(planned.newCategories).toEqual(['Massas']);
  expect(planned.lines.map(({ categories }) => categories)).toEqual([['Massas'], ['Massas'], ['Massas']]);
});

it('finds nothing to do in what it has just made', () => {
  const lines = [line('Nova', { priceCents: 100, sku: 'N1' }), line('Outra', { priceCents: 200 })];
  const products = plan(lines).lines.map(({ name, target }, index) =>
    product({ id: String(index), name, ...target.fields }),
  );
  expect(actions(lines, { ...MENU, products })).toEqual(['UNCHANGED', 'UNCHANGED']);
});

describe('the prices of a product with sizes', () => {
  const sized = { ...MENU, products: [product({ variationGroupId: 'sizes', promoPriceCents: 3990 })] };
  const of = (fields: Partial<FileFields>, more: Partial<ReadLine> = {}, menu: KnownMenu = sized) =>
    plan([line('Calabresa', fields, more)], menu).lines[0];

  it('of its own are left as they are, and the line says so', () => {
    expect(of({ priceCents: 5990, promoPriceCents: 4990, station: 'Forno' })).toMatchObject({
      action: 'UPDATE',
      changes: [{ field: 'station' }],
      notices: [
        { code: 'PRICE_IN_SIZES', column: 'priceCents' },
        { code: 'PRICE_IN_SIZES', column: 'promoPriceCents' },
      ],
      target: { fields: { station: 'Forno' } },
    });
    expect(of({ priceCents: 5990 })).toMatchObject({ action: 'UNCHANGED', changes: [] });
    // A value that the export wrote is no change, and a problem of a used price is no problem of this one.
    expect(of({ priceCents: 4990, promoPriceCents: 3990 })?.notices).toEqual([]);
    expect(of({ promoPriceCents: 9990 })).toMatchObject({ action: 'UNCHANGED', problems: [] });
  });

  it('count again with the line that takes its sizes away, and no more with the one that gives it some', () => {
    expect(of({ priceCents: 5990 }, { variationGroup: null })).toMatchObject({
      changes: [
        { field: 'priceCents', after: 5990 },
        { field: 'variationGroup', after: null },
      ],
      notices: [],
    });
    expect(of({ priceCents: 5990 }, { variationGroup: 'Tamanhos' }, MENU)).toMatchObject({
      changes: [{ field: 'variationGroup', after: 'Tamanhos' }],
      notices: [{ column: 'priceCents' }],
    });
  });

  it('are said to be unused of a new one, too, which keeps its price for the day it has no sizes', () => {
    const fields = { priceCents: 5990, promoPriceCents: 4990 };
    const [read] = plan([line('Nova', fields, { variationGroup: 'Tamanhos' })]).lines;
    expect(read).toMatchObject({ action: 'CREATE', target: { fields: { priceCents: 5990 } } });
    expect(read?.target.fields).not.toHaveProperty('promoPriceCents');
    expect(read?.notices.map(({ column }) => column)).toEqual(['priceCents', 'promoPriceCents']);
  });
});

describe('the own prices of sizes', () => {
  const own = [{ variationId: 'small', priceCents: 2990 }];
  const pizza = product({ variationGroupId: 'sizes', variationPrices: own });
  const sized = { ...MENU, products: [pizza] };
  const planned = (more: Partial<ReadLine>) => plan([line(pizza.name, {}, more)], sized).lines[0];
  const written = (name: string, priceCents: number) => ({ variationPrices: [{ name, priceCents }] });

  it('are those of the sizes that are named, whatever accents and capitals', () => {
    expect(planned(written('GRANDE', 4990))).toMatchObject({
      action: 'UPDATE',
      target: { variationPrices: [{ variationId: 'large', priceCents: 4990 }] },
      changes: [{ field: 'variationPrices', before: 'Pequena=29,90', after: 'Grande=49,90' }],
    });
    expect(planned(written('pequena', 2990))?.action).toBe('UNCHANGED');
  });

  it('are of the group that the line names, and gone with one that goes', () => {
    expect(planned({ variationGroup: 'Copos', ...written('Grande', 500) })).toMatchObject({
      target: { variationGroupId: 'cups', variationPrices: [{ variationId: 'cup', priceCents: 500 }] },
    });
    expect(planned({ variationGroup: null })?.changes).toMatchObject([
      { field: 'variationGroup' },
      { field: 'variationPrices', before: 'Pequena=29,90', after: null },
    ]);
  });

  it.each([
    [{ ...written('Familia', 1) }],
    [{ variationPrices: [...written('Grande', 1).variationPrices, ...written('grande', 2).variationPrices] }],
    [{ variationGroup: null, ...written('Grande', 1) }],
  ])('are refused at their column where a size is none, or stands there twice: %j', (more) => {
    expect(planned(more)).toMatchObject({
      action: 'REFUSE',
      problems: [{ code: 'UNKNOWN_REFERENCE', column: 'variationPrices' }],
    });
  });

  it('stay in a size that is archived, which a file does not see', () => {
    const hidden = { variationId: 'gone', priceCents: 100 };
    const with2 = { ...MENU, products: [{ ...pizza, variationPrices: [...own, hidden] }] };
    const [read] = plan([line(pizza.name, {}, written('Grande', 4990))], with2).lines;
    expect(read?.target.variationPrices).toEqual([{ variationId: 'large', priceCents: 4990 }, hidden]);
  });
});
