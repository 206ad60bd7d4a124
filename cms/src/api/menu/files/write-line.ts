import { asRows } from '../../../crud/noun';
import { guardWrite, requireToWrite } from '../../../crud/guard';
import { create, update } from '../../../crud/operations';
import { rowInUse } from '../../../crud/scope';
import type { Tx } from '../../../database/transaction';
import type { PlannedLine } from '../../../domain/menu-files';
import { plainText } from '../../../domain/text';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { quantityOf } from '../../../stock/stock';
import { category } from '../nouns/category';
import { product } from '../nouns/product';
import { recordStock } from '../stock/record-stock';
import type { FileMenu } from './file-menu';
import { insertImportChange, type ImportChange, type ImportScope } from '../store/import-changes';

/** What was added to a menu since it was read. */
export interface CreatedRows {
  /** The ids of new categories, by their plain names. */
  categories: ReadonlyMap<string, string>;
  products: number;
}

/** Refuses what the viewer may not write of a line, before anything of its file is stored. */
export function requireToWriteLine(viewer: Viewer, line: PlannedLine): void {
  const { changed, stock } = bodyOf(line, []);
  if (stock !== undefined) requirePermission(viewer, 'menu.sold-out');
  if (line.productId === null) guardWrite(product, viewer, changed, null);
  else requireToWrite(product, viewer, Object.keys(changed));
}

/** Writes planned lines into the menu they were planned for, in a transaction, and keeps what was there before. */
export function lineWriter(
  tx: Tx,
  viewer: Viewer,
  scope: ImportScope,
  { menu, versions }: FileMenu,
  before: CreatedRows,
): { write(line: PlannedLine): Promise<void>; made(): CreatedRows } {
  const categories = new Map(before.categories);
  const place = { category: after(menu.categories), product: after(menu.products) };
  const { branchId } = scope;
  let products = before.products;

  const newCategory = async (name: string): Promise<string> => {
    const known = categories.get(plainText(name));
    if (known !== undefined) return known;
    const body = category.body.create.parse({
      branchId,
      name,
      position: place.category + categories.size,
    });
    const { documentId, version } = await create(asRows(category), viewer, body);
    categories.set(plainText(name), documentId);
    const made = { entity: 'category', id: documentId, version, before: null, counted: null } as const;
    await insertImportChange(tx, scope, made);
    return documentId;
  };
  const categoryIds = async ({ target }: PlannedLine): Promise<string[]> => {
    const ids = new Set<string>();
    for (const { id, name } of target.categories) ids.add(id ?? (await newCategory(name)));
    return [...ids];
  };
  const count = async (id: string, quantity: number | undefined): Promise<ImportChange['counted']> => {
    if (quantity === undefined) return null;
    requirePermission(viewer, 'menu.sold-out');
    const [before, at] = [await quantityOf(tx, id), new Date()];
    const shelf = { row: { ...product, id }, branchId, before };
    await recordStock(tx, viewer, shelf, { kind: 'RECOUNT', quantity }, at);
    return { before, balance: quantity, at: at.getTime() };
  };

  return {
    made: () => ({ categories, products }),
    async write(line) {
      const { changed, stock } = bodyOf(line, await categoryIds(line));
      if (line.productId === null) {
        const body = product.body.create.parse({ branchId, position: place.product + products, ...changed });
        const { documentId: id, version } = await create(asRows(product), viewer, body);
        products += 1;
        const counted = await count(id, stock);
        return insertImportChange(tx, scope, { entity: 'product', id, version, before: null, counted });
      }
      const id = line.productId;
      const before = heldIn(await rowInUse(product, viewer, id), changed);
      const body = { ...changed, version: versions.get(id) ?? 0 };
      const { version } = await update(asRows(product), viewer, id, body);
      const counted = await count(id, stock);
      return insertImportChange(tx, scope, { entity: 'product', id, version, before, counted });
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

/** What a product holds in the fields that change. */
const heldIn = (row: object, changed: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field in changed));

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
