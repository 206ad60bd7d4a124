/** `rows` with the one at `from` standing at `to`; what lies between moves up or down by one. */
export function moveRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const [row] = rows.slice(from, from + 1);
  if (row === undefined) return [...rows];
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), row, ...rest.slice(to)];
}

export interface Positioned {
  id: string;
  position: number;
}

/** Room between two neighbours, so that most moves change a single row. */
const STEP = 10;

/** The position with which a new row comes last. */
export function lastPosition(rows: readonly Positioned[]): number {
  return Math.max(0, ...rows.map(({ position }) => position)) + STEP;
}

/**
 * What has to be stored so that the rows, once sorted by position, stand as they are given: only the moved row where
 * there is room between its neighbours, otherwise every row whose position is not the one it gets.
 *
 * @param rows in the wished order, each with the position it has now
 * @param moved the id of the row that was moved
 */
export function positionChanges(rows: readonly Positioned[], moved: string): Positioned[] {
  const at = rows.findIndex(({ id }) => id === moved);
  const before = rows[at - 1]?.position ?? -1;
  const after = rows[at + 1]?.position ?? before + 2 * STEP;
  const middle = Math.floor((before + after) / 2);
  const others = rows.filter(({ id }) => id !== moved);
  const ascending = others.every(({ position }, index) => position > (others[index - 1]?.position ?? -1));
  if (at >= 0 && ascending && middle > before && middle < after) return [{ id: moved, position: middle }];
  return rows
    .map(({ id, position }, index) => ({ id, position, wanted: (index + 1) * STEP }))
    .filter(({ position, wanted }) => position !== wanted)
    .map(({ id, wanted }) => ({ id, position: wanted }));
}
