import { UNDO_CUSTOMER_IMPORT_HOURS, type LastCustomerImportDto } from '../../../contracts/customer-files';
import { instantOrThrow } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { json, number, orNull, text } from '../../../database/codecs';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { HOUR_MS } from '../../../domain/time';
import type { ImportedFields } from './imported-customers';

const changes = defineTable('customer_import_changes', {
  importId: text(),
  customerId: text(),
  businessId: text(),
  at: number(),
  /** The version that the import left the customer at. */
  version: number(),
  /** Former values of the fields that the file changed; null of a customer that the import created. */
  before: orNull(json<Partial<ImportedFields>>({})),
});

/** What an import did to a customer, as far as undoing it needs it. */
export type CustomerImportChange = RowOf<typeof changes>;

const UNDO_MS = UNDO_CUSTOMER_IMPORT_HOURS * HOUR_MS;

export async function insertImportChange(tx: Tx, change: CustomerImportChange): Promise<void> {
  await changes.insert(tx, change);
}

/** The latest import of a business of which something is left to undo. */
export async function lastImport(
  sql: Sql,
  businessId: string,
  now: Date,
): Promise<LastCustomerImportDto | null> {
  const row = await sql.one<{ id: string; at: number; customers: number }>(
    `SELECT import_id AS id, MAX(at) AS at, COUNT(*) AS customers FROM customer_import_changes
      WHERE business_id = ? AND at >= ? GROUP BY import_id ORDER BY 2 DESC, import_id LIMIT 1`,
    [businessId, now.getTime() - UNDO_MS],
  );
  return row ? { ...row, at: instantOrThrow(row.at) } : null;
}

/** What is left to undo of an import. */
export const changesToUndo = (
  sql: Sql,
  { importId, businessId }: Pick<CustomerImportChange, 'importId' | 'businessId'>,
  now: Date,
): Promise<CustomerImportChange[]> =>
  changes.select(sql, 'import_id = ? AND business_id = ? AND at >= ? ORDER BY customer_id LIMIT 10000', [
    ...[importId, businessId, now.getTime() - UNDO_MS],
  ]);

/** Removes a change from what is left to undo; answers 0 where another request was faster. */
export const claimChangeToUndo = (
  tx: Tx,
  { importId, businessId, customerId }: CustomerImportChange,
): Promise<number> =>
  changes.remove(tx, 'import_id = ? AND customer_id = ? AND business_id = ?', [
    ...[importId, customerId, businessId],
  ]);

/** Removes former values of a customer, who can no longer be restored to them. */
export const removeImportChanges = (tx: Tx, businessId: string, customerId: string): Promise<number> =>
  changes.remove(tx, 'customer_id = ? AND business_id = ?', [customerId, businessId]);

/** Removes changes that are too old to be undone. Unscoped: in all businesses. */
export const deleteOldCustomerImports = (sql: Sql, now: Date): Promise<number> =>
  changes.remove(sql, 'at < ?', [now.getTime() - UNDO_MS]);
