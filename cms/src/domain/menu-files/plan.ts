import { plainText } from '../text';
import { validateProduct } from '../menu';
import { changesOf, type FileChange, type Target } from './changes';
import { sameInFile, type Notation } from './fields';
import type { FileField, FileFields } from './file-fields';
import { indexOf } from './find-product';
import type { KnownMenu, KnownProduct, KnownVariationGroup } from './known';
import { namesOf, resolve, type Names } from './names';
import { resolveOwnPrices } from './own-prices';
import type { FileProblem, ReadLine } from './read-lines';

/** CREATE a product, UPDATE the one that is there, leave it UNCHANGED, or REFUSE the line. */
export type ImportAction = 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REFUSE';

export interface PlannedLine {
  line: number;
  action: ImportAction;
  name: string;
  /** Names of its categories, those that are still to be made included. */
  categories: string[];
  /** The product the line is about, or null for a new one. */
  productId: string | null;
  target: Target;
  changes: FileChange[];
  /** Columns of the line that are not used, and why. */
  notices: FileNotice[];
  problems: FileProblem[];
}

/** PRICE_IN_SIZES: the product has its price in its variations, so a price of its own would apply to nothing. */
export type FileNoticeCode = 'PRICE_IN_SIZES';
export interface FileNotice {
  code: FileNoticeCode;
  column: FileField;
}

/**
 * What becomes of each line of a file, compared with the menu as it is. A line is about the product of its id, else of
 * its code (SKU), else about the one of its name in its category; names are compared without accents and case. A second
 * line about the same product is refused, and a new product needs a category and a price.
 *
 * @returns `lines`, each planned when it is asked for, once; `newCategories`, those of the lines that were
 */
export function planImport(
  lines: Iterable<ReadLine>,
  menu: KnownMenu,
  notation: Notation,
): { lines: Iterable<PlannedLine>; newCategories: () => string[] } {
  const names = {
    category: namesOf(menu.categories),
    variationGroup: namesOf(menu.variationGroups),
    extraGroup: namesOf(menu.extraGroups),
  };
  const known = indexOf(menu.products);
  const groupOf = (id: string | null) => menu.variationGroups.find((group) => group.id === id);
  const taken = new Map<string, number>();
  const newCategories = new Map<string, string>();
  const nameOf = new Map(menu.categories.map(({ id, name }) => [id, name]));

  const planned = (written: ReadLine): PlannedLine => {
    const product = known.find(written, resolve(written.categories, names.category, []));
    const { target: said, sized, problems: unknown } = targetOf(written, product, names, groupOf);
    const { fields, notices } = sized
      ? withoutUnusedPrices(written.fields, product, notation)
      : { fields: written.fields, notices: [] };
    const [read, target] = [
      { ...written, fields },
      { ...said, fields },
    ];
    const changes = product ? changesOf(target, product, menu, notation) : [];
    const problems = [
      ...read.problems,
      ...unknown,
      ...repeated(read, product, taken),
      ...known.skuTaken(read, product),
      ...(product && changes.length === 0 ? [] : wrongTogether(read, product)),
    ];
    const action = actionOf(problems, product, changes);
    const made = target.categories.filter(({ id }) => id === null).map(({ name }) => name);
    if (action !== 'REFUSE')
      for (const name of made)
        if (!newCategories.has(plainText(name))) newCategories.set(plainText(name), name);
    return {
      line: read.line,
      action,
      name: read.name,
      categories: target.categories.map(({ id, name }) =>
        id === null ? (newCategories.get(plainText(name)) ?? name) : (nameOf.get(id) ?? name),
      ),
      productId: product?.id ?? null,
      target,
      changes: action === 'UPDATE' ? changes : [],
      notices,
      problems,
    };
  };
  return { lines: mapped(lines, planned), newCategories: () => [...newCategories.values()] };
}

function* mapped<T, R>(items: Iterable<T>, work: (item: T) => R): Generator<R> {
  for (const item of items) yield work(item);
}

/** What the line wants, with the ids of what it names. */
function targetOf(
  read: ReadLine,
  product: KnownProduct | null,
  names: Record<'category' | 'variationGroup' | 'extraGroup', Names>,
  groupOf: (id: string | null) => KnownVariationGroup | undefined,
): { target: Target; sized: boolean; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const unknown = (column: FileProblem['column']) =>
    problems.push({ code: 'UNKNOWN_REFERENCE', column, args: {} });
  const categoryIds = resolve(read.categories, names.category, product?.categoryIds ?? []);
  const target: Target = {
    exact: read.id !== null,
    name: read.name,
    fields: read.fields,
    categories: read.categories.map((name, index) => ({ id: categoryIds[index] ?? null, name })),
  };
  if (read.variationGroup === null) target.variationGroupId = null;
  else if (read.variationGroup !== undefined) {
    const wanted = product?.variationGroupId ? [product.variationGroupId] : [];
    const id = names.variationGroup.find(read.variationGroup, wanted);
    if (id === null) unknown('variationGroup');
    else target.variationGroupId = id;
  }
  const sizes =
    target.variationGroupId === undefined ? (product?.variationGroupId ?? null) : target.variationGroupId;
  const isOther = product !== null && sizes !== product.variationGroupId;
  if (read.variationPrices) {
    const prices = resolveOwnPrices(read.variationPrices, groupOf(sizes), product);
    if (prices) target.variationPrices = prices;
    // A group that is not known has been said already.
    else if (problems.length === 0) unknown('variationPrices');
  } else if (isOther && product.variationPrices.length > 0) target.variationPrices = [];
  if (read.extraGroups) {
    const ids = resolve(read.extraGroups, names.extraGroup, product?.extraGroupIds ?? []);
    if (ids.includes(null)) unknown('extraGroups');
    else target.extraGroupIds = [...new Set(ids.filter((id) => id !== null))];
  }
  return { target, sized: sizes !== null, problems };
}

