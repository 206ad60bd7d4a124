import { describe, expect, it } from 'vitest';
import {
  FILE_COLUMNS,
  headingOf,
  MENU_FIELDS,
  readLines as readLazily,
  type Notation,
} from '../../../src/domain/menu-files';
import { recogniseColumns, type Sheet } from '../../../src/domain/table-files';

const BRAZIL: Notation = {
  currency: 'BRL',
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  words: 'pt-BR',
};

const sheet = (headings: string[], ...rows: string[][]): Sheet => ({
  headings,
  lines: rows.map((cells, index) => ({ line: index + 2, cells })),
});

const readLines = (of: Sheet, notation: Notation) => {
  const read = readLazily(of, notation);
  return { ...read, lines: [...read.lines] };
};

const readOne = (cells: Record<string, string>, region = BRAZIL) => {
  const row = { Categoria: 'Pizzas', Nome: 'Calabresa', ...cells };
  const [line] = readLines(sheet(Object.keys(row), Object.values(row)), region).lines;
  if (!line) throw new Error('No line was read');
  return line;
};

const columnOf = (heading: string) => recogniseColumns([heading], MENU_FIELDS).get(heading.trim()) ?? null;

describe('headings', () => {
  it.each([
    ['Category', 'category'],
    ['CATEGORIA', 'category'],
    ['categoría', 'category'],
    [' Preço ', 'priceCents'],
    ['preco', 'priceCents'],
    ['Preço promocional', 'promoPriceCents'],
    ['Descrição', 'description'],
    ['Código', 'sku'],
    ['priceCents', 'priceCents'],
    ['Sabor', null],
    ['', null],
  ])('%s stands for %s', (heading, column) => {
    expect(columnOf(heading)).toBe(column);
  });

  it('are understood as they are written in every language', () => {
    for (const language of ['en', 'pt-BR', 'es'] as const) {
      for (const column of FILE_COLUMNS) expect(columnOf(headingOf(column, language)), language).toBe(column);
    }
  });

  it('that are needed are missed, and those that mean nothing are named', () => {
    const read = readLines(sheet(['Nome', 'Sabor', ''], ['Calabresa', 'x', '']), BRAZIL);
    expect(read).toEqual({ lines: [], unknown: ['Sabor'], missing: ['category'] });
  });

  it('of one meaning count once: the first', () => {
    const read = readLines(sheet(['Categoria', 'Nome', 'Produto'], ['Pizzas', 'Calabresa', 'Outra']), BRAZIL);
    expect(read.lines[0]?.name).toBe('Calabresa');
  });
});

describe('prices', () => {
  it.each([
    ['12,90', 1290],
    ['R$ 12,90', 1290],
    ['R$12,90', 1290],
    ['12.90', 1290],
    ['1.234,56', 123_456],
    ['12', 1200],
    ['12,9', 1290],
    ['0', 0],
  ])('%s are %d centavos', (text, cents) => {
    expect(readOne({ Preço: text })).toMatchObject({ fields: { priceCents: cents }, problems: [] });
  });

  it.each(['grátis', '-5', '12,345', '=1+1', '1e3', '12,90 x'])('%s is refused', (text) => {
    const line = readOne({ Preço: text });
    expect(line.problems).toEqual([{ code: 'BAD_PRICE', column: 'priceCents', args: {} }]);
    expect(line.fields).not.toHaveProperty('priceCents');
  });

  it('are read as the business writes them', () => {
    const dollars = { ...BRAZIL, currency: 'USD', country: 'US' };
    expect(readOne({ Price: '$1,234.50' }, dollars).fields.priceCents).toBe(123_450);
    expect(readOne({ Price: '1990' }, { ...BRAZIL, currency: 'CLP', country: 'CL' }).fields.priceCents).toBe(
      1990,
    );
  });
});

