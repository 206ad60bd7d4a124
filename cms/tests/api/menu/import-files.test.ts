import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import { PRODUCT_UNITS } from '../../../src/domain/menu';
import { newBusiness, type TestBranch, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { fingerprint } from '../support/database';
import { exportFile, importFile } from '../support/menu-files';
import { newCategory, newExtraGroup, newProduct, newVariationGroup } from '../support/menu';
import { tally } from '../support/proof';
import { writtenXlsx } from '../support/spreadsheets';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const HEAD = 'Categoria;Nome;Descrição;Preço;Código;Estoque;Estado';
const LINES = 500;
const dish = (index: number) => ({
  category: ['Pizzas', 'Açaí & Cia', 'Pães de Açúcar', 'Bebidas quentes'][index % 4] ?? '',
  name: `Prato nº ${index} – ção`.slice(0, 80),
  price: (1000 + index * 37) / 100,
});

/** The file that a restaurant in Brazil saves from its spreadsheet: 500 lines, accents, commas, Windows line ends. */
function realFile(): string {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const { category, name, price } = dish(index);
    const cost = `R$ ${price.toFixed(2).replace('.', ',')}`;
    return `${category};"${name}";"Feijão; arroz ""branco""";${cost};C${index};${index % 7 === 0 ? index : ''};Ativo`;
  });
  return `${HEAD}\r\n${lines.join('\r\n')}\r\n`;
}

const productsOf = async ({ id }: TestBranch, q = '') =>
  (
    await business.owner.get<ProductDto[]>(
      `/api/products?filters[branchId][$eq]=${id}&pagination[pageSize]=100&q=${encodeURIComponent(q)}`,
    )
  ).body.data;

describe('a real file of five hundred lines', () => {
  const text = realFile();
  // Windows-1252 has the signs of western languages where Latin-1 has them, and the dash elsewhere.
  const windows = Buffer.from(text.replaceAll('–', '\x96'), 'latin1');

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', windows],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('is understood in %s', async (_encoding, file) => {
    const branch = await business.addBranch();
    const shown = await importFile(business.owner, branch.id, file, { preview: true });
    expect(shown.status, shown.text.slice(0, 300)).toBe(200);
    expect(shown.body.data.counts).toEqual({ created: LINES, updated: 0, unchanged: 0, refused: 0 });
    expect(shown.body.data.newCategories).toEqual([
      'Pizzas',
      'Açaí & Cia',
      'Pães de Açúcar',
      'Bebidas quentes',
    ]);
    expect(shown.body.data.lines[499]).toMatchObject({ line: 501, name: 'Prato nº 499 – ção' });
  });

  it('is stored as it was shown, and does nothing when it comes again', async () => {
    const branch = await business.addBranch();
    const { fingerprint: seen } = (await importFile(business.owner, branch.id, windows, { preview: true }))
      .body.data;
    const stored = await importFile(business.owner, branch.id, windows, { fingerprint: seen });
    expect(stored.body.data.counts).toEqual({ created: LINES, updated: 0, unchanged: 0, refused: 0 });
    expect(await productsOf(branch, 'C497')).toMatchObject([
      {
        name: 'Prato nº 497 – ção',
        description: 'Feijão; arroz "branco"',
        priceCents: 19389,
        stockTracked: true,
        stockQuantity: 497,
        state: 'ACTIVE',
      },
    ]);
    const again = await importFile(business.owner, branch.id, text);
    expect(again.body.data.counts).toEqual({ created: 0, updated: 0, unchanged: LINES, refused: 0 });
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await exportFile(business.owner, branch.id, format);
      const back = await importFile(business.owner, branch.id, file);
      expect(back.body.data.counts, format).toEqual({ created: 0, updated: 0, unchanged: LINES, refused: 0 });
    }
  }, 90_000);
});

