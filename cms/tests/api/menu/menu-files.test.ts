import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDto } from '../../../src/contracts/menu';
import type { StarterDto } from '../../../src/contracts/menu-files';
import type { StoreMenuDto } from '../../../src/contracts/storefront';
import { CUISINES } from '../../../src/domain/starter-menus';
import { anonymous, newBusiness, type TestBranch, type TestBusiness } from '../support/business';
import { refusal, type Client } from '../support/client';
import { countOf, fingerprint } from '../support/database';
import { newCategory, newProduct, newVariationGroup } from '../support/menu';
import { importFile } from '../support/menu-files';

let business: TestBusiness;
beforeAll(async () => {
  business = await newBusiness();
});

const starter = (branch: TestBranch, body: object = {}) =>
  business.owner.post<StarterDto>('/api/menu/starter', {
    branchId: branch.id,
    cuisine: 'PIZZA',
    language: 'pt-BR',
    ...body,
  });
const importing = (branch: TestBranch, csv: string, preview = false, language = 'en') =>
  importFile(business.owner, branch.id, csv, { preview, language });
const menuOf = async ({ slug }: TestBranch) =>
  (await anonymous.get<StoreMenuDto>(`/api/store/${slug}/menu`)).body.data;
const productsOf = async ({ id }: TestBranch, q = '') =>
  (
    await business.owner.get<ProductDto[]>(
      `/api/products?filters[branchId][$eq]=${id}&pagination[pageSize]=100&q=${q}`,
    )
  ).body.data;