describe('a line', () => {
  it('says only what it has: empty cells are nothing', () => {
    const cells = { Preço: '', Descrição: ' ', SKU: '', Serve: '', Estado: '', Custo: '' };
    expect(readOne(cells)).toEqual({
      line: 2,
      id: null,
      categories: ['Pizzas'],
      name: 'Calabresa',
      fields: {},
      problems: [],
    });
  });

  it('is read as a whole', () => {
    const cells = {
      Descrição: 'Calabresa  fatiada',
      Preço: '49,90',
      'Preço promocional': '39,90',
      Custo: '11,80',
      Código: 'PZ-02',
      Serve: '3',
      Estado: 'Pausado',
    };
    expect(readOne(cells).fields).toEqual({
      description: 'Calabresa fatiada',
      priceCents: 4990,
      promoPriceCents: 3990,
      costCents: 1180,
      sku: 'PZ-02',
      serves: 3,
      state: 'PAUSED',
    });
  });

  it('says lists, times, stock and channels as people write them', () => {
    const cells = {
      Categoria: 'Pizzas | Sem \\| lactose',
      Alérgenos: 'glúten | leite',
      'Quando é vendido': 'Sex, sab | 18:00-02:00, 11:00-15:00 | 2026-12-01..',
      'Início da promoção': '24/12/2026 18:30',
      'Fim da promoção': '2026-12-25',
      Estoque: '12',
      Canais: 'STORE: 12,50 | PHONE: oculto | TABLE: oculto 9,90',
      Alcoólico: 'não',
      Adicionais: 'Bordas | Bebidas',
      Variações: '-',
    };
    expect(readOne(cells)).toMatchObject({
      categories: ['Pizzas', 'Sem | lactose'],
      variationGroup: null,
      extraGroups: ['Bordas', 'Bebidas'],
      fields: {
        allergens: ['glúten', 'leite'],
        availability: {
          days: [5, 6],
          periods: [
            { from: '18:00', to: '02:00' },
            { from: '11:00', to: '15:00' },
          ],
          fromDate: '2026-12-01',
          toDate: null,
        },
        promoFrom: '2026-12-24T21:30:00.000Z',
        promoTo: '2026-12-25T03:00:00.000Z',
        stock: 12,
        channels: [
          { channel: 'STORE', visible: true, priceCents: 1250 },
          { channel: 'PHONE', visible: false, priceCents: null },
          { channel: 'TABLE', visible: false, priceCents: 990 },
        ],
        alcoholic: false,
      },
      problems: [],
    });
  });

  it('takes away with a lone stroke what need not be there', () => {
    const cells = { Descrição: '-', Custo: '-', SKU: ' - ', Estoque: '-', Etiquetas: '-', Adicionais: '-' };
    expect(readOne(cells)).toMatchObject({
      fields: { description: '', costCents: null, sku: null, stock: null, tags: [] },
      extraGroups: [],
      problems: [],
    });
    expect(readOne({ Preço: '-' }).problems).toMatchObject([{ code: 'BAD_PRICE' }]);
  });

  it('reads the numbers of a spreadsheet as what they are', () => {
    const row = { Categoria: 'Pizzas', Nome: 10, Preço: 1.234, Custo: 1234.5, SKU: 123, Estoque: 3 };
    const sheetOf = { headings: Object.keys(row), lines: [{ line: 2, cells: Object.values(row) }] };
    expect(readLines(sheetOf, BRAZIL).lines[0]).toMatchObject({
      name: '10',
      fields: { costCents: 123_450, sku: '123', stock: 3 },
      problems: [{ code: 'BAD_PRICE', column: 'priceCents' }],
    });
  });

  it('that begins like a formula is a text, with or without the apostrophe of an export', () => {
    expect(readOne({ Nome: '=HYPERLINK("x")' }).name).toBe('=HYPERLINK("x")');
    expect(readOne({ Nome: "'=HYPERLINK" }).name).toBe('=HYPERLINK');
    expect(readOne({ Nome: "''=HYPERLINK" }).name).toBe("'=HYPERLINK");
    expect(readOne({ Nome: "'Bacalhau" }).name).toBe("'Bacalhau");
  });

  it.each([
    [{ Nome: '' }, 'REQUIRED', 'name'],
    [{ Categoria: ' ' }, 'REQUIRED', 'category'],
    [{ Nome: 'x' }, 'TOO_SHORT', 'name'],
    [{ Nome: 'x'.repeat(81) }, 'TOO_LONG', 'name'],
    [{ Categoria: 'Pizzas | x' }, 'TOO_SHORT', 'category'],
    [{ Categoria: 'x'.repeat(61) }, 'TOO_LONG', 'category'],
    [{ Descrição: 'x'.repeat(501) }, 'TOO_LONG', 'description'],
    [{ SKU: 'x'.repeat(41) }, 'TOO_LONG', 'sku'],
    [{ Serve: 'três' }, 'NOT_A_NUMBER', 'serves'],
    [{ Serve: '0' }, 'NOT_A_NUMBER', 'serves'],
    [{ Serve: '101' }, 'NOT_A_NUMBER', 'serves'],
    [{ Estado: 'talvez' }, 'NOT_ONE_OF', 'state'],
    [{ 'Vendido por': 'dúzia' }, 'NOT_ONE_OF', 'unit'],
    [{ Alcoólico: 'talvez' }, 'NOT_ONE_OF', 'alcoholic'],
    [{ Canais: 'STORE' }, 'NOT_ONE_OF', 'channels'],
    [{ Canais: 'STORE: dez' }, 'NOT_ONE_OF', 'channels'],
    [{ Estoque: '1,5' }, 'NOT_A_NUMBER', 'stock'],
    [{ 'Início da promoção': '31/02/2026' }, 'NOT_A_TIME', 'promoFrom'],
    [{ 'Início da promoção': 'amanhã' }, 'NOT_A_TIME', 'promoFrom'],
    [{ 'Quando é vendido': 'Seg 18:00' }, 'NOT_AVAILABILITY', 'availability'],
    [{ 'Quando é vendido': '18:00-25:00' }, 'NOT_AVAILABILITY', 'availability'],
    [{ Alérgenos: 'x'.repeat(31) }, 'TOO_LONG', 'allergens'],
    [{ Etiquetas: Array.from({ length: 11 }, (_, index) => `t${index}`).join('|') }, 'TOO_MANY', 'tags'],
  ])('%o is refused with %s', (cells, code, column) => {
    expect(readOne(cells).problems).toMatchObject([{ code, column }]);
  });

  it('without a sign is passed over, and the others keep their numbers', () => {
    const read = readLines(
      sheet(['Categoria', 'Nome'], ['Pizzas', 'Um'], ['', ' '], ['Pizzas', 'Dois']),
      BRAZIL,
    );
    expect(read.lines.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Um'],
      [4, 'Dois'],
    ]);
  });

  it('that is shorter than the headings is read as far as it goes', () => {
    const read = readLines(sheet(['Categoria', 'Nome', 'Preço'], ['Pizzas', 'Calabresa']), BRAZIL);
    expect(read.lines).toMatchObject([{ name: 'Calabresa', fields: {}, problems: [] }]);
  });
});
