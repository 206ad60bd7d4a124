import { plainText } from '../text';

/** What a file of a menu can say of a product, by the name the product's own fields have. */
export const IMPORT_COLUMNS = [
  'category',
  'name',
  'description',
  'priceCents',
  'promoPriceCents',
  'costCents',
  'sku',
  'serves',
  'state',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Headings by which a column is known. The first three name it in English, Portuguese and Spanish. */
const HEADINGS: Readonly<Record<ImportColumn, readonly string[]>> = {
  category: ['Category', 'Categoria', 'Categoría', 'Section', 'Seção', 'Grupo'],
  name: ['Name', 'Nome', 'Nombre', 'Product', 'Produto', 'Producto', 'Item'],
  description: ['Description', 'Descrição', 'Descripción', 'Details', 'Ingredientes'],
  priceCents: ['Price', 'Preço', 'Precio', 'Valor'],
  promoPriceCents: ['Promotional price', 'Preço promocional', 'Precio promocional', 'Promo'],
  costCents: ['Cost', 'Custo', 'Costo', 'Coste'],
  sku: ['SKU', 'Código', 'Código', 'Code', 'Codigo PDV', 'PDV'],
  serves: ['Serves', 'Serve', 'Porciones', 'Pessoas', 'Personas'],
  state: ['State', 'Estado', 'Estado', 'Status', 'Situação'],
};

const BY_HEADING = new Map(
  IMPORT_COLUMNS.flatMap((column) => [
    [plainText(column), column] as const,
    ...HEADINGS[column].map((heading) => [plainText(heading), column] as const),
  ]),
);

/** The column a heading stands for, however it is written, or null. */
export function columnOf(heading: string): ImportColumn | null {
  return BY_HEADING.get(plainText(heading)) ?? null;
}

/** How a file of a language heads a column. */
export function headingOf(column: ImportColumn, language: 'en' | 'pt-BR' | 'es'): string {
  const place = { en: 0, 'pt-BR': 1, es: 2 }[language];
  return HEADINGS[column][place] ?? column;
}

/** Words for the two states a file can set. */
export const STATE_WORDS: ReadonlyMap<string, 'ACTIVE' | 'PAUSED'> = new Map([
  ['active', 'ACTIVE'],
  ['ativo', 'ACTIVE'],
  ['activo', 'ACTIVE'],
  ['paused', 'PAUSED'],
  ['pausado', 'PAUSED'],
  ['inativo', 'PAUSED'],
  ['inactivo', 'PAUSED'],
]);
