import { z } from 'zod';
import { columnsQuery, type ColumnMatchDto } from './column-match';
import type { ApiIssue } from './error';
import { id } from './field-schemas';

/** Limits of a file of balances: bytes, lines below its headings, and characters of a cell. */
export const MAX_BALANCE_FILE_BYTES = 8 * 1024 * 1024;
export const MAX_BALANCE_FILE_LINES = 10_000;
export const MAX_BALANCE_CELL_LENGTH = 1000;

/** How long an import of balances can be undone. */
export const UNDO_BALANCE_IMPORT_HOURS = 24;

/**
 * Balances of another system as a file (CSV or XLSX).
 *
 *   POST /api/loyalty-accounts/import/preview?program=  the file as the body, `application/octet-stream`; stores nothing
 *   POST /api/loyalty-accounts/import?program=          the same, with `Idempotency-Key`
 *     → 200 BalanceImportDto; refusals as for `POST /api/customers/import`
 *     → 409 IMPORT_REPEATED: the program has these balances of this file already, and `again` is not set
 *     → 409 LOYALTY_CLOSED: nothing is imported into a closed program
 *     → 410 IMPORT_GONE: the import of this key was undone
 *   GET /api/loyalty-accounts/import/last?program=      the latest import that can still be undone
 *     → 200 LastBalanceImportDto | null
 *   POST /api/loyalty-accounts/import/undo { id }       once
 *     → 200 BalanceImportUndoDto
 *     → 410 IMPORT_GONE: undone already, too long ago, or none of the business
 *
 * Customers are recognised by the phone in E.164; unknown phones become customers without consents. Each line becomes a lot.
 */
export const balanceImportQuery = z.strictObject({
  program: id,
  columns: columnsQuery,
  /** Imports a file although the program has its balances already. */
  again: z.enum(['true', 'false']).default('false'),
});
export const balancePreviewQuery = balanceImportQuery.omit({ again: true });
export const lastBalanceImportQuery = z.strictObject({ program: id });
export const undoBalanceImportBody = z.strictObject({ id: z.string().min(1).max(64) });

/** `UPDATE`: a customer there is; `UNCHANGED`: a balance of zero. */
export type BalanceImportAction = 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REFUSE';

/** A line of the file and what becomes of it. */
export interface BalanceImportLine {
  /** In the file; the headings are line 1. */
  line: number;
  action: BalanceImportAction;
  /** As the file has them. */
  name: string;
  phone: string;
  /** Units that the line gives, of cashback minor units; 0 of a refused line. */
  units: number;
  /** The last day on which they can be spent, YYYY-MM-DD; null where the program decides. */
  expiresOn: string | null;
  /** Why the line is refused; `path` names the field. */
  issues: ApiIssue[];
  /** The cells of a refused line below the `headings`, so that it can be corrected; null of others. */
  cells: string[] | null;
}

/** Answer of an import of balances and of its preview, inside `data`. */
export interface BalanceImportDto {
  preview: boolean;
  counts: { created: number; updated: number; unchanged: number; refused: number };
  /** The sum of all lines. */
  units: number;
  /** Of every column of the file, as the file has them. */
  headings: string[];
  match: ColumnMatchDto;
  /** Headings that are not imported. */
  unknownColumns: string[];
  /** All refused lines and the first 200 others, in the order of the file. */
  lines: BalanceImportLine[];
  /** When the same file was imported into this program before, ISO 8601 UTC; null of a new file. */
  importedAt: string | null;
  /** Id by which the import can be undone; null where nothing was stored. */
  undo: string | null;
}

/** Answer of `GET /api/loyalty-accounts/import/last`, inside `data`. */
export interface LastBalanceImportDto {
  id: string;
  at: string;
  /** Lines that are left to undo. */
  lines: number;
}

/** Answer of `POST /api/loyalty-accounts/import/undo`, inside `data`. */
export interface BalanceImportUndoDto {
  /** Balances that were taken back. */
  reversed: number;
  /** Of them, those of which something was spent already: it is a debt now, which the next earnings repay. */
  owing: number;
  /** Customers whom the import had created, and who have nothing else. */
  removed: number;
}
