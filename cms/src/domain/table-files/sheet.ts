import type { Cell } from './cell-text';

/** A file as cells: its headings, and each line with its number in the file, the first line being 1. */
export interface Sheet {
  headings: readonly string[];
  lines: readonly { line: number; cells: readonly Cell[] }[];
}
