import { asRows } from '../../../crud/noun';
import { guard, requireToWrite } from '../../../crud/guard';
import { create, update } from '../../../crud/operations';
import type { Tx } from '../../../database/transaction';
import type { PlannedLine } from '../../../domain/menu-files';
import { plainText } from '../../../domain/text';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { category } from '../nouns/category';
import { product } from '../nouns/product';
import { noteStock } from '../stock/note-stock';
import type { FileMenu } from './file-menu';

/** What was added to a menu since it was read. */
export interface Made {
  /** The ids of new categories, by their plain names. */
  categories: ReadonlyMap<string, string>;
  products: number;
}

/** Refuses what the viewer may not write of a line, before anything of its file is stored. */
export function requireToWriteLine(viewer: Viewer, line: PlannedLine): void {
  const { changed, stock } = bodyOf(line, []);
  if (stock !== undefined) requirePermission(viewer, 'menu.sold-out');
  if (line.productId === null) guard(product, viewer, changed, null);
  else requireToWrite(product, viewer, Object.keys(changed));
}

/** Writes planned lines into the menu they were planned for, in a transaction. */
export function lineWriter(
  tx: Tx,
  viewer: Viewer,
  branchId: string,
  { menu, versions }: FileMenu,
  before: Made,
): { write(line: PlannedLine): Promise<void>; made(): Made } {
  const categories = new Map(before.categories);
  const place = { category: after(menu.categories), product: after(menu.products) };
  const left = new Map(menu.products.map(({ id, stock }) => [id, stock.quantity]));
  let products = before.products;

  const newCategory = async (name: string): Promise<string> => {
    const known = categories.get(plainText(name));
    if (known !== undefined) return known;
    const body = category.body.create.parse({
      branchId,
      name,
      position: place.category + categories.size,
    });
    const { documentId } = await create(asRows(category), viewer, body);
    categories.set(plainText(name), documentId);
    return documentId;
  };
  const categoryIds = async ({ target }: PlannedLine): Promise<string[]> => {
    const ids = new Set<string>();
    for (const { id, name } of target.categories) ids.add(id ?? (await newCategory(name)));
    return [...ids];
  };
  const count = async (id: string, quantity: number | undefined, left: number) => {
    if (quantity === undefined) return;
    requirePermission(viewer, 'menu.sold-out');
    const shelf = { row: { ...product, id }, branchId, before: left };
    await noteStock(tx, viewer, shelf, { kind: 'RECOUNT', quantity }, new Date());
  };

  return {
    made: () => ({ categories, products }),
    async write(line) {
      const { changed, stock } = bodyOf(line, await categoryIds(line));
      if (line.productId === null) {
        const body = product.body.create.parse({ branchId, position: place.product + products, ...changed });
        const { documentId } = await create(asRows(product), viewer, body);
        products += 1;
        return count(documentId, stock, 0);
      }
      const version = versions.get(line.productId) ?? 0;
      await update(asRows(product), viewer, line.productId, { ...changed, version });
      return count(line.productId, stock, left.get(line.productId) ?? 0);
    },
  };
}

/** The place behind the last. */
const after = (rows: readonly { position: number }[]): number =>
  rows.reduce((last, { position }) => Math.max(last, position), -1) + 1;

/** What of a line is stored in the product, all of it or what changes, and what is left on the shelf. */
function bodyOf(
  line: PlannedLine,
  categoryIds: string[],
): { changed: Record<string, unknown>; stock?: number } {
  const { name, target, changes, productId } = line;
  const { stock, ...fields } = target.fields;
  const only = productId === null ? null : new Set<string>(changes.map(({ field }) => field));
  const said: Record<string, unknown> = { name, ...fields };
  if (stock !== undefined) said.stock = stock;
  if (categoryIds.length > 0) said.category = categoryIds;
  if (target.variationGroupId !== undefined) said.variationGroup = target.variationGroupId;
  if (target.variationPrices) said.variationPrices = target.variationPrices;
  if (target.extraGroupIds) said.extraGroups = target.extraGroupIds;

  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(said)) {
    if (only && !only.has(field)) continue;
    if (field === 'stock') changed.stockTracked = value !== null;
    else changed[COLUMNS[field] ?? field] = value;
  }
  return { changed, ...(typeof stock === 'number' && countsStock(line) && { stock }) };
}

/** Whether a line says what is left on the shelf, and other than it is. */
const countsStock = ({ productId, target, changes }: PlannedLine): boolean =>
  typeof target.fields.stock === 'number' &&
  (productId === null || changes.some(({ field }) => field === 'stock'));

/** Columns that the product calls otherwise. */
const COLUMNS: Readonly<Record<string, string>> = {
  category: 'categoryIds',
  variationGroup: 'variationGroupId',
  extraGroups: 'extraGroupIds',
};
