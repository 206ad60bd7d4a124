import { UNDO_BALANCE_IMPORT_HOURS, type LastBalanceImportDto } from '../../../contracts/loyalty-files';
import { boolean, number, orNull, text } from '../../../database/codecs';
import { instantOrThrow } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { defineTable, type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { DAY_MS, HOUR_MS } from '../../../domain/time';

const imports = defineTable('loyalty_imports', {
  id: text(),
  businessId: text(),
  programId: text(),
  fileHash: text(),
  at: number(),
  undoneAt: orNull(number()),
});

/** A file of balances that was imported into a program. */
export type BalanceImport = RowOf<typeof imports>;

const importLots = defineTable('loyalty_import_lots', {
  importId: text(),
  line: number(),
  businessId: text(),
  programId: text(),
  customerId: text(),
  lotId: text(),
  isNew: boolean(),
  at: number(),
});

/** The lot that a line of a file became, as far as undoing it needs it. */
export type ImportLot = RowOf<typeof importLots>;

const UNDO_MS = UNDO_BALANCE_IMPORT_HOURS * HOUR_MS;
/** For so long the same file is recognised. */
const REPEAT_DAYS = 90;

/** Notes an import by its id; answers the one that stands there, which an earlier request with the same key may have noted. */
export async function noteImport(tx: Tx, row: BalanceImport): Promise<BalanceImport> {
  await imports.insert(tx, row, {}, 'ON CONFLICT (id) DO NOTHING');
  return (await imports.find(tx, 'id = ? AND business_id = ?', [row.id, row.businessId])) ?? row;
}

export const importById = (sql: Sql, businessId: string, id: string): Promise<BalanceImport | null> =>
  imports.find(sql, 'id = ? AND business_id = ?', [id, businessId]);

/** A request with the key of an import can add missing lines for as long as its lots are known: until it can no longer be undone. */
export const canContinue = ({ undoneAt, at }: BalanceImport, now: Date): boolean =>
  undoneAt === null && at >= now.getTime() - UNDO_MS;

/** When a file was imported into a program and not undone since, ISO 8601 UTC; null for never. */
export async function importedBefore(
  sql: Sql,
  { businessId, programId, fileHash }: Pick<BalanceImport, 'businessId' | 'programId' | 'fileHash'>,
): Promise<string | null> {
  const row = await imports.find(
    sql,
    'program_id = ? AND file_hash = ? AND business_id = ? AND undone_at IS NULL ORDER BY at DESC LIMIT 1',
    [programId, fileHash, businessId],
  );
  return row && instantOrThrow(row.at);
}

/** Notes the lot of a line; answers 0 where another request with the same key has imported the line. */
export const claimLine = (tx: Tx, lot: ImportLot): Promise<number> =>
  importLots.insert(tx, lot, {}, 'ON CONFLICT (import_id, line) DO NOTHING');

/** The lots of an import that are not taken back, by line. */
export const lotsOfImport = (
  sql: Sql,
  { id, businessId }: Pick<BalanceImport, 'id' | 'businessId'>,
  now: Date,
): Promise<ImportLot[]> =>
  importLots.select(sql, 'import_id = ? AND business_id = ? AND at >= ? ORDER BY line LIMIT 10000', [
    ...[id, businessId, now.getTime() - UNDO_MS],
  ]);

/** Removes a lot from what is left to undo; answers 0 where another request was faster. */
export const claimLotToUndo = (tx: Tx, { importId, line, businessId }: ImportLot): Promise<number> =>
  importLots.remove(tx, 'import_id = ? AND line = ? AND business_id = ?', [importId, line, businessId]);

/** Notes that an import is undone, unless it is already. */
export const noteUndo = (tx: Tx, businessId: string, id: string, now: Date): Promise<number> =>
  imports.update(tx, { undoneAt: now.getTime() }, [
    'id = ? AND business_id = ? AND undone_at IS NULL',
    id,
    businessId,
  ]);

/** The latest import into a program of which something is left to undo. */
export async function lastBalanceImport(
  sql: Sql,
  { businessId, programId }: Pick<BalanceImport, 'businessId' | 'programId'>,
  now: Date,
): Promise<LastBalanceImportDto | null> {
  const row = await sql.one<{ id: string; at: number; lines: number }>(
    `SELECT import_id AS id, MAX(at) AS at, COUNT(*) AS lines FROM loyalty_import_lots
      WHERE program_id = ? AND business_id = ? AND at >= ? GROUP BY import_id ORDER BY 2 DESC, import_id LIMIT 1`,
    [programId, businessId, now.getTime() - UNDO_MS],
  );
  return row ? { ...row, at: instantOrThrow(row.at) } : null;
}

/** True if a balance of a customer has moves that are not of this import, in any program. */
export const hasOtherMoves = async (
  sql: Sql,
  { businessId, customerId, importId }: Pick<ImportLot, 'businessId' | 'customerId' | 'importId'>,
): Promise<boolean> =>
  (await sql.one(
    `SELECT 1 AS one FROM loyalty_moves
      WHERE customer_id = ? AND business_id = ? AND (import_id IS NULL OR import_id <> ?) LIMIT 1`,
    [customerId, businessId, importId],
  )) !== undefined;

/** Removes what is too old to be undone, and files that are forgotten. Unscoped: in all businesses. */
export async function deleteOldBalanceImports(sql: Sql, now: Date): Promise<void> {
  await importLots.remove(sql, 'at < ?', [now.getTime() - UNDO_MS]);
  await imports.remove(sql, 'at < ?', [now.getTime() - REPEAT_DAYS * DAY_MS]);
}
