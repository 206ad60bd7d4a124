/** A row that stands in a list by its position: where two have the same, the one that was made first comes first. */
export interface Placed {
  id: string;
  /** Integer from 0 to `LAST_POSITION`. */
  position: number;
}

/** The largest position there is. */
export const LAST_POSITION = 100_000;

/** Room between two neighbours, so that most moves change a single row. */
const STEP = 10;

/** Beside which other row one is to stand; after `null` is first of all. */
export type Place = { after: string | null } | { before: string };

/**
 * The position with which a new row comes last.
 *
 * @param rows those that are there, in whatever order
 * @returns integer from 0 to `LAST_POSITION`
 */
export function lastPosition(rows: readonly Placed[]): number {
  const last = rows.reduce((most, { position }) => Math.max(most, position), 0);
  return Math.min(last + STEP, LAST_POSITION);
}

/**
 * What has to be stored so that a row stands in its new place and all others as they stood: only its own position
 * where there is room between its new neighbours, otherwise every position that has to be another.
 *
 * @param rows all of the list in their order, the moved one among them or not; fewer than `LAST_POSITION`
 * @param id the row that is moved
 * @returns the new positions, none where it stands there already; null where the row to stand beside is no other of
 *   the list
 */
export function placeRow(rows: readonly Placed[], id: string, place: Place): Placed[] | null {
  const others = rows.filter((row) => row.id !== id);
  const at = indexAt(others, place);
  if (at === null) return null;
  if (rows[at]?.id === id) return [];
  const position = between(others[at - 1]?.position, others[at]?.position);
  if (position !== null) return [{ id, position }];
  const known = new Map(rows.map((row) => [row.id, row.position]));
  const step = Math.min(STEP, Math.floor(LAST_POSITION / (others.length + 1)));
  const ordered = [...others.slice(0, at), { id }, ...others.slice(at)];
  return ordered
    .map((row, index) => ({ id: row.id, position: (index + 1) * step }))
    .filter((row) => known.get(row.id) !== row.position);
}

function indexAt(others: readonly Placed[], place: Place): number | null {
  const beside = 'after' in place ? place.after : place.before;
  if (beside === null) return 0;
  const found = others.findIndex(({ id }) => id === beside);
  if (found < 0) return null;
  return 'after' in place ? found + 1 : found;
}

/** A position between two neighbours, of which either may be missing; null where there is no room. */
function between(above = -1, below?: number): number | null {
  const position = below === undefined ? above + STEP : Math.floor((above + below) / 2);
  return position > above && position <= LAST_POSITION ? position : null;
}
