import { z } from 'zod';
import { CUISINES } from '../domain/starter-menus';
import type { FileChange, ImportAction, LayoutName } from '../domain/menu-files';
import { columnsQuery, type ColumnMatchDto } from './column-match';
import type { ApiIssue } from './error';
import { LANGUAGES } from './session';

const id = z.string().min(1).max(64);

/** Body of `POST /api/menu/starter`: fills a menu that is still empty. */
export const starterBody = z.strictObject({
  branchId: id,
  cuisine: z.enum(CUISINES),
  language: z.enum(LANGUAGES),
});

/** Answer 201 of `POST /api/menu/starter`, inside `data`. */
export interface StarterDto {
  categories: number;
  products: number;
  variationGroups: number;
  extraGroups: number;
}

/** A file of a menu may have so many bytes, lines below its heading, and characters in a cell: no cell an export writes has more. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;
export const MAX_FILE_LINES = 3000;
export const MAX_CELL_LENGTH = 4000;

/** So long an import can be undone. */
export const UNDO_IMPORT_HOURS = 24;

/**
 * Menus as files.
 *
 *   POST /api/menu/import?branch=<id>&preview=true   the file itself as the body, `application/octet-stream`
 *     → 200 ImportDto
 *     → 400 MISSING_COLUMN, with the headings of the file in `match` | EMPTY_FILE | TOO_MANY_LINES | CELL_TOO_LONG, 409 MENU_CHANGED, 413 FILE_TOO_LARGE,
 *       415 UNSUPPORTED_FILE, 422 FILE_UNREADABLE
 *   GET /api/menu/import/last?branch=<id>   the latest import that can still be undone
 *     → 200 LastImportDto | null
 *   POST /api/menu/import/undo { id }        once
 *     → 200 ImportUndoDto
 *     → 410 IMPORT_GONE: undone already, too long ago, or none of the business
 *   GET /api/menu/export?branch=<id>&format=csv|xlsx
 *     → 200 the file, its headings and words in the Accept-Language, amounts as the business writes them
 *
 * Exports of Square, Toast, Shopify and Loyverse are known by their headings (`layout`): each size is a product of its own.
 *
 * What a file is, its bytes say: XLSX, or CSV separated by semicolons, commas or tabs in UTF-8, UTF-16 or Windows-1252.
 * With `preview` nothing is stored: the answer says what would be. With the `fingerprint` of a preview only that is
 * stored which was shown there; a line whose product somebody changes while the lines before it are stored is refused
 * with STALE_VERSION. Each line is stored whole or not at all, and the same file again brings what is missing.
 */
export const importQuery = z.strictObject({
  branch: id,
  preview: z.enum(['true', 'false']).default('false'),
  fingerprint: z.string().max(64).optional(),
  columns: columnsQuery,
});
export const lastImportQuery = z.strictObject({ branch: id });
export const undoImportBody = z.strictObject({ id });
export const FILE_TYPE = 'application/octet-stream';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const exportQuery = z.strictObject({ branch: id, format: z.enum(EXPORT_FORMATS) });

/** One line of the file and what becomes of it. */
export interface ImportLine {
  /** Of the file, the heading being 1. */
  line: number;
  action: ImportAction;
  /** The names of its categories. */
  categories: string[];
  name: string;
  /** Fields that the menu has now and would have after; empty for what is new or refused. */
  changes: FileChange[];
  /** Columns of the line that are not used although the line is stored; `path` names the column. */
  notices: ApiIssue[];
  /** Why the line is refused; `path` names the column. */
  issues: ApiIssue[];
  /** What stands in the line, below the file's `headings`; only where it is refused, so that it can be put right. */
  cells: string[] | null;
}

/** Answer of `POST /api/menu/import`, inside `data`. */
export interface ImportDto {
  preview: boolean;
  /** Of what the file does to the menu as it is now. */
  fingerprint: string;
  counts: { created: number; updated: number; unchanged: number; refused: number };
  /** Categories that the menu does not have yet. */
  newCategories: string[];
  /** Of every column of the file, as it has them. */
  headings: string[];
  /** Which column of the menu each heading is imported into. */
  match: ColumnMatchDto;
  /** Headings that are not imported; their columns are left alone. */
  unknownColumns: string[];
  /** The program whose export the file is, known by its headings; null for a file with headings of our own. */
  layout: LayoutName | null;
  lines: ImportLine[];
  /** What the import is undone by; null where nothing was stored. */
  undo: string | null;
}

/** Answer of `GET /api/menu/import/last`, inside `data`: how many products and categories are left to undo of it. */
export interface LastImportDto {
  id: string;
  at: string;
  products: number;
  categories: number;
}

/** Answer of `POST /api/menu/import/undo`, inside `data`. */
export interface ImportUndoDto {
  /** Products that have again what they had before. */
  restored: number;
  /** Products that the import made, off the menu now. */
  archived: number;
  /** Categories that the import made, off the menu now. */
  categories: number;
  /** What was left as it is, or in part, and why. */
  leftOut: { id: string; name: string; issue: ApiIssue }[];
}
