import { beforeAll, describe, expect, it } from 'vitest';
import { REASON_HEADINGS } from '../../../src/domain/table-files';
import { newBusiness, unique, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { change, rows } from '../support/database';
import { importFile } from '../support/menu-files';

let business: TestBusiness;

beforeAll(async () => {
  business = await newBusiness();
});

const HEADINGS = ['Sabor', 'Linha', 'Quanto custa', 'Nome do prto'];
const fileOf = (...lines: string[]) => `${HEADINGS.join(';')}\n${lines.join('\n')}\n`;
const COLUMNS = { Sabor: 'name', Linha: 'category', 'Quanto custa': 'priceCents' };

const productsOf = async (branchId: string) =>
  (
    await business.owner.get<{ name: string; priceCents: number }[]>(
      `/api/products?filters[branchId][$eq]=${branchId}&pagination[pageSize]=100`,
    )
  ).body.data.toSorted((one, other) => one.priceCents - other.priceCents);

describe('a file whose headings are unknown', () => {
  const file = fileOf('Calabresa;Pizzas;49,90;x', 'Portuguesa;Pizzas;52,90;x', 'Água;Bebidas;4,50;y');

  it('is answered with its headings, sample values, a proposal and what is required', async () => {
    for (const preview of [true, false]) {
      const answer = await importFile(business.owner, business.branch.id, file, {
        preview,
        language: 'pt-BR',
      });
      expect(refusal(answer)).toEqual([400, 'MISSING_COLUMN']);
      expect(answer.body.error.message).toBe('O arquivo não tem a coluna Categoria.');
      expect(answer.body.error.details.match).toEqual({
        columns: [
          { heading: 'Sabor', samples: ['Calabresa', 'Portuguesa', 'Água'], field: null },
          { heading: 'Linha', samples: ['Pizzas', 'Bebidas'], field: null },
          { heading: 'Quanto custa', samples: ['49,90', '52,90', '4,50'], field: null },
          { heading: 'Nome do prto', samples: ['x', 'y'], field: 'name' },
        ],
        required: ['category', 'name'],
        source: 'HEADINGS',
      });
    }
  });

  it('is imported by the columns that are chosen, and the next one by itself', async () => {
    const [branch, other] = [await business.addBranch(), await business.addBranch()];
    const shown = await importFile(business.owner, branch.id, file, { preview: true, columns: COLUMNS });
    expect(shown.body.data).toMatchObject({
      counts: { created: 3, refused: 0 },
      unknownColumns: ['Nome do prto'],
      match: { source: 'REQUEST' },
    });
    // Nothing was imported yet.
    expect(refusal(await importFile(business.owner, other.id, file, { preview: true }))[1]).toBe(
      'MISSING_COLUMN',
    );
    const { fingerprint } = shown.body.data;
    const stored = await importFile(business.owner, branch.id, file, { fingerprint, columns: COLUMNS });
    expect(stored.body.data.counts).toMatchObject({ created: 3, refused: 0 });
    expect(await productsOf(branch.id)).toMatchObject([
      { name: 'Água', priceCents: 450 },
      { name: 'Calabresa', priceCents: 4990 },
      { name: 'Portuguesa', priceCents: 5290 },
    ]);

    const next = fileOf('Mussarela;Pizzas;45,90;x');
    const known = await importFile(business.owner, other.id, next, { preview: true });
    expect(known.body.data).toMatchObject({ counts: { created: 1 }, match: { source: 'REMEMBERED' } });
    expect(known.body.data.match.columns.map(({ field }) => field)).toEqual([
      'name',
      'category',
      'priceCents',
      null,
    ]);
    // The lines that were left out come back with a column for the reasons, in another order perhaps.
    const corrected = `${REASON_HEADINGS['pt-BR']};${fileOf(';Mussarela;Pizzas;45,90;x')}`;
    expect((await importFile(business.owner, other.id, corrected, { preview: true })).status).toBe(200);
    expect((await importFile(business.owner, other.id, next)).body.data.counts.created).toBe(1);
  });

  it('is not known to another business, nor with other headings', async () => {
    const stranger = await newBusiness();
    await importFile(business.owner, (await business.addBranch()).id, file, { columns: COLUMNS });
    const theirs = await importFile(stranger.owner, stranger.branch.id, file, { preview: true });
    expect(refusal(theirs)).toEqual([400, 'MISSING_COLUMN']);
    const more = await importFile(business.owner, business.branch.id, file.replace('Linha', 'Linhas'), {
      preview: true,
    });
    expect(refusal(more)).toEqual([400, 'MISSING_COLUMN']);
  });

  it('is imported by the columns chosen last', async () => {
    const branch = await business.addBranch();
    await importFile(business.owner, branch.id, file, { columns: COLUMNS });
    const columns = { Sabor: 'name', 'Nome do prto': 'category' };
    await importFile(business.owner, branch.id, file, { columns });
    const again = await importFile(business.owner, branch.id, file, { preview: true });
    expect(again.body.data.match.columns.map(({ field }) => field)).toEqual(['name', null, null, 'category']);
  });
});

describe('chosen columns', () => {
  const file = fileOf('Calabresa;Pizzas;49,90;x');
  it.each<[string, Record<string, string | null> | string, string, string[]]>([
    ['no JSON', '{', 'INVALID_FORMAT', ['columns']],
    ['no object', '[]', 'WRONG_TYPE', ['columns']],
    ['a number for a field', '{"Sabor":1}', 'WRONG_TYPE', ['columns', 'Sabor']],
    ['too many of them', `{"${'x'.repeat(6000)}":null}`, 'TOO_LONG', ['columns']],
    ['an unknown field', { ...COLUMNS, Sabor: 'flavour' }, 'UNKNOWN_FIELD', ['columns', 'Sabor']],
    ['a field of every object', { ...COLUMNS, Sabor: 'constructor' }, 'UNKNOWN_FIELD', ['columns', 'Sabor']],
    ['one field twice', { ...COLUMNS, Linha: 'name' }, 'DUPLICATE_COLUMN', ['columns', 'Linha']],
    ['a heading of another file', { ...COLUMNS, Preço: 'stock' }, 'MISSING_COLUMN', ['columns', 'Preço']],
    ['without what is required', { Sabor: 'name' }, 'MISSING_COLUMN', ['file', 'category']],
  ])('that are %s are refused at their place', async (_what, columns, code, path) => {
    for (const preview of [true, false]) {
      const answer = await importFile(business.owner, business.branch.id, file, { preview, columns });
      expect(refusal(answer), answer.text).toEqual([400, code]);
      expect(answer.body.error.details.path).toEqual(path);
    }
  });

  it('of a recognised file are used in place of its headings, and remembered', async () => {
    const branch = await business.addBranch();
    const own = 'Category;Name;Price;Description\nDrinks;Water;4,50;Sparkling';
    const plain = await importFile(business.owner, branch.id, own);
    expect(plain.body.data).toMatchObject({ counts: { created: 1 }, match: { source: 'HEADINGS' } });
    const columns = { Category: 'category', Description: 'name', Price: 'priceCents' };
    await importFile(business.owner, branch.id, own, { columns });
    expect((await productsOf(branch.id)).map(({ name }) => name).toSorted()).toEqual(['Sparkling', 'Water']);
    const again = await importFile(business.owner, branch.id, own, { preview: true });
    expect(again.body.data).toMatchObject({ counts: { unchanged: 1 }, match: { source: 'REMEMBERED' } });
  });

  it('of an export of another program keep its way of writing prices and sizes', async () => {
    const branch = await business.addBranch();
    const handle = unique('latte');
    const csv =
      'Handle,Name,Category,Option 1 value,Price [Loja],In stock [Loja]\n' +
      `${handle},Latte,Coffee,Small,22.00,7\n${handle},,,Large,1250.5,\n`;
    const columns = {
      Name: 'name',
      Category: 'category',
      'Price [Loja]': 'priceCents',
      'In stock [Loja]': 'stock',
    };
    const answer = await importFile(business.owner, branch.id, csv, { columns });
    expect(answer.body.data).toMatchObject({ layout: 'LOYVERSE', counts: { created: 2 } });
    expect(await productsOf(branch.id)).toMatchObject([
      { name: 'Latte (Small)', priceCents: 2200, stockQuantity: 7 },
      { name: 'Latte (Large)', priceCents: 125_050, stockQuantity: null },
    ]);
  });

  it('are remembered for the fifty kinds of files that were imported last', async () => {
    const crowded = await newBusiness();
    const sheet = (index: number) => `Sabor ${index};Linha\nCalabresa;Pizzas\n`;
    const remember = (index: number) =>
      importFile(crowded.owner, crowded.branch.id, sheet(index), {
        columns: { [`Sabor ${index}`]: 'name', Linha: 'category' },
      });
    await remember(0);
    await remember(1);
    await change('UPDATE column_mappings SET used_at = 2 WHERE business_id = ?', [crowded.id]);
    await remember(0);
    const others = Array.from(
      { length: 49 },
      (_, index) => `('${crowded.id}', 'menu', 'other ${index}', '{}', 3)`,
    );
    await change(
      `INSERT INTO column_mappings (business_id, target, signature, columns, used_at) VALUES ${others.join()}`,
    );
    await remember(2);
    const found = await rows('SELECT signature FROM column_mappings WHERE business_id = ?', [crowded.id]);
    expect(found).toHaveLength(50);
    const status = async (index: number) =>
      (await importFile(crowded.owner, crowded.branch.id, sheet(index), { preview: true })).status;
    expect([await status(0), await status(1), await status(2)]).toEqual([200, 400, 200]);
  });
});
