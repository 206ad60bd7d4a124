import { tableOf } from '../../../database/content-type';
import { inList, type Sql } from '../../../database/sql';
import { code, json } from '../../../database/codecs';
import { type RowOf } from '../../../database/table';
import type { PrintProblem } from '../../../domain/printing';

export const printers = tableOf('api::printing.printer', {
  width: code<'58' | '80'>(),
  codePage: code<'cp858' | 'cp860' | 'windows1252'>(),
  stations: json<string[]>([]),
});
export type StoredPrinter = RowOf<typeof printers>;

/** Unscoped: by a branch that was found in its business. */
export const activePrinters = (sql: Sql, branchId: string): Promise<StoredPrinter[]> =>
  printers.select(sql, "branch_id = ? AND state = 'ACTIVE' ORDER BY id LIMIT 50", [branchId]);

export const printerById = (sql: Sql, businessId: string, id: string): Promise<StoredPrinter | null> =>
  printers.find(sql, "document_id = ? AND business_id = ? AND state <> 'ARCHIVED'", [id, businessId]);

/** The printer that a job of the queue is for. Unscoped: by the id that the queue named. */
export const printerOfJob = (sql: Sql, id: string): Promise<StoredPrinter | null> =>
  printers.find(sql, 'document_id = ?', [id]);

/** The branches that have printers, of all businesses. Unscoped: for the clock. */
export const branchesWithPrinters = (sql: Sql): Promise<{ businessId: string; branchId: string }[]> =>
  sql.all(
    `SELECT DISTINCT business_id AS "businessId", branch_id AS "branchId" FROM printers WHERE state = 'ACTIVE' LIMIT 5000`,
  );

/**
 * Notes what keeps a printer from printing, once; answers none where that is known. Unscoped: by a printer that was
 * found in its business.
 */
export const markPrinterFailed = (sql: Sql, id: string, problem: PrintProblem, now: Date): Promise<number> =>
  printers.update(sql, { problem, problemSince: now.toISOString() }, [
    'document_id = ? AND (problem IS NULL OR problem <> ?)',
    id,
    problem,
  ]);

/**
 * Notes that a printer prints again; answers none where it did. Unscoped: by a printer that was found in its business.
 */
export const markPrinterRecovered = (sql: Sql, id: string): Promise<number> =>
  printers.update(sql, { problem: null, problemSince: null }, [
    'document_id = ? AND problem IS NOT NULL',
    id,
  ]);

/**
 * How many tickets wait for each printer, and how many somebody has to decide about. Unscoped: by printers that were
 * found in their business.
 */
export async function waitingAt(
  sql: Sql,
  printerIds: readonly string[],
): Promise<Map<string, { waiting: number; failed: number }>> {
  const rows = await sql.all<{ printer_id: string; waiting: number; failed: number }>(
    `SELECT printer_id, SUM(CASE WHEN state = 'FAILED' THEN 0 ELSE 1 END) AS waiting,
            SUM(CASE WHEN state = 'FAILED' THEN 1 ELSE 0 END) AS failed
       FROM print_jobs WHERE ${inList(sql, 'printer_id')} AND state IN ('QUEUED','PRINTING','FAILED')
      GROUP BY printer_id`,
    [printerIds],
  );
  return new Map(rows.map(({ printer_id, waiting, failed }) => [printer_id, { waiting, failed }]));
}
