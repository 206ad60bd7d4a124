import { UNDO_IMPORT_HOURS } from '../../../contracts/menu-files';
import type { Sql } from '../../../database/sql';
import { code, json, number, orNull, text } from '../../../database/codecs';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { HOUR_MS } from '../../../domain/time';
import type { MenuScope } from './menu-scope';

const changes = defineTable('menu_import_changes', {
  importId: text(),
  entity: code<'product' | 'category'>(),
  id: text('entity_id'),
  businessId: text(),
  branchId: text(),
  at: number(),
  /** The version that the import left the row at. */
  version: number(),
  /** What the row held in the fields that the file changed; null for a row that the import made. */
  before: orNull(json<Record<string, unknown>>({})),
  /** How many pieces there were, how many the file said, and when that was stored; null where it said nothing. */
  counted: orNull(json({ before: 0, balance: 0, at: 0 })),
});

/** What an import did to one row of the menu, as far as undoing it takes. */
export type ImportChange = RowOf<typeof changes>;

/** Which import it is, and of which branch. */
export type ImportScope = Pick<ImportChange, 'importId' | 'businessId' | 'branchId' | 'at'>;

const UNDO_MS = UNDO_IMPORT_HOURS * HOUR_MS;

/** Keeps what an import did to a row, in the transaction that does it. */
export async function insertImportChange(
  tx: Tx,
  scope: ImportScope,
  change: Omit<ImportChange, keyof ImportScope>,
): Promise<void> {
  await changes.insert(tx, { ...scope, ...change });
}

/** The latest import into a branch of which something is left to undo, and how many products and categories that is. */
export async function lastImport(
  sql: Sql,
  { businessId, branchId }: MenuScope,
  now: Date,
): Promise<{ id: string; at: number; products: number; categories: number } | null> {
  const row = await sql.one<{ id: string; at: number; products: number; categories: number }>(
    `SELECT import_id AS id, MAX(at) AS at,
            SUM(CASE WHEN entity = 'product' THEN 1 ELSE 0 END) AS products,
            SUM(CASE WHEN entity = 'category' THEN 1 ELSE 0 END) AS categories
       FROM menu_import_changes WHERE branch_id = ? AND business_id = ? AND at >= ?
      GROUP BY import_id ORDER BY 2 DESC, import_id LIMIT 1`,
    [branchId, businessId, now.getTime() - UNDO_MS],
  );
  return row ?? null;
}

/** What is left to undo of an import of the business: products first, as categories are in use until then. */
export const changesToUndo = (
  sql: Sql,
  { importId, businessId }: Pick<ImportChange, 'importId' | 'businessId'>,
  now: Date,
): Promise<ImportChange[]> =>
  changes.select(
    sql,
    'import_id = ? AND business_id = ? AND at >= ? ORDER BY entity DESC, entity_id LIMIT 10000',
    [importId, businessId, now.getTime() - UNDO_MS],
  );

/** Takes a change out of what is left to undo; answers none when somebody else did. */
export const claimChangeToUndo = (
  tx: Tx,
  { importId, businessId, entity, id }: Pick<ImportChange, 'importId' | 'businessId' | 'entity' | 'id'>,
): Promise<number> =>
  changes.remove(tx, 'import_id = ? AND entity = ? AND entity_id = ? AND business_id = ?', [
    ...[importId, entity, id, businessId],
  ]);

/** Removes what is too old to be undone. Unscoped: in all businesses. */
export const deleteOldImports = (sql: Sql, now: Date): Promise<number> =>
  changes.remove(sql, 'at < ?', [now.getTime() - UNDO_MS]);