describe('a starter menu', () => {
  it.each(
    CUISINES.flatMap((cuisine) => (['en', 'pt-BR', 'es'] as const).map((language) => [cuisine, language])),
  )('%s in %s can be ordered from as it is', async (cuisine, language) => {
    const branch = await business.addBranch();
    const answer = await starter(branch, { cuisine, language });
    expect(answer.status, answer.text).toBe(201);
    const { products, categories } = answer.body.data;
    const menu = await menuOf(branch);
    expect(menu.categories).toHaveLength(categories);
    // What is served on some days alone may not be there today.
    expect(menu.products.length).toBeGreaterThanOrEqual(products - 1);
    const rows = await productsOf(branch);
    expect(rows).toHaveLength(products);
    const reasons = rows.flatMap(({ notSellable }) => notSellable.map(({ code }) => code));
    expect(reasons.filter((code) => code !== 'NOT_AVAILABLE_NOW')).toEqual([]);
  });

  it('fills an empty menu alone, and only one of two at once', async () => {
    const branch = await business.addBranch();
    const answers = await Promise.all([starter(branch), starter(branch)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(refusal(await starter(branch))).toEqual([409, 'MENU_NOT_EMPTY']);
    const begun = await business.addBranch();
    await newCategory(business, { branchId: begun.id });
    expect(refusal(await starter(begun))).toEqual([409, 'MENU_NOT_EMPTY']);
  });

  it('is not for who may not set prices', async () => {
    const marketing = await business.person('marketing');
    const body = { branchId: business.branch.id, cuisine: 'PIZZA', language: 'en' };
    const answer = await marketing.post('/api/menu/starter', body);
    expect([...refusal(answer), answer.body.error.details.permission]).toEqual([
      403,
      'FORBIDDEN',
      'menu.price.edit',
    ]);
  });
});

const BOM = '\uFEFF';
const HEAD = 'Categoria;Nome;Descrição;Preço;Código;Serve';

describe('a file of a menu', () => {
  it('is shown before it is stored, and stored as it was shown', async () => {
    const branch = await business.addBranch();
    const csv = `${BOM}${HEAD};Cor\r\nPizzas;Calabresa;Com cebola;R$ 49,90;PZ-1;3;x\r\nBebidas;Água;;4,50;;;\r\n;;;;;;\r\n`;
    const before = await fingerprint(business.id);
    const shown = await importing(branch, csv, true);
    expect(shown.status, shown.text).toBe(200);
    expect(await fingerprint(business.id)).toEqual(before);
    expect(shown.body.data).toMatchObject({
      preview: true,
      counts: { created: 2, updated: 0, unchanged: 0, refused: 0 },
      newCategories: ['Pizzas', 'Bebidas'],
      unknownColumns: ['Cor'],
      lines: [
        { line: 2, action: 'CREATE', categories: ['Pizzas'], name: 'Calabresa', issues: [] },
        { line: 3, action: 'CREATE', categories: ['Bebidas'], name: 'Água' },
      ],
    });
    const stored = await importing(branch, csv);
    expect(stored.body.data.undo).not.toBeNull();
    expect({ ...stored.body.data, undo: null }).toEqual({ ...shown.body.data, preview: false });
    const menu = await menuOf(branch);
    expect(menu.categories.map(({ name }) => name)).toEqual(['Pizzas', 'Bebidas']);
    expect(menu.products).toMatchObject([
      { name: 'Calabresa', priceCents: 4990, description: 'Com cebola', serves: 3 },
      { name: 'Água', priceCents: 450 },
    ]);
  });

  it('stores no price of a product with sizes, says so in the preview, and remembers none', async () => {
    const sizes = await newVariationGroup(business, { variations: [{ name: 'Grande', priceCents: 5000 }] });
    const pizza = await newProduct(business, { priceCents: 1000, variationGroupId: sizes.id });
    const csv = `id;Category;Name;Price;Kitchen name\n${pizza.id};;${pizza.name};77,00;FORNO`;
    const shown = (await importing(business.branch, csv, true)).body.data;
    expect(shown.lines).toMatchObject([
      {
        action: 'UPDATE',
        changes: [{ field: 'kitchenName', after: 'FORNO' }],
        notices: [{ code: 'PRICE_IN_SIZES', path: ['priceCents'] }],
      },
    ]);
    expect(shown.lines[0]?.notices[0]?.message).toContain('sizes');
    await importing(business.branch, csv);
    const { body } = await business.owner.get<ProductDto>(`/api/products/${pizza.id}`);
    expect(body.data).toMatchObject({ priceCents: 1000, kitchenName: 'FORNO' });
  });

  it('brings in the export of another program, which is known by its headings', async () => {
    const branch = await business.addBranch();
    const csv =
      'Token,Item Name,Variation Name,SKU,Description,Category,Price\n' +
      'tok1,Coffee,Large,SQ-1,Fresh brew,Hot Drinks,3.50\ntok2,Tea,Regular,SQ-2,,Hot Drinks,2.00\n';
    const shown = (await importing(branch, csv, true, 'pt-BR')).body.data;
    expect(shown).toMatchObject({
      layout: 'SQUARE',
      unknownColumns: ['Token'],
      counts: { created: 2, refused: 0 },
    });
    await importing(branch, csv, false, 'pt-BR');
    const stored = await productsOf(branch);
    expect(stored.map(({ name, priceCents, sku }) => [name, priceCents, sku]).sort()).toEqual([
      ['Coffee (Large)', 350, 'SQ-1'],
      ['Tea', 200, 'SQ-2'],
    ]);
    expect((await importing(branch, csv, true)).body.data.counts).toMatchObject({ unchanged: 2 });
  });

  it('gives back the lines it refuses as they stand, with their reasons, to be put right and imported again', async () => {
    const branch = await business.addBranch();
    const csv = `${HEAD};Cor\nPizzas;Calabresa;;49,90;;;\nPizzas;Romana;Com alici;dez;'-1;;azul\n`;
    const { headings, lines } = (await importing(branch, csv)).body.data;
    expect(headings).toEqual([...HEAD.split(';'), 'Cor']);
    expect(lines.map(({ cells }) => cells)).toEqual([
      null,
      ['Pizzas', 'Romana', 'Com alici', 'dez', '-1', '', 'azul'],
    ]);
    expect(lines[1]?.issues).toMatchObject([{ path: ['priceCents'], message: 'This is not a price.' }]);
    const right = (lines[1]?.cells ?? []).map((cell) => (cell === 'dez' ? '10' : cell));
    const again = await importing(branch, `${[...headings, 'Reason'].join(';')}\n${right.join(';')};why`);
    expect(again.body.data).toMatchObject({
      counts: { created: 1, refused: 0 },
      unknownColumns: ['Cor', 'Reason'],
    });
  });

  it('changes what is there, by code or by name, and nothing when it comes again', async () => {
    const branch = await business.addBranch();
    await importing(branch, `${HEAD}\nPizzas;Calabresa;;49,90;PZ-1;\nPizzas;Margherita;;45,00;;`);
    const next = `${HEAD}\nPizzas;Calabresa especial;;54,90;pz-1;\npizzas;MARGHERITA;Com manjericão;;;`;
    const answer = await importing(branch, next);
    expect(answer.body.data).toMatchObject({
      counts: { created: 0, updated: 2, unchanged: 0, refused: 0 },
      newCategories: [],
      lines: [
        {
          changes: [
            { field: 'name', before: 'Calabresa', after: 'Calabresa especial' },
            { field: 'priceCents', before: 4990, after: 5490 },
            { field: 'sku', before: 'PZ-1', after: 'pz-1' },
          ],
        },
        { changes: [{ field: 'name' }, { field: 'description', after: 'Com manjericão' }] },
      ],
    });
    expect(
      (await productsOf(branch)).map(({ name, priceCents, version }) => [name, priceCents, version]),
    ).toEqual([
      ['Calabresa especial', 5490, 2],
      ['MARGHERITA', 4500, 2],
    ]);
    const again = await importing(branch, next);
    expect(again.body.data.counts).toEqual({ created: 0, updated: 0, unchanged: 2, refused: 0 });
    expect((await productsOf(branch)).map(({ version }) => version)).toEqual([2, 2]);
  });

  it('leaves out the lines that are not right, and says why, line by line, in the reader’s language', async () => {
    const branch = await business.addBranch();
    const csv = `${HEAD}\nPizzas;;;10;;\nPizzas;Sem preço;;;;\nPizzas;Errada;;dez;;\nPizzas;Boa;;10,00;X1;\nPizzas;Outra;;11,00;x1;`;
    const answer = await importing(branch, csv, false, 'pt-BR');
    expect(answer.body.data.counts).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 4 });
    const told = answer.body.data.lines.map(({ line, action, issues }) => [line, action, issues]);
    expect(told).toEqual([
      [2, 'REFUSE', [{ code: 'REQUIRED', path: ['name'], message: 'Este campo é obrigatório.' }]],
      [3, 'REFUSE', [{ code: 'REQUIRED', path: ['priceCents'], message: 'Este campo é obrigatório.' }]],
      [4, 'REFUSE', [{ code: 'BAD_PRICE', path: ['priceCents'], message: expect.any(String) as string }]],
      [5, 'CREATE', []],
      [6, 'REFUSE', [{ code: 'DUPLICATE_LINE', path: ['sku'], message: 'A linha 5 fala do mesmo produto.' }]],
    ]);
    expect((await productsOf(branch)).map(({ name }) => name)).toEqual(['Boa']);
  });

  it('of five hundred lines with quotes, line ends and accents is taken as a whole', async () => {
    const branch = await business.addBranch();
    const rows = Array.from({ length: 500 }, (_, index) => {
      const price = `R$ ${Math.floor(index / 10) + 1},${String((index * 7) % 100).padStart(2, '0')}`;
      return `"Seção ${index % 12}";"Prato nº ${index} – ""à moda""";"Feijão, arroz\r\ne couve";"${price}";SKU-${index};${(index % 4) + 1}`;
    });
    const answer = await importing(branch, `${BOM}${HEAD}\r\n${rows.join('\r\n')}\r\n`);
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(answer.body.data.counts).toEqual({ created: 500, updated: 0, unchanged: 0, refused: 0 });
    expect(answer.body.data.newCategories).toHaveLength(12);
    expect(answer.body.data.lines.at(-1)).toMatchObject({ line: 1000 });
    const [dish] = await productsOf(branch, 'SKU-499');
    expect(dish).toMatchObject({
      name: 'Prato nº 499 – "à moda"',
      description: 'Feijão, arroz\ne couve',
      priceCents: 5093,
      serves: 4,
    });
    expect((await menuOf(branch)).products).toHaveLength(500);
    expect(await countOf('audit_entries', `entity_id = ? AND action = 'import'`, [branch.id])).toBe(1);
  }, 60_000);

  it('keeps what looks like a formula as the text it is', async () => {
    const branch = await business.addBranch();
    await importing(branch, `${HEAD}\n=1+1;=cmd|calc;@SUM(A1);1,00;'+55;`);
    const [dish] = await productsOf(branch);
    expect(dish).toMatchObject({ name: '=cmd|calc', description: '@SUM(A1)', sku: '+55' });
  });

  it.each([
    ['without a column it needs', 'Nome;Preço\nÁgua;1', 'MISSING_COLUMN', ['file', 'category']],
    ['with headings alone', HEAD, 'EMPTY_FILE', ['file']],
    ['with nothing but line ends', '\r\n\r\n', 'MISSING_COLUMN', ['file', 'category']],
    ['with too many lines', `${HEAD}\n${'a;b;;1;;\n'.repeat(3001)}`, 'TOO_MANY_LINES', ['file']],
  ])('%s is refused', async (_what, csv, code, path) => {
    for (const preview of [true, false]) {
      const answer = await importing(business.branch, csv, preview);
      expect([...refusal(answer), answer.body.error.details.path]).toEqual([400, code, path]);
    }
  });

  it('is stored by one of two at once after the other, not beside it', async () => {
    const branch = await business.addBranch();
    const csv = `${HEAD}\nPizzas;Calabresa;;49,90;;\nPizzas;Margherita;;45,00;;`;
    const answers = await Promise.all([importing(branch, csv), importing(branch, csv)]);
    expect(answers.map(({ body }) => body.data.counts.created).sort()).toEqual([0, 2]);
    expect(await productsOf(branch)).toHaveLength(2);
  });

  it('is for the branches the person reaches, with the right to set prices', async () => {
    const csv = `${HEAD}\nPizzas;Calabresa;;1;;`;
    const asked = (who: Client) => importFile(who, business.branch.id, csv);
    const other = await business.addBranch();
    const manager = await business.person('manager', { branchIds: [other.id] });
    expect(refusal(await asked(manager))).toEqual([400, 'UNKNOWN_BRANCH']);
    const marketing = await business.person('marketing');
    expect(refusal(await asked(marketing))).toEqual([403, 'FORBIDDEN']);
    const pricing = await business.person('kitchen', { allow: ['menu.price.edit'] });
    const answer = await asked(pricing);
    expect(answer.body.error.details.permission).toBe('menu.edit');
  });

  it('makes a sold product dearer without touching what was sold', async () => {
    const branch = business.branch;
    const product = await newProduct(business, { name: 'Lasanha da casa', sku: 'L-1' });
    const answer = await importing(branch, `${HEAD}\nMassas;Lasanha da casa;;99,00;L-1;`);
    expect(answer.body.data.lines[0]?.changes.map(({ field }) => field)).toEqual(['category', 'priceCents']);
    expect((await productsOf(branch, 'L-1'))[0]).toMatchObject({ id: product.id, priceCents: 9900 });
  });
});
