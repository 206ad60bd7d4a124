import { describe, expect, it } from 'vitest';
import {
  planImport,
  type ImportFields,
  type KnownMenu,
  type KnownProduct,
  type ReadLine,
} from '../../../src/domain/menu-import';

const product = (part: Partial<KnownProduct> = {}): KnownProduct => ({
  id: 'calabresa',
  name: 'Calabresa',
  categoryIds: ['pizzas'],
  description: '',
  priceCents: 4990,
  promoPriceCents: null,
  costCents: null,
  sku: null,
  serves: null,
  state: 'ACTIVE',
  ...part,
});

const MENU: KnownMenu = { categories: [{ id: 'pizzas', name: 'Pizzas' }], products: [product()] };

const line = (name: string, fields: ImportFields = {}, more: Partial<ReadLine> = {}): ReadLine => ({
  line: 2,
  category: 'Pizzas',
  name,
  fields,
  problems: [],
  ...more,
});

const plan = (lines: ReadLine[], menu = MENU) =>
  planImport(
    lines.map((read, index) => ({ ...read, line: index + 2 })),
    menu,
  );
const actions = (lines: ReadLine[], menu = MENU) => plan(lines, menu).lines.map(({ action }) => action);

describe('a line is about', () => {
  it('a new product where neither code nor name is known', () => {
    expect(plan([line('Margherita', { priceCents: 100 })]).lines).toMatchObject([
      { action: 'CREATE', productId: null, categoryId: 'pizzas', changes: [] },
    ]);
  });

  it('the product of its name in its category, whatever accents and case', () => {
    const menu = { ...MENU, products: [product({ name: 'Pizza de Açaí' })] };
    expect(plan([line('PIZZA DE ACAI', {}, { category: 'PIZZAS' })], menu).lines).toMatchObject([
      { productId: 'calabresa', changes: [{ field: 'name', after: 'PIZZA DE ACAI' }] },
    ]);
    expect(actions([line('Calabresa', { priceCents: 1 }, { category: 'Esfihas' })])).toEqual(['CREATE']);
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
    const { lines, newCategories } = plan([line('Calabresa', { sku: 'A1' }, { category: 'Esfihas' })], menu);
    expect(newCategories).toEqual(['Esfihas']);
    expect(lines).toMatchObject([{ action: 'UPDATE', categoryId: null, changes: [{ field: 'category' }] }]);
  });

  it('leaves a product alone that is in the named category among others', () => {
    const menu = {
      categories: [...MENU.categories, { id: 'promo', name: 'Promoções' }],
      products: [product({ categoryIds: ['promo', 'pizzas'] })],
    };
    expect(actions([line('Calabresa')], menu)).toEqual(['UNCHANGED']);
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
      actions([line('Nova', { priceCents: 1 }), line('Nova', { priceCents: 1 }, { category: 'Outra' })]),
    ).toEqual(['CREATE', 'CREATE']);
  });

  it('makes no category', () => {
    expect(plan([line('Nova', {}, { category: 'Massas' })]).newCategories).toEqual([]);
  });
});

it('makes a category that several lines name only once, as the first writes it', () => {
  const lines = ['Massas', 'massas', 'MASSAS '].map((category, index) =>
    line(`Prato ${index}`, { priceCents: 1 }, { category }),
  );
  const planned = plan(lines);
  expect(planned.newCategories).toEqual(['Massas']);
  expect(planned.lines.map(({ category }) => category)).toEqual(['Massas', 'Massas', 'Massas']);
});

it('finds nothing to do in what it has just made', () => {
  const lines = [line('Nova', { priceCents: 100, sku: 'N1' }), line('Outra', { priceCents: 200 })];
  const products = plan(lines).lines.map(({ name, fields }, index) =>
    product({ id: String(index), name, sku: null, ...fields }),
  );
  expect(actions(lines, { ...MENU, products })).toEqual(['UNCHANGED', 'UNCHANGED']);
});