/** Prices of a product that do not apply while it has its price in its variations. */
const PRICES_WITHOUT_SIZES = ['priceCents', 'promoPriceCents', 'promoFrom', 'promoTo'] as const;

/** The values of a line for a product with sizes, without the prices that would never apply. */
function withoutUnusedPrices(
  fields: Partial<FileFields>,
  product: KnownProduct | null,
  notation: Notation,
): { fields: Partial<FileFields>; notices: FileNotice[] } {
  const { priceCents, promoPriceCents: _price, promoFrom: _from, promoTo: _to, ...used } = fields;
  const notices: FileNotice[] = [];
  for (const column of PRICES_WITHOUT_SIZES)
    if (saysOther(column, fields, product, notation)) notices.push({ code: 'PRICE_IN_SIZES', column });
  // A new product is stored with a price, which counts once it has no sizes any more.
  const isStored = product === null && priceCents !== undefined;
  return { fields: isStored ? { ...used, priceCents } : used, notices };
}

/** Whether a line says another value than the product has. */
function saysOther<F extends FileField>(
  field: F,
  fields: Partial<FileFields>,
  product: KnownProduct | null,
  notation: Notation,
): boolean {
  const said: FileFields[F] | undefined = fields[field];
  if (said === undefined) return false;
  const current: FileFields[F] | null = product === null ? null : product[field];
  return current === null ? said !== null : !sameInFile(field, current, said, notation);
}

/** Notes what the line is about and refuses it when an earlier one was about the same. */
function repeated(
  { line, categories, name, fields: { sku } }: ReadLine,
  product: KnownProduct | null,
  taken: Map<string, number>,
): FileProblem[] {
  const keys: [string, FileProblem['column']][] = [];
  if (product) keys.push([`id ${product.id}`, 'name']);
  if (sku && sku !== product?.sku) keys.push([`sku ${sku.toLowerCase()}`, 'sku']);
  if (!product && !sku)
    for (const category of categories) keys.push([`name ${plainText(category)}\n${plainText(name)}`, 'name']);
  const problems = keys.flatMap(([key, column]): FileProblem[] => {
    const first = taken.get(key);
    return first === undefined ? [] : [{ code: 'DUPLICATE_LINE', column, args: { line: first } }];
  });
  for (const [key] of keys) if (!taken.has(key)) taken.set(key, line);
  return problems.slice(0, 1);
}

/** The rules between fields, on the product as it would be. */
function wrongTogether(
  { categories, fields, problems }: ReadLine,
  product: KnownProduct | null,
): FileProblem[] {
  const found: FileProblem[] = [];
  const add = (code: FileProblem['code'], column: FileProblem['column']) =>
    found.push({ code, column, args: {} });
  const isRead = (column: FileProblem['column']) => !problems.some((problem) => problem.column === column);
  if (!product && categories.length === 0 && isRead('category')) add('REQUIRED', 'category');
  const priceCents = fields.priceCents ?? product?.priceCents;
  if (priceCents === undefined) {
    if (isRead('priceCents')) add('REQUIRED', 'priceCents');
    return found;
  }
  const either = <F extends 'promoPriceCents' | 'promoFrom' | 'promoTo' | 'availability'>(field: F) =>
    fields[field] === undefined ? (product?.[field] ?? null) : fields[field];
  for (const { code, path } of validateProduct({
    priceCents,
    promoPriceCents: either('promoPriceCents'),
    promoFrom: either('promoFrom'),
    promoTo: either('promoTo'),
    availability: either('availability'),
  }))
    add(
      code,
      path[0] === 'promoTo' ? 'promoTo' : path[0] === 'availability' ? 'availability' : 'promoPriceCents',
    );
  return found;
}

function actionOf(
  problems: readonly FileProblem[],
  product: KnownProduct | null,
  changes: readonly FileChange[],
): ImportAction {
  if (problems.length > 0) return 'REFUSE';
  if (!product) return 'CREATE';
  return changes.length > 0 ? 'UPDATE' : 'UNCHANGED';
}
