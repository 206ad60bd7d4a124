import { requireToWrite } from '../../../crud/guard';
import { asRows } from '../../../crud/noun';
import { archive, update } from '../../../crud/operations';
import { authorizedRow } from '../../../crud/scope';
import type { Tx } from '../../../database/transaction';
import { ApiError, type Issue } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { hasMovedSince } from '../../../stock/stock';
import { category } from '../nouns/category';
import { product } from '../nouns/product';
import { catchRefusal } from '../releases/refusals';
import { recordStock } from '../stock/record-stock';
import type { ImportChange } from '../store/import-changes';
import { isCategoryUsed } from '../store/menu-rows';

/** What became of a row when its import was undone, and what was left of it and why. */
export interface UndoneChange {
  entity: ImportChange['entity'];
  id: string;
  name: string;
  became: 'RESTORED' | 'ARCHIVED' | null;
  left: Issue | null;
}

type Undone = Pick<UndoneChange, 'became' | 'left'>;

const leave = (left: Issue): Undone => ({ became: null, left });

/** Refuses what the viewer may not write of what was kept, before any of it is restored. */
export function requireToUndo(viewer: Viewer, changes: readonly ImportChange[]): void {
  requireToWrite(product, viewer, new Set(changes.flatMap(({ before }) => Object.keys(before ?? {}))));
}

/** Undoes what an import did to a row, in a transaction; what was changed since stays as it is. */
export async function undoChange(tx: Tx, viewer: Viewer, change: ImportChange): Promise<UndoneChange> {
  const { entity, id, version } = change;
  const row = await (entity === 'product'
    ? authorizedRow(product, viewer, id)
    : authorizedRow(category, viewer, id));
  const undo = async (): Promise<Undone> => {
    if (row.state === 'ARCHIVED')
      return change.before ? leave({ code: 'ROW_ARCHIVED', path: [] }) : { became: null, left: null };
    if (row.version !== version) return leave({ code: 'CHANGED_SINCE', path: [] });
    if (change.before) return restore(tx, viewer, row.branchId, { ...change, before: change.before });
    if (entity === 'product') await archive(asRows(product), viewer, id, version);
    else await archiveCategory(tx, viewer, id, version);
    return { became: 'ARCHIVED', left: null };
  };
  return { entity, id, name: row.name, ...(await catchRefusal(tx, undo, leave)) };
}

async function restore(
  tx: Tx,
  viewer: Viewer,
  branchId: string,
  { id, version, before, counted }: ImportChange & { before: Record<string, unknown> },
): Promise<Undone> {
  const isMoved =
    counted !== null && (await hasMovedSince(tx, id, { balance: counted.balance, at: counted.at }));
  const { stockTracked, ...others } = before;
  const fields = isMoved ? others : before;
  if (Object.keys(fields).length > 0) await update(asRows(product), viewer, id, { ...fields, version });
  if (isMoved) {
    const left: Issue = { code: 'STOCK_MOVED', path: ['stock'] };
    return { became: Object.keys(others).length > 0 ? 'RESTORED' : null, left };
  }
  if (counted) {
    const shelf = { row: { ...product, id }, branchId, before: counted.balance };
    await recordStock(tx, viewer, shelf, { kind: 'RECOUNT', quantity: counted.before }, new Date());
  }
  return { became: 'RESTORED', left: null };
}

async function archiveCategory(tx: Tx, viewer: Viewer, id: string, version: number): Promise<void> {
  // First: from then on no product can be put into it, until the commit.
  await archive(asRows(category), viewer, id, version);
  if (await isCategoryUsed(tx, viewer.businessId, id)) throw new ApiError(400, 'CATEGORY_IN_USE');
}
