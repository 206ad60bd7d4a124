import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchFile, readLines, type FileColumn, type Notation } from '../../../src/domain/menu-files';
import { readCsv } from '../../../src/integrations/csv/read-csv';

const NOTATION: Notation = {
  currency: 'BRL',
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  words: 'pt-BR',
};
const LIMITS = { lines: 100, columns: 50, cell: 1000, total: 100_000 };

const caseOf = (name: string) => readFileSync(path.join(import.meta.dirname, 'cases', `${name}.csv`), 'utf8');
function read(csv: string, chosen?: Record<string, FileColumn | null>) {
  const columns = chosen && new Map(Object.entries(chosen));
  const { sheet, mapping, layout, ignored, missing } = matchFile(readCsv(csv, LIMITS), 'pt-BR', columns);
  const { lines } = readLines(sheet, NOTATION, mapping);
  return {
    ...{ layout, ignored, missing },
    lines: [...lines].map(({ line, categories, name, fields, problems }) => ({
      ...{ line, categories, name, fields, problems },
    })),
  };
}

describe('the export of another program', () => {
  it('is known by its headings: Square', () => {
    expect(read(caseOf('square'))).toMatchObject({
      layout: 'SQUARE',
      ignored: ['Token'],
      missing: [],
      lines: [
        {
          ...{ line: 2, categories: ['Hot Drinks'], name: 'Coffee (Large)', problems: [] },
          fields: { priceCents: 350, sku: 'SQ-1', description: 'Fresh brew' },
        },
      ],
    });
  });

  it('is known by its headings: Shopify', () => {
    const csv = caseOf('shopify');
    const more = `${csv.trim()}\nlatte,,,,,,,,Large,SKU-2,50.00\n`;
    expect(read(more)).toMatchObject({
      layout: 'SHOPIFY',
      lines: [
        {
          ...{ categories: ['Coffee'], name: 'Latte (Small)', problems: [] },
          fields: { priceCents: 4299, description: 'x', state: 'ACTIVE' },
        },
        {
          ...{ categories: ['Coffee'], name: 'Latte (Large)', problems: [] },
          fields: { priceCents: 5000, sku: 'SKU-2', state: 'ACTIVE' },
        },
      ],
    });
    const plain = csv.replace('Size,Small', 'Title,Default Title').replace('true', 'false');
    expect(read(plain).lines).toMatchObject([{ name: 'Latte', fields: { state: 'PAUSED' } }]);
  });

  it('is known by its headings: Loyverse', () => {
    expect(read(caseOf('loyverse'))).toMatchObject({
      layout: 'LOYVERSE',
      lines: [
        {
          ...{ categories: ['Café'], name: 'Latte', problems: [] },
          fields: { priceCents: 2200, costCents: 640, sku: '10000', state: 'ACTIVE' },
        },
      ],
    });
  });

  it('is known by its headings: Toast', () => {
    const csv = 'Menu Group,Menu Item,Base Price,PLU\nBurgers,Cheese & Bacon,12.50,7\n';
    expect(read(csv)).toMatchObject({
      layout: 'TOAST',
      lines: [{ categories: ['Burgers'], name: 'Cheese & Bacon', fields: { priceCents: 1250, sku: '7' } }],
    });
  });

  it('has descriptions without HTML, and no price where it is asked at the counter', () => {
    const html = caseOf('shopify').replace('<p>x</p>', '<p>Leite &amp;&nbsp;café</p><br><b>quente</b>');
    expect(read(html).lines[0]?.fields.description).toBe('Leite & café quente');
    const open = caseOf('loyverse').replace('22.00', 'variable');
    expect(read(open).lines[0]).toMatchObject({ fields: { costCents: 640 }, problems: [] });
    expect(read(open).lines[0]?.fields).not.toHaveProperty('priceCents');
  });

  it('is none where the headings are our own', () => {
    expect(read('Categoria;Nome;Preço\nA;B;1').layout).toBeNull();
  });

  it('names the column of every heading but those that group rows', () => {
    const { columns } = matchFile(readCsv(caseOf('loyverse'), LIMITS), 'pt-BR');
    expect(columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['SKU', 'sku'],
      ['Name', 'name'],
      ['Category', 'category'],
      ['Description', 'description'],
      ['Sold by weight', null],
      ['Option 1 name', null],
      ['Cost', 'costCents'],
      ['Barcode', null],
      ['Track stock', null],
      ['Available for sale [Loja]', 'state'],
      ['Price [Loja]', 'priceCents'],
      ['In stock [Loja]', null],
    ]);
  });

  it('is imported by the columns that somebody chose, and still a product for each size', () => {
    const csv = caseOf('loyverse').replace('22.00,', '22.00,7').replace('N,,,6.40', 'N,Tamanho,P,6.40');
    const chosen: Record<string, FileColumn | null> = {
      Name: 'name',
      Category: 'category',
      'Price [Loja]': 'priceCents',
      'In stock [Loja]': 'stock',
      Barcode: 'sku',
      Cost: null,
    };
    const { layout, lines, ignored } = read(csv, chosen);
    expect(layout).toBe('LOYVERSE');
    expect(lines).toEqual([
      {
        ...{ line: 2, categories: ['Café'], name: 'Latte (P)', problems: [] },
        fields: { priceCents: 2200, stock: 7 },
      },
    ]);
    expect(ignored).toContain('Available for sale [Loja]');
    expect(read(csv, { ...chosen, Category: null }).missing).toEqual(['category']);
  });
});
