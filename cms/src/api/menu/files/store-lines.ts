import type { Tx } from '../../../database/transaction';
import { asRows } from '../../../crud/noun';
import { create, update } from '../../../crud/operations';
import type { PlannedLine } from '../../../domain/menu-files';
import { plainText } from '../../../domain/text';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { category } from '../nouns/category';
import { product } from '../nouns/product';
import { noteStock } from '../stock/note-stock';
import type { FileMenu } from './file-menu';

interface Plan {
  lines: readonly PlannedLine[];
  newCategories: readonly string[];
}

/** Stores what a plan says of the menu it was made from, in the transaction that locked that menu. */
export async function storeLines(
  tx: Tx,
  viewer: Viewer,
  branchId: string,
  { menu, versions }: FileMenu,
  plan: Plan,
): Promise<void> {
  const made = await makeCategories(viewer, branchId, plan.newCategories, menu.categories);
  const categoryIds = ({ target }: PlannedLine) => [
    ...new Set(target.categories.map(({ id, name }) => id ?? made.get(plainText(name)) ?? '')),
  ];
  let position = Math.max(-1, ...menu.products.map((known) => known.position));
  for (const line of plan.lines) {
    if (line.action === 'CREATE') {
      position += 1;
      const { changed, stock } = bodyOf(line, categoryIds(line));
      const body = product.body.create.parse({ branchId, position, ...changed });
      const { documentId } = await create(asRows(product), viewer, body);
      if (stock !== undefined) await count(tx, viewer, documentId, branchId, 0, stock);
    }
    if (line.action === 'UPDATE' && line.productId !== null) {
      const { changed, stock } = bodyOf(
        line,
        categoryIds(line),
        new Set(line.changes.map(({ field }) => field)),
      );
      const version = versions.get(line.productId) ?? 0;
      await update(asRows(product), viewer, line.productId, { ...changed, version });
      const before = menu.products.find(({ id }) => id === line.productId)?.stock.quantity ?? 0;
      if (stock !== undefined) await count(tx, viewer, line.productId, branchId, before, stock);
    }
  }
}

async function makeCategories(
  viewer: Viewer,
  branchId: string,
  names: readonly string[],
  there: readonly { position: number }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const last = Math.max(-1, ...there.map(({ position }) => position));
  for (const [index, name] of names.entries()) {
    const body = category.body.create.parse({ branchId, name, position: last + 1 + index });
    ids.set(plainText(name), (await create(asRows(category), viewer, body)).documentId);
  }
  return ids;
}

/** What of a line is stored in the product, all of it or what changes, and what is left on the shelf. */
function bodyOf(
  { name, target }: PlannedLine,
  categoryIds: string[],
  only?: ReadonlySet<string>,
): { changed: Record<string, unknown>; stock?: number } {
  const { stock, ...fields } = target.fields;
  const said: Record<string, unknown> = { name, ...fields };
  if (stock !== undefined) said.stock = stock;
  if (categoryIds.length > 0) said.category = categoryIds;
  if (target.variationGroupId !== undefined) said.variationGroup = target.variationGroupId;
  if (target.extraGroupIds) said.extraGroups = target.extraGroupIds;

  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(said)) {
    if (only && !only.has(field)) continue;
    if (field === 'stock') changed.stockTracked = value !== null;
    else changed[COLUMNS[field] ?? field] = value;
  }
  const counted = typeof stock === 'number' && (!only || only.has('stock'));
  return { changed, ...(counted && { stock }) };
}

/** Columns that the product calls otherwise. */
const COLUMNS: Readonly<Record<string, string>> = {
  category: 'categoryIds',
  variationGroup: 'variationGroupId',
  extraGroups: 'extraGroupIds',
};

async function count(
  tx: Tx,
  viewer: Viewer,
  id: string,
  branchId: string,
  before: number,
  quantity: number,
): Promise<void> {
  requirePermission(viewer, 'menu.sold-out');
  await noteStock(tx, viewer, { id, branchId, before }, { kind: 'RECOUNT', quantity }, new Date());
}
