import { describe, expect, it } from 'vitest';
import { matchFile, MENU_FIELDS } from '../../../src/domain/menu-files';
import { proposeColumns } from '../../../src/domain/table-files';

const match = (headings: string[], chosen?: Parameters<typeof matchFile>[2]) =>
  matchFile({ headings, lines: [{ line: 2, cells: headings.map(() => 'x') }] }, 'pt-BR', chosen);

const fieldsOf = (headings: string[]) => Object.fromEntries(proposeColumns(headings, MENU_FIELDS));

describe('the headings of another program', () => {
  it('are proposed: Square, where its layout is not known by all of its headings', () => {
    expect(
      fieldsOf(['Token', 'Item Name', 'Customer-facing Name', 'Categories', 'Price', 'GTIN', 'SKU']),
    ).toEqual({
      Token: null,
      'Item Name': 'name',
      'Customer-facing Name': null,
      Categories: 'category',
      Price: 'priceCents',
      GTIN: null,
      SKU: 'sku',
    });
  });

  it('are proposed: Shopify', () => {
    expect(fieldsOf(['Title', 'Product Category', 'Variant SKU', 'Variant Price', 'Cost per item'])).toEqual({
      Title: 'name',
      'Product Category': 'category',
      'Variant SKU': 'sku',
      'Variant Price': 'priceCents',
      'Cost per item': 'costCents',
    });
  });

  it('are proposed: Loyverse', () => {
    expect(fieldsOf(['Name', 'Category', 'Cost', 'Barcode', 'Price [Loja]', 'In stock [Loja]'])).toEqual({
      Name: 'name',
      Category: 'category',
      Cost: 'costCents',
      Barcode: null,
      'Price [Loja]': 'priceCents',
      'In stock [Loja]': 'stock',
    });
  });

  it('are proposed as people write them', () => {
    expect(
      fieldsOf([
        ...['Grupo de produtos', 'Descrição do item', 'Nome do prato', 'Preço (R$, com centavos)'],
        ...['Preço de custo', 'Código do produto', 'Tempo de preparo', 'Obs'],
      ]),
    ).toEqual({
      'Grupo de produtos': 'category',
      'Descrição do item': 'description',
      'Nome do prato': 'name',
      'Preço (R$, com centavos)': 'priceCents',
      'Preço de custo': 'costCents',
      'Código do produto': 'sku',
      'Tempo de preparo': 'preparationMin',
      Obs: null,
    });
  });
});

describe('a file', () => {
  it('whose headings are known is read by them alone: what is similar is only proposed', () => {
    const { missing, ignored, mapping, columns } = match(['Categoria', 'Nome', 'Preço (R$)']);
    expect({ missing, ignored }).toEqual({ missing: [], ignored: ['Preço (R$)'] });
    expect(mapping.get('Preço (R$)')).toBeNull();
    expect(columns.at(-1)).toEqual({ heading: 'Preço (R$)', samples: ['x'], field: 'priceCents' });
  });

  it('with chosen columns is read by these alone', () => {
    const chosen = new Map([
      ['Nome', 'category'],
      ['Sabor', 'name'],
    ] as const);
    const { missing, ignored, columns } = match(['Categoria', 'Nome', 'Sabor', 'Preço (R$)'], chosen);
    expect({ missing, ignored }).toEqual({ missing: [], ignored: ['Categoria', 'Preço (R$)'] });
    expect(columns.map(({ field }) => field)).toEqual([null, 'category', 'name', null]);
  });

  it('that lacks what is required says so', () => {
    expect(match(['Sabor', 'Valor']).missing).toEqual(['category', 'name']);
  });
});
