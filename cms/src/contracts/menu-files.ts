import { z } from 'zod';
import { CUISINES } from '../domain/starter-menus';
import type { ImportAction, ImportColumn } from '../domain/menu-import';
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

/** A file of a menu may have so many characters and lines below its heading. */
export const MAX_IMPORT_CHARACTERS = 200_000;
export const MAX_IMPORT_LINES = 1000;

/** Body of `POST /api/menu/import`. With `preview` nothing is stored: the answer says what would be. */
export const importBody = z.strictObject({
  branchId: id,
  /** The text of the file: separated by semicolons, commas or tabs, headed by the names of its columns. */
  csv: z.string().min(1).max(MAX_IMPORT_CHARACTERS),
  preview: z.boolean().default(false),
});

/** One line of the file and what becomes of it. */
export interface ImportLine {
  /** Of the file, the heading being 1. */
  line: number;
  action: ImportAction;
  category: string;
  name: string;
  /** Fields that the menu has now and would have after; empty for what is new or refused. */
  changes: { field: ImportColumn; before: string | number | null; after: string | number | null }[];
  /** Why the line is refused; `path` names the column. */
  issues: ApiIssue[];
}

/** Answer of `POST /api/menu/import`, inside `data`. */
export interface ImportDto {
  preview: boolean;
  counts: { created: number; updated: number; unchanged: number; refused: number };
  /** Categories that the menu does not have yet. */
  newCategories: string[];
  /** Headings that stand for nothing here; their columns are left alone. */
  unknownColumns: string[];
  lines: ImportLine[];
}
