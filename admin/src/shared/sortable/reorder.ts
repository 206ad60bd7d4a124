/** A row taken from one place of a list to another, both counted from 0; what lies between moves up or down by one. */
export interface Step {
  from: number;
  to: number;
}

/** `rows` with the one at `from` standing at `to`. */
export function moveRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const [row] = rows.slice(from, from + 1);
  if (row === undefined) return [...rows];
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), row, ...rest.slice(to)];
}

/** Where the row at `index` stands after the step. */
export function placeAfter(index: number, { from, to }: Step): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

/** Where the row stood before the step that is at `index` after it. */
export const placeBefore = (index: number, { from, to }: Step): number =>
  placeAfter(index, { from: to, to: from });

const KEYS: Partial<Record<string, (at: number, last: number, perLine: number) => number>> = {
  ArrowUp: (at, _, perLine) => Math.max(at - perLine, 0),
  ArrowDown: (at, last, perLine) => Math.min(at + perLine, last),
  ArrowLeft: (at, _, perLine) => (perLine > 1 ? Math.max(at - 1, 0) : at),
  ArrowRight: (at, last, perLine) => (perLine > 1 ? Math.min(at + 1, last) : at),
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key takes the row at `at`, of so many in lines of so many; undefined for a key that takes it nowhere. */
export function placeByKey(key: string, at: number, count: number, perLine = 1): number | undefined {
  return KEYS[key]?.(at, count - 1, perLine);
}
