import { z } from 'zod';
import type { CustomerFileField } from '../domain/customer-files';
import { columnsQuery, type ColumnMatchDto } from './column-match';
import type { ApiIssue } from './error';
import { EXPORT_FORMATS } from './menu-files';

/** Limits of a file of customers: bytes, lines below its headings, and characters of a cell. */
export const MAX_CUSTOMER_FILE_BYTES = 8 * 1024 * 1024;
export const MAX_CUSTOMER_FILE_LINES = 10_000;
export const MAX_CUSTOMER_CELL_LENGTH = 4000;

/** How long an import of customers can be undone. */
export const UNDO_CUSTOMER_IMPORT_HOURS = 24;

/**
 * Customers as files (CSV or XLSX).
 *
 *   POST /api/customers/import?preview=true   the file itself as the body, `application/octet-stream`
 *     → 200 CustomerImportDto; refusals as for `POST /api/menu/import`
 *   GET /api/customers/import/last            the latest import that can still be undone
 *     → 200 LastCustomerImportDto | null
 *   POST /api/customers/import/undo { id }    once
 *     → 200 CustomerImportUndoDto
 *     → 410 IMPORT_GONE: undone already, too long ago, or none of the business
 *   GET /api/customers/export?format=csv|xlsx and the filters, the search and the sort of the list
 *
 * All of them are for viewers who read contacts unmasked. With `preview` nothing is stored. A customer is recognised by the
 * phone in E.164; cells that are empty change nothing, tags and an address are added to those that are there.
 */
export const customerImportQuery = z.strictObject({
  preview: z.enum(['true', 'false']).default('false'),
  columns: columnsQuery,
});
export const undoCustomerImportBody = z.strictObject({ id: z.string().min(1).max(64) });

export const customerExportFormat = z.enum(EXPORT_FORMATS);

export type CustomerImportAction = 'CREATE' | 'UPDATE' | 'UNCHANGED' | 'REFUSE';

/** A line of the file and what becomes of it. */
export interface CustomerImportLine {
  /** In the file; the headings are line 1. */
  line: number;
  action: CustomerImportAction;
  name: string;
  phone: string;
  /** Fields that the line changes; empty of a new customer. */
  fields: CustomerFileField[];
  /** Why the line is refused; `path` names the field. */
  issues: ApiIssue[];
  /** The cells of a refused line below the `headings`, so that it can be corrected; null of others. */
  cells: string[] | null;
}

/** How many lines that are not refused an answer holds. */
export const MAX_SHOWN_LINES = 200;

/** Answer of `POST /api/customers/import`, inside `data`. */
export interface CustomerImportDto {
  preview: boolean;
  counts: { created: number; updated: number; unchanged: number; refused: number };
  /** Of every column of the file, as the file has them. */
  headings: string[];
  match: ColumnMatchDto;
  /** Headings that are not imported. */
  unknownColumns: string[];
  /** All refused lines and the first 200 others, in the order of the file. */
  lines: CustomerImportLine[];
  /** Id by which the import can be undone; null where nothing was stored. */
  undo: string | null;
}

/** Answer of `GET /api/customers/import/last`, inside `data`. */
export interface LastCustomerImportDto {
  id: string;
  at: string;
  /** Customers that are left to undo. */
  customers: number;
}

/** Answer of `POST /api/customers/import/undo`, inside `data`. */
export interface CustomerImportUndoDto {
  /** Customers that the import had created. */
  removed: number;
  /** Customers that have their former values back. */
  restored: number;
  /** Customers that were changed or ordered since, and stay as they are. */
  kept: number;
}