describe('an exported menu', () => {
  const AWKWARD = ['=1+1', "'=1+1", '-10%', '@home', '+55 11', 'a;b,c"d', 'Água | gás', '007', 'TRUE', '1/2'];

  async function fullMenu(): Promise<TestBranch> {
    const branch = await business.addBranch();
    const branchId = branch.id;
    const [food, drinks] = [
      await newCategory(business, { branchId, name: 'Pratos | do dia' }),
      await newCategory(business, { branchId, name: 'Bebidas' }),
    ];
    const sizes = await newVariationGroup(business, {
      branchId,
      variations: [{ name: 'P', priceCents: 100 }],
    });
    const extras = await newExtraGroup(business, {
      branchId,
      min: 0,
      max: 1,
      extras: [{ name: 'Queijo', priceCents: 100 }],
    });
    for (const [index, name] of AWKWARD.entries())
      await newProduct(business, {
        branchId,
        categoryIds: index % 2 ? [food.id] : [drinks.id, food.id],
        name,
        description: `${name}\nem duas linhas`,
        priceCents: 1234_56 + index,
        promoPriceCents: index % 2 ? 999 : null,
        promoFrom: index % 2 ? '2026-01-01T03:00:00.000Z' : null,
        promoTo: index % 2 ? '2026-02-01T03:00:30.500Z' : null,
        costCents: index,
        sku: `${name}${index}`,
        state: (['ACTIVE', 'PAUSED', 'DRAFT'] as const)[index % 3],
        stockTracked: index % 2 === 0,
        stockLowAt: index,
        station: 'Grelha',
        preparationMin: 10,
        kitchenName: name,
        channels: [{ channel: 'PHONE', visible: index % 2 === 0, priceCents: 500 + index }],
        availability: {
          days: [5, 6],
          periods: [{ from: '18:00', to: '02:00' }],
          fromDate: '2026-01-01',
          toDate: null,
        },
        variationGroupId: index % 2 ? sizes.id : null,
        extraGroupIds: index % 2 ? [] : [extras.id],
        unit: PRODUCT_UNITS[index % 3],
        serves: 2,
        calories: 640,
        maxPerOrder: 3,
        alcoholic: index % 2 === 0,
        allergens: ['glúten', name],
        diets: ['vegana'],
        tags: ['novo', '=x'],
      });
    // Of one name in one category, told apart by nothing but what they are.
    for (const priceCents of [100, 200])
      await newProduct(business, { branchId, categoryIds: [food.id], name: 'Igual', priceCents });
    return branch;
  }

  it('is imported again without any change, from both formats, in every language, and stays as it is', async () => {
    const branch = await fullMenu();
    const before = await productsOf(branch);
    expect(before).toHaveLength(AWKWARD.length + 2);
    let cases = 0;
    for (const format of ['csv', 'xlsx'] as const)
      for (const written of ['en', 'pt-BR', 'es'])
        for (const read of ['en', 'pt-BR', 'es']) {
          const file = await exportFile(business.owner, branch.id, format, written);
          const answer = await importFile(business.owner, branch.id, file, { language: read });
          const doing = answer.body.data.lines.filter(({ action }) => action !== 'UNCHANGED');
          expect(doing, `${format} ${written} ${read}`).toEqual([]);
          expect(answer.body.data.unknownColumns).toEqual([]);
          cases += 1;
        }
    expect(await productsOf(branch)).toEqual(before);
    tally('exports imported again', cases);
  });

  it('makes the same menu in another branch', async () => {
    const [from, to] = [await fullMenu(), await business.addBranch()];
    const file = await exportFile(business.owner, from.id, 'xlsx');
    const told = await importFile(business.owner, to.id, file, { preview: true });
    // Groups of options are no part of the file: lines that name them wait until they are there.
    const refused = told.body.data.lines.filter(({ action }) => action === 'REFUSE');
    expect(new Set(refused.flatMap(({ issues }) => issues.map(({ code }) => code)))).toEqual(
      new Set(['UNKNOWN_REFERENCE', 'DUPLICATE_LINE']),
    );
  });

  it('has no cell that begins a formula, as text of CSV', async () => {
    const branch = await fullMenu();
    const file = Buffer.from(await exportFile(business.owner, branch.id, 'csv')).toString('utf8');
    expect(file).toContain("'=1+1");
    expect(file).not.toMatch(/(^|[;\n"])[=+@-]/m);
  });

  it('heads its columns in the language of who asks, and writes amounts as the business does', async () => {
    const branch = await fullMenu();
    const heads = { en: 'Category', 'pt-BR': 'Categoria', es: 'Categoría' };
    for (const [language, head] of Object.entries(heads)) {
      const file = Buffer.from(await exportFile(business.owner, branch.id, 'csv', language)).toString('utf8');
      expect(file.split('\r\n')[0]).toContain(`;${head};`);
      expect(file).toContain(';1234,56;');
    }
  });

  it('is for who edits the menu of that branch', async () => {
    const path = `/api/menu/export?branch=${business.branch.id}&format=csv`;
    const other = await business.addBranch();
    expect((await (await business.person('marketing')).get(path)).status).toBe(200);
    for (const role of ['attendant', 'kitchen', 'courier'] as const)
      expect(refusal(await (await business.person(role)).get(path)), role).toEqual([403, 'FORBIDDEN']);
    const manager = await business.person('manager', { branchIds: [other.id] });
    expect(refusal(await manager.get(path))).toEqual([400, 'UNKNOWN_BRANCH']);
    expect(refusal(await business.owner.get(`${path}x`))).toEqual([400, 'NOT_ONE_OF']);
  });
});

describe('what a file changes', () => {
  it('is told field by field, and leaves alone what the file does not say', async () => {
    const branch = await business.addBranch();
    const sized = await newVariationGroup(business, {
      branchId: branch.id,
      name: 'Tamanhos',
      variations: [{ name: 'P', priceCents: 100 }],
    });
    const category = await newCategory(business, { branchId: branch.id, name: 'Pizzas' });
    const product = await newProduct(business, {
      branchId: branch.id,
      categoryIds: [category.id],
      name: 'Calabresa',
      tags: ['nova'],
      costCents: 300,
      stockTracked: true,
    });
    const file =
      'ID;Categoria;Nome;Custo;Estoque;Variações;Canais;Quando é vendido;Situação\n' +
      `${product.id};Pizzas | Noite;Calabresa;-;12;tamanhos;PHONE: oculto;Sex | 18:00-02:00;Pausado`;
    const answer = await importFile(business.owner, branch.id, file, { language: 'pt-BR' });
    expect(answer.body.data.lines[0]).toMatchObject({
      action: 'UPDATE',
      changes: [
        { field: 'category', before: 'Pizzas', after: 'Pizzas | Noite' },
        { field: 'costCents', before: 300, after: null },
        { field: 'state', before: 'Ativo', after: 'Pausado' },
        { field: 'stock', before: 0, after: 12 },
        { field: 'channels', before: '', after: 'PHONE: oculto' },
        { field: 'availability', before: 'Sempre', after: 'Sex | 18:00-02:00' },
        { field: 'variationGroup', before: null, after: 'Tamanhos' },
      ],
    });
    const [stored] = await productsOf(branch);
    expect(stored).toMatchObject({
      id: product.id,
      version: 2,
      priceCents: 2000,
      costCents: null,
      tags: ['nova'],
      state: 'PAUSED',
      stockQuantity: 12,
      variationGroupId: sized.id,
      channels: [{ channel: 'PHONE', visible: false, priceCents: null }],
    });
    expect(stored?.categoryIds).toHaveLength(2);
  });

  it('is not stored when the menu is another than the one that was shown', async () => {
    const branch = await business.addBranch();
    const [csv, dearer] = [
      'Category,Name,Price\nDrinks,Water,4.50',
      'Category,Name,Price\nDrinks,Water,5.50',
    ];
    await importFile(business.owner, branch.id, csv);
    const shown = (await importFile(business.owner, branch.id, dearer, { preview: true })).body.data;
    const [water] = await productsOf(branch);
    await business.owner.send('PATCH', `/api/products/${water?.id}`, { version: 1, description: 'Cold' });
    const before = await fingerprint(business.id);
    const late = await importFile(business.owner, branch.id, dearer, { fingerprint: shown.fingerprint });
    expect(refusal(late)).toEqual([409, 'MENU_CHANGED']);
    expect(await fingerprint(business.id)).toEqual(before);
  });

  it('never reaches a product of another business or branch by its id', async () => {
    const [stranger, branch] = [await newBusiness(), await business.addBranch()];
    const [theirs, elsewhere] = [await newProduct(stranger), await newProduct(business)];
    const before = await fingerprint(stranger.id);
    const told = [theirs.id, elsewhere.id, 'nothing'].map(async (id) => {
      const file = `ID;Category;Name;Price\n${id};Drinks;Water;1`;
      return (await importFile(business.owner, branch.id, file, { preview: true })).body.data;
    });
    const [foreign, other, nothing] = await Promise.all(told);
    // Sample values are those of the file itself.
    for (const each of [foreign, other])
      expect({ ...each, fingerprint: '', match: null }).toEqual({ ...nothing, fingerprint: '', match: null });
    expect(nothing?.counts.created).toBe(1);
    expect(await fingerprint(stranger.id)).toEqual(before);
  });
});

describe('a spreadsheet', () => {
  it('is read with its numbers, and by the first of its sheets', async () => {
    const branch = await business.addBranch();
    const file = await writtenXlsx([
      ['Category', 'Name', 'Price', 'Cost', 'SKU', 'Stock'],
      ['Drinks', 'Água', 4.5, 1.25, 789, 12],
      [null, null, null, null, null, null],
      ['Drinks', 'Suco', '7,90', null, null, null],
      ['Drinks', 'Errado', 1.234, null, null, null],
    ]);
    const answer = await importFile(business.owner, branch.id, file);
    expect(answer.body.data.lines.map(({ line, action }) => [line, action])).toEqual([
      [2, 'CREATE'],
      [4, 'CREATE'],
      [5, 'REFUSE'],
    ]);
    expect(await productsOf(branch)).toMatchObject([
      { name: 'Água', priceCents: 450, costCents: 125, sku: '789', stockQuantity: 12 },
      { name: 'Suco', priceCents: 790, stockQuantity: null },
    ]);
  });
});
