import type { Modified, ModifiedChange } from './revision';

/** That somebody took note of something in the kitchen. */
export interface SeenStamp {
  /** Of which station they are; '' for what belongs to none, null at a screen that shows them all. */
  station: string | null;
  /** Their name. */
  by: string;
  /** ISO 8601 UTC */
  at: string;
}

/** That somebody took note of changes up to a revision. */
export interface SeenChange extends SeenStamp {
  n: number;
}

/** What of a cancelled order says who in the kitchen knows; `seen` is left out where it was cancelled before that was kept. */
interface CalledOff {
  /** Whether everybody concerned knows, or nobody has to. */
  acknowledged: boolean;
  seen?: readonly SeenStamp[];
}

/** The stations that make a part of what was changed, so that the change concerns them; '' for what belongs to none. */
export const stationsOfChange = ({
  stations,
  station,
}: Pick<ModifiedChange, 'stations' | 'station'>): readonly string[] => stations ?? [station ?? ''];

/**
 * The changes that a station has not taken note of; those that any station concerned has not, at a screen that shows all.
 *
 * @param station '' for what belongs to none, null for a screen that shows all
 */
export function unseenChanges(modified: Modified | null, station: string | null): ModifiedChange[] {
  if (!modified) return [];
  const { changes, seen = [] } = modified;
  const isSeen = (change: ModifiedChange, at: string) =>
    seen.some((each) => (each.station ?? at) === at && each.n >= (change.n ?? modified.n));
  return changes.filter((change) => {
    const concerned = stationsOfChange(change);
    return station === null
      ? concerned.some((each) => !isSeen(change, each))
      : concerned.includes(station) && !isSeen(change, station);
  });
}

/** What is left to be seen once somebody has taken note; null where everybody concerned has. */
export function withSeenChange(modified: Modified, noted: SeenChange): Modified | null {
  const others = (modified.seen ?? []).filter(({ station }) => station !== noted.station);
  const next = { ...modified, seen: [...others, noted] };
  return unseenChanges(next, null).length === 0 ? null : next;
}

/**
 * Whether a station knows that an order was cancelled, or need not.
 *
 * @param station '' for what belongs to none, null for a screen that shows all: it is done once all are
 */
export const knowsOfCancellation = (
  { acknowledged, seen = [] }: CalledOff,
  station: string | null,
): boolean => acknowledged || (station !== null && seen.some((each) => each.station === station));

/** A cancellation once somebody has taken note: over for the kitchen when all `stations` of the order have. */
export function withSeenCancellation<T extends CalledOff>(
  cancellation: T,
  stations: readonly string[],
  noted: SeenStamp,
): T & { seen: SeenStamp[] } {
  const seen = [...(cancellation.seen ?? []).filter(({ station }) => station !== noted.station), noted];
  const acknowledged =
    cancellation.acknowledged ||
    noted.station === null ||
    stations.every((each) => seen.some(({ station }) => station === each));
  return { ...cancellation, acknowledged, seen };
}
