import type { ColumnMatchDto } from '@contracts/column-match';
import type { ApiIssue } from '@contracts/error';
import type { ReactNode } from 'react';

/** The outcome of a line; refused lines are shown first, in this order. */
export const LINE_ACTIONS = ['REFUSE', 'UPDATE', 'CREATE', 'UNCHANGED'] as const;
export type LineAction = (typeof LINE_ACTIONS)[number];

/** A line of a file about a customer, as every import answers it. */
export interface ImportLine {
  line: number;
  action: LineAction;
  name: string;
  phone: string;
  issues: ApiIssue[];
  cells: string[] | null;
}

/** The answer of an import and of its preview. */
export interface ImportAnswer {
  counts: { created: number; updated: number; unchanged: number; refused: number };
  headings: string[];
  match: ColumnMatchDto;
  unknownColumns: string[];
  lines: ImportLine[];
}

/** Key of the field by heading, where somebody matched the columns of the file. */
export type ChosenColumns = Readonly<Record<string, string>> | null;

/** The latest import that can be undone. */
export interface LastImport {
  id: string;
  at: string;
}

/** The requests of an import. `store` is sent with the key again, if its answer was lost. */
export interface TableImportApi<Answer, Undone, Last> {
  preview: (file: Blob, columns: ChosenColumns) => Promise<Answer>;
  store: (file: Blob, columns: ChosenColumns, sent: { key: string; shown: Answer }) => Promise<Answer>;
  last: () => Promise<Last | null>;
  undo: (id: string) => Promise<Undone>;
}

/** A kind of table that is imported: its requests, its fields, and its words. */
export interface TableImport<Answer extends ImportAnswer, Undone, Last extends LastImport> {
  api: TableImportApi<Answer, Undone, Last>;
  /** Key of the query of the last import. */
  lastKey: readonly string[];
  maxBytes: number;
  fields: { key: string; label: string }[];
  words: {
    title: string;
    file: string;
    hint: string;
    tooLarge: string;
    /** Name of the downloaded file of refused lines. */
    refusedName: string;
    undoTitle: string;
    undoText: string;
  };
  actionLabel: (action: LineAction) => string;
  summary: (shown: Answer) => string;
  /** The button that stores what is shown. */
  storeLabel: (shown: Answer) => string;
  /** A warning above the lines. */
  warning?: (shown: Answer) => string | null;
  /** Further details of a line. */
  lineDetail: (line: Answer['lines'][number]) => ReactNode;
  result: (stored: Answer) => string;
  lastText: (last: Last) => string;
  undone: (undone: Undone) => { done: string; rest: string | null };
  /** Reads again what shows imported rows. */
  refresh: () => Promise<unknown>;
}
