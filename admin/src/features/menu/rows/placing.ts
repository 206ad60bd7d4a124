import type { Place } from '@domain/menu';
import { placeAfter, placeBefore, type Step } from '@shared/sortable/reorder';

/** A list as it is shown while moves in it are stored: how it stood before the first of them, and where they lead. */
export interface Shown<R> {
  /** The rows that were loaded then, by where they stood. */
  rows: ReadonlyMap<number, R>;
  steps: readonly Step[];
}

/** Beside which row one stands that goes from one place to another; undefined where that row is not known. */
export function placeAt(
  { from, to }: Step,
  idAt: (index: number) => string | undefined,
  { whole }: { whole: boolean },
): Place | undefined {
  if (to === 0 && whole) return { after: null };
  // In a part of a list the first place is not that of the whole list.
  const beside = idAt(to === 0 ? 0 : to > from ? to : to - 1);
  if (beside === undefined) return undefined;
  return to === 0 ? { before: beside } : { after: beside };
}

interface Rows<R extends { id: string }> {
  rows: readonly R[];
  rowAt: (index: number) => R | undefined;
  indexOf: (id: string) => number;
}

/** Rows as they were put, whatever a reading of the list has in it of that by now; what they hold is as it is read. */
export function withMoves<R extends { id: string }>(
  read: Rows<R>,
  shown: Shown<R> | null,
): Omit<Rows<R>, 'rows'> {
  if (!shown) return read;
  const { steps } = shown;
  const rows = new Map(read.rows.map((row) => [row.id, row]));
  const stood = new Map([...shown.rows].map(([index, { id }]) => [id, index]));
  return {
    rowAt: (index) => {
      const before = steps.reduceRight(placeBefore, index);
      const row = shown.rows.get(before);
      // Of its old part of the list it is gone before the new one is read again.
      if (row) return rows.get(row.id) ?? row;
      const later = read.rowAt(before);
      // Loaded since then, perhaps with moves in it: no row is shown in two places.
      return later && stood.has(later.id) ? undefined : later;
    },
    indexOf: (id) => {
      const before = stood.get(id) ?? read.indexOf(id);
      return before < 0 ? before : steps.reduce(placeAfter, before);
    },
  };
}
