import { plainText } from '../text';

/** The languages a file can be written in; what it says is understood in all of them. */
export type FileLanguage = 'en' | 'pt-BR' | 'es';

/** What a file of a menu can say of a product, by the name the product's own fields have, in the order it is written. */
export const FILE_COLUMNS = [
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
  'serves',
  'calories',
  'maxPerOrder',
  'alcoholic',
  'allergens',
  'diets',
  'tags',
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Headings by which a column is known. The first three name it in English, Portuguese and Spanish. */
const HEADINGS: Readonly<Record<FileColumn, readonly string[]>> = {
  id: ['ID', 'ID', 'ID', 'Comanda ID'],
  category: ['Category', 'Categoria', 'Categoría', 'Section', 'Seção', 'Grupo', 'Categories', 'Categorias'],
  name: ['Name', 'Nome', 'Nombre', 'Product', 'Produto', 'Producto', 'Item'],
  description: ['Description', 'Descrição', 'Descripción', 'Details', 'Ingredientes'],
  priceCents: ['Price', 'Preço', 'Precio', 'Valor'],
  unit: [
    'Sold by',
    'Vendido por',
    'Se vende por',
    'Unit',
    'Unidade',
    'Unidad',
    'Unit of measure',
    'Unidade de medida',
    'Unidad de medida',
  ],
  promoPriceCents: ['Promotional price', 'Preço promocional', 'Precio promocional', 'Promo'],
  promoFrom: ['Promotion begins', 'Início da promoção', 'Inicio de la promoción'],
  promoTo: ['Promotion ends', 'Fim da promoção', 'Fin de la promoción'],
  costCents: ['Cost', 'Custo', 'Costo', 'Coste'],
  sku: ['SKU', 'Código', 'Código', 'Code', 'Codigo PDV', 'PDV', 'Code (SKU)', 'Código (SKU)'],
  state: ['State', 'Estado', 'Estado', 'Status', 'Situação'],
  stock: ['Stock', 'Estoque', 'Existencias', 'Inventory', 'Inventario'],
  stockLowAt: [
    'Low stock from',
    'Estoque baixo a partir de',
    'Existencias bajas desde',
    'Nearly gone at',
    'Quase no fim com',
    'Casi agotado con',
    'Estoque mínimo',
    'Existencias mínimas',
  ],
  station: ['Station', 'Estação', 'Estación'],
  preparationMin: [
    'Preparation (min)',
    'Preparo (min)',
    'Preparación (min)',
    'Preparation',
    'Preparo',
    'Preparación',
  ],
  kitchenName: ['Kitchen name', 'Nome na cozinha', 'Nombre en cocina'],
  channels: ['Channels', 'Canais', 'Canales'],
  availability: [
    'When it is for sale',
    'Quando é vendido',
    'Cuándo se vende',
    'Availability',
    'Horários',
    'Horarios',
  ],
  variationGroup: ['Variations', 'Variações', 'Variaciones', 'Sizes', 'Tamanhos', 'Tamaños'],
  variationPrices: [
    "Sizes' prices",
    'Preços dos tamanhos',
    'Precios de los tamaños',
    'Prices of sizes',
    'Preços por tamanho',
    'Precios por tamaño',
  ],
  extraGroups: ['Extras', 'Adicionais', 'Extras', 'Complementos'],
  calories: [
    'Calories (kcal)',
    'Calorias (kcal)',
    'Calorías (kcal)',
    'Calories',
    'Calorias',
    'Calorías',
    'kcal',
  ],
  serves: ['Serves', 'Serve', 'Porciones', 'Pessoas', 'Personas'],
  maxPerOrder: ['Most per order', 'Máximo por pedido', 'Máximo por pedido'],
  alcoholic: ['Alcoholic', 'Alcoólico', 'Alcohólico'],
  allergens: ['Allergens', 'Alérgenos', 'Alérgenos', 'Alergênicos'],
  diets: ['Diets', 'Dietas', 'Dietas'],
  tags: ['Tags', 'Etiquetas', 'Etiquetas'],
};

const BY_HEADING = new Map(
  FILE_COLUMNS.flatMap((column) => [
    [plainText(column), column] as const,
    ...HEADINGS[column].map((heading) => [plainText(heading), column] as const),
  ]),
);

/** The column a heading stands for, however it is written, or null. */
export function columnOf(heading: string): FileColumn | null {
  return BY_HEADING.get(plainText(heading)) ?? null;
}

/** How a file of a language heads a column. */
export function headingOf(column: FileColumn, language: FileLanguage): string {
  return HEADINGS[column][placeOf(language)] ?? column;
}

/** The place of a language in lists of words that are written in English, Portuguese and Spanish. */
export const placeOf = (language: FileLanguage): number => ({ en: 0, 'pt-BR': 1, es: 2 })[language];
