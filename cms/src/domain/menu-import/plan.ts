import { plainText } from '../text';
import type { ImportColumn } from './columns';
import type { ImportFields, ImportProblem, ReadLine } from './read-lines';

/** CREATE a product, UPDATE the one that is there, leave it UNCHANGED, or REFUSE the line. */
export type ImportAction = 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REFUSE';

/** A product as the menu has it now. */
export interface KnownProduct {
  id: string;
  name: string;
  categoryIds: readonly string[];
  description: string;
  priceCents: number;
  promoPriceCents: number | null;
  costCents: number | null;
  sku: string | null;
  serves: number | null;
  state: string;
}

export interface KnownMenu {
  categories: readonly { id: string; name: string }[];
  products: readonly KnownProduct[];
}

type Value = string | number | null;

export interface ImportChange {
  field: ImportColumn;
  before: Value;
  after: Value;
}

export interface PlannedLine {
  line: number;
  action: ImportAction;
  category: string;
  /** Of the category, or null where it is still to be made. */
  categoryId: string | null;
  name: string;
  /** The product the line is about, or null for a new one. */
  productId: string | null;
  fields: ImportFields;
  changes: ImportChange[];
  problems: ImportProblem[];
}

/**
 * What becomes of each line of a file, compared with the menu as it is. A line is about the product of its code (SKU),
 * else about the one of its name in its category; names are compared without accents and case. A second line about the
 * same product is refused, and a new product needs a price.
 */
export function planImport(
  lines: readonly ReadLine[],
  menu: KnownMenu,
): { lines: PlannedLine[]; newCategories: string[] } {
  const categories = new Map(menu.categories.map(({ id, name }) => [plainText(name), { id, name }]));
  const known = indexOf(menu.products);
  const taken = new Map<string, number>();
  const newCategories = new Map<string, string>();

  const planned = lines.map((read): PlannedLine => {
    const category = categories.get(plainText(read.category)) ?? null;
    const product = known.find(read, category?.id ?? null);
    const problems = [...read.problems, ...repeated(read, product, taken), ...wrongPrices(read, product)];
    const changes = product ? changesOf(read, product, category) : [];
    const action = actionOf(problems, product, changes);
    if (action !== 'REFUSE' && !category) {
      const made = plainText(read.category);
      if (!newCategories.has(made)) newCategories.set(made, read.category);
    }
    return {
      line: read.line,
      action,
      category: category?.name ?? newCategories.get(plainText(read.category)) ?? read.category,
      categoryId: category?.id ?? null,
      name: read.name,
      productId: product?.id ?? null,
      fields: read.fields,
      changes: action === 'UPDATE' ? changes : [],
      problems,
    };
  });
  return { lines: planned, newCategories: [...newCategories.values()] };
}

interface ProductIndex {
  find(line: ReadLine, categoryId: string | null): KnownProduct | null;
}

function indexOf(products: readonly KnownProduct[]): ProductIndex {
  const bySku = new Map<string, KnownProduct>();
  const byName = new Map<string, KnownProduct>();
  for (const product of products) {
    if (product.sku) bySku.set(product.sku.toLowerCase(), product);
    for (const categoryId of product.categoryIds) {
      const key = nameKey(categoryId, product.name);
      if (!byName.has(key)) byName.set(key, product);
    }
  }
  return {
    find({ name, fields: { sku } }, categoryId) {
      const coded = sku === undefined ? undefined : bySku.get(sku.toLowerCase());
      if (coded) return coded;
      const named = categoryId === null ? undefined : byName.get(nameKey(categoryId, name));
      // One that has another code is another product of the same name.
      return named && (sku === undefined || named.sku === null) ? named : null;
    },
  };
}

const nameKey = (category: string, name: string) => `${category}\n${plainText(name)}`;

/** Notes what the line is about and refuses it when an earlier one was about the same. */
function repeated(
  { line, category, name, fields: { sku } }: ReadLine,
  product: KnownProduct | null,
  taken: Map<string, number>,
): ImportProblem[] {
  const keys: [string, ImportColumn][] = [];
  if (product) keys.push([`id ${product.id}`, 'name']);
  if (sku !== undefined) keys.push([`sku ${sku.toLowerCase()}`, 'sku']);
  else keys.push([`name ${nameKey(plainText(category), name)}`, 'name']);
  const problems = keys.flatMap(([key, column]): ImportProblem[] => {
    const first = taken.get(key);
    return first === undefined ? [] : [{ code: 'DUPLICATE_LINE', column, args: { line: first } }];
  });
  for (const [key] of keys) if (!taken.has(key)) taken.set(key, line);
  return problems.slice(0, 1);
}

function wrongPrices({ fields, problems }: ReadLine, product: KnownProduct | null): ImportProblem[] {
  const unread = problems.some(({ column }) => column === 'priceCents');
  const price = fields.priceCents ?? product?.priceCents;
  if (price === undefined) return unread ? [] : [{ code: 'REQUIRED', column: 'priceCents', args: {} }];
  const promo = fields.promoPriceCents ?? product?.promoPriceCents ?? null;
  return promo !== null && promo >= price
    ? [{ code: 'PROMO_NOT_LOWER', column: 'promoPriceCents', args: {} }]
    : [];
}

function changesOf(
  { category, name, fields }: ReadLine,
  product: KnownProduct,
  known: { id: string } | null,
): ImportChange[] {
  const changes: ImportChange[] = [];
  const compare = (field: ImportColumn, before: Value, after: Value | undefined) => {
    if (after !== undefined && after !== before) changes.push({ field, before, after });
  };
  if (!known || !product.categoryIds.includes(known.id))
    changes.push({ field: 'category', before: null, after: category });
  compare('name', product.name, name);
  compare('description', product.description, fields.description);
  compare('priceCents', product.priceCents, fields.priceCents);
  compare('promoPriceCents', product.promoPriceCents, fields.promoPriceCents);
  compare('costCents', product.costCents, fields.costCents);
  compare('sku', product.sku, fields.sku);
  compare('serves', product.serves, fields.serves);
  compare('state', product.state, fields.state);
  return changes;
}

function actionOf(
  problems: readonly ImportProblem[],
  product: KnownProduct | null,
  changes: readonly ImportChange[],
): ImportAction {
  if (problems.length > 0) return 'REFUSE';
  if (!product) return 'CREATE';
  return changes.length > 0 ? 'UPDATE' : 'UNCHANGED';
}
