/** Where something is made; null, or '' in the name of a part, where it belongs to no station. */
interface RoutedExtra {
  /** Only where it is made at another station than what it was chosen with. */
  station?: string | undefined;
  extras?: readonly { station?: string | undefined }[] | undefined;
}

interface RoutedLine {
  station: string | null;
  extras: readonly RoutedExtra[];
}

/** The part of an order that a station is done with. */
export interface ReadyStation {
  station: string;
  /** ISO 8601 UTC */
  at: string;
}

/**
 * The stations that make a part of an order, each once, in the order of its lines; '' for what belongs to none. A line
 * without a station whose extras are all made elsewhere, as a combo is, is only a name for them and no part itself.
 */
export function stationsOf(lines: readonly RoutedLine[]): string[] {
  const stations = lines.flatMap((line) => [
    ...(isMadeItself(line) ? [line.station ?? ''] : []),
    ...line.extras.flatMap((extra) => [extra.station, ...(extra.extras ?? []).map((inner) => inner.station)]),
  ]);
  return [...new Set(stations.filter((station) => station !== undefined))];
}

export const isMadeItself = ({ station, extras }: RoutedLine): boolean =>
  station !== null || extras.length === 0 || extras.some((extra) => extra.station === undefined);

/**
 * The parts that are done once `station` is, too.
 *
 * @returns null when it was done already
 */
export function withReady(ready: readonly ReadyStation[], station: string, at: Date): ReadyStation[] | null {
  if (ready.some((part) => part.station === station)) return null;
  return [...ready, { station, at: at.toISOString() }];
}

/** Whether nothing of the lines is left to make. */
export function allReady(lines: readonly RoutedLine[], ready: readonly ReadyStation[]): boolean {
  return stationsOf(lines).every((station) => ready.some((part) => part.station === station));
}

/**
 * The parts that stay done when `station` takes its own back. Of an order that was called ready as a whole those are
 * all others.
 *
 * @param wholeAt when the order was called ready as a whole, ISO 8601; null while it is being made
 * @returns null when it was not done
 */
export function withoutReady(
  lines: readonly RoutedLine[],
  ready: readonly ReadyStation[],
  station: string,
  wholeAt: string | null,
): ReadyStation[] | null {
  if (wholeAt === null && !ready.some((part) => part.station === station)) return null;
  const done =
    wholeAt === null
      ? ready
      : stationsOf(lines).map(
          (each) => ready.find((part) => part.station === each) ?? { station: each, at: wholeAt },
        );
  return done.filter((part) => part.station !== station);
}
