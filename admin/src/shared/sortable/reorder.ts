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

/** The rectangle in which a row is drawn. */
export interface Box {
  place: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The place whose rectangle a point is in, or nearest to; undefined where there is none. */
export function nearestPlace(x: number, y: number, boxes: readonly Box[]): number | undefined {
  const away = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to);
  let nearest: { place: number; distance: number } | undefined;
  for (const { place, left, top, right, bottom } of boxes) {
    const distance = Math.hypot(away(x, left, right), away(y, top, bottom));
    if (!nearest || distance < nearest.distance) nearest = { place, distance };
  }
  return nearest?.place;
}
