import { PRODUCT_WORDS, type ProductWords } from '../menu/words';
import type { TargetField } from '../table-files';
import { DECLARED_IN_FILE, isFileField, type FileField } from './file-fields';
import type { FileLanguage } from './words';

const LANGUAGES = Object.values(PRODUCT_WORDS);

/** What of a line is not a field of the product by itself. */
type OwnColumn = 'id' | 'category' | 'name' | 'variationGroup' | 'variationPrices' | 'extraGroups';
export type FileColumn = OwnColumn | FileField;

/** The first columns of a file; all others follow in the order of the product's fields. */
const PLACED: readonly FileColumn[] = [
  'id',
  'category',
  'name',
  'description',
  'priceCents',
  'unit',
  'promoPriceCents',
  'promoFrom',
  'promoTo',
  'costCents',
  'sku',
  'state',
  'stock',
  'stockLowAt',
  'station',
  'preparationMin',
  'kitchenName',
  'channels',
  'availability',
  'variationGroup',
  'variationPrices',
  'extraGroups',
];

/** What a file of a menu can say of a product, by the name the product's own fields have, in the order it is written. */
export const FILE_COLUMNS: readonly FileColumn[] = [
  ...PLACED,
  ...DECLARED_IN_FILE.filter((field) => !PLACED.includes(field)),
];

/** Those that say a field of the product by itself. */
export const FILE_FIELDS: readonly FileField[] = FILE_COLUMNS.filter(isFileField);

/** Other headings by which a column is known, in any language. */
const ALSO: Readonly<Partial<Record<FileColumn, readonly string[]>>> = {
  id: ['Comanda ID'],
  category: ['Section', 'Seção', 'Grupo', 'Categories', 'Categorias'],
  name: [
    ...['Product', 'Produto', 'Producto', 'Item', 'Dish', 'Prato', 'Plato', 'Title', 'Título'],
    ...['Product name', 'Item name', 'Nome do produto', 'Nombre del producto'],
  ],
  description: ['Details', 'Ingredientes'],
  priceCents: ['Valor', 'Selling price', 'Preço de venda', 'Precio de venta'],
  unit: ['Unit', 'Unidade', 'Unidad', 'Unit of measure', 'Unidade de medida', 'Unidad de medida'],
  promoPriceCents: ['Promo'],
  costCents: ['Coste', 'Cost price', 'Preço de custo', 'Precio de costo', 'Precio de coste'],
  sku: ['Code', 'Codigo PDV', 'PDV', 'Code (SKU)', 'Código (SKU)'],
  state: ['Status', 'Situação'],
  stock: ['Inventory', 'Inventario'],
  stockLowAt: [
    'Nearly gone at',
    'Quase no fim com',
    'Casi agotado con',
    'Estoque mínimo',
    'Existencias mínimas',
  ],
  preparationMin: ['Preparation', 'Preparo', 'Preparación'],
  availability: ['Availability', 'Horários', 'Horarios'],
  variationGroup: ['Sizes', 'Tamanhos', 'Tamaños'],
  variationPrices: ['Prices of sizes', 'Preços por tamanho', 'Precios por tamaño'],
  extraGroups: ['Complementos'],
  calories: ['Calories', 'Calorias', 'Calorías', 'kcal'],
  serves: ['Pessoas', 'Personas'],
  allergens: ['Alergênicos'],
};

/** What a file heads a column with: words of its own, or the name of the field. */
const headingIn = ({ columns, fields }: ProductWords, column: FileColumn): string =>
  new Map(Object.entries({ ...fields, ...columns })).get(column) ?? column;

/** Columns without which a line is about nothing. */
const REQUIRED: readonly FileColumn[] = ['category', 'name'];

/** The columns of a menu as fields that the columns of any file can be matched to. */
export const MENU_FIELDS: readonly TargetField<FileColumn>[] = FILE_COLUMNS.map((key) => ({
  key,
  names: LANGUAGES.map((words) => headingIn(words, key)),
  synonyms: ALSO[key] ?? [],
  required: REQUIRED.includes(key),
}));

/** How a file of a language heads a column. */
export const headingOf = (column: FileColumn, language: FileLanguage): string =>
  headingIn(PRODUCT_WORDS[language], column);
