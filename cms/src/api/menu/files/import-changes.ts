import { UNDO_IMPORT_HOURS } from '../../../contracts/menu-files';
import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { Semaphore } from '../../../event-loop/semaphore';

/** What an import did to one row of the menu, as far as undoing it takes. */
export interface ImportChange {
  entity: 'product' | 'category';
  id: string;
  /** The version that the import left the row at. */
  version: number;
  /** What the row held in the fields that the file changed; null for a row that the import made. */
  before: Record<string, unknown> | null;
  /** How many pieces there were, how many the file said, and when that was stored; null where it said nothing. */
  counted: { before: number; balance: number; at: number } | null;
}

/** Which import it is, and of which branch. */
export interface ImportScope {
  importId: string;
  businessId: string;
  branchId: string;
  at: Date;
}

// An order waits for a piece of one import, not of each; and of two into one menu the second finds that of the first.
export const imports = new Semaphore(1, 20);

const UNDO_MS = UNDO_IMPORT_HOURS * 3_600_000;

/** Keeps what an import did to a row, in the transaction that does it. */
export async function keepChange(
  tx: Tx,
  { importId, businessId, branchId, at }: ImportScope,
  { entity, id, version, before, counted }: ImportChange,
): Promise<void> {
  await tx.run(
    `INSERT INTO menu_import_changes
       (import_id, entity, entity_id, business_id, branch_id, at, version, before, counted)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      importId,
      entity,
      id,
      businessId,
      branchId,
      at.getTime(),
      version,
      before && JSON.stringify(before),
      counted && JSON.stringify(counted),
    ],
  );
}

/** The latest import into a branch of which something is left to undo, and how many products and categories that is. */
export async function lastImport(
  sql: Sql,
  branchId: string,
  now: Date,
): Promise<{ id: string; at: number; products: number; categories: number } | null> {
  const row = await sql.one<{ id: string; at: number; products: number; categories: number }>(
    `SELECT import_id AS id, MAX(at) AS at,
            SUM(CASE WHEN entity = 'product' THEN 1 ELSE 0 END) AS products,
            SUM(CASE WHEN entity = 'category' THEN 1 ELSE 0 END) AS categories
       FROM menu_import_changes WHERE branch_id = ? AND at >= ?
      GROUP BY import_id ORDER BY 2 DESC, import_id LIMIT 1`,
    [branchId, now.getTime() - UNDO_MS],
  );
  return row ?? null;
}

/** What is left to undo of an import of the business: products first, as categories are in use until then. */
export async function changesToUndo(
  sql: Sql,
  { importId, businessId }: { importId: string; businessId: string },
  now: Date,
): Promise<{ branchId: string; changes: ImportChange[] } | null> {
  const rows = await sql.all<ChangeRow>(
    `SELECT entity, entity_id, branch_id, version, before, counted FROM menu_import_changes
      WHERE import_id = ? AND business_id = ? AND at >= ? ORDER BY entity DESC, entity_id LIMIT 10000`,
    [importId, businessId, now.getTime() - UNDO_MS],
  );
  const [first] = rows;
  return first ? { branchId: first.branch_id, changes: rows.map(toChange) } : null;
}

/** Takes a change out of what is left to undo; false when somebody else did. */
export async function takeOut(
  tx: Tx,
  importId: string,
  { entity, id }: Pick<ImportChange, 'entity' | 'id'>,
): Promise<boolean> {
  const taken = await tx.run(
    'DELETE FROM menu_import_changes WHERE import_id = ? AND entity = ? AND entity_id = ?',
    [importId, entity, id],
  );
  return taken > 0;
}

/** Removes what is too old to be undone. */
export async function forgetOldImports(sql: Sql, now: Date): Promise<void> {
  await sql.run('DELETE FROM menu_import_changes WHERE at < ?', [now.getTime() - UNDO_MS]);
}

interface ChangeRow {
  entity: ImportChange['entity'];
  entity_id: string;
  branch_id: string;
  version: number;
  before: JsonColumn;
  counted: JsonColumn;
}

const toChange = ({ entity, entity_id, version, before, counted }: ChangeRow): ImportChange => ({
  entity,
  id: entity_id,
  version,
  before: json<ImportChange['before']>(before, null),
  counted: json<ImportChange['counted']>(counted, null),
});
