import { minutesOf, type Weekday } from '../time';
import { isInForce } from './match';
import type { ZoneTerms } from './zone';

type Ranked = Pick<ZoneTerms, 'exclusion' | 'priority'>;
type Timed = Pick<ZoneTerms, 'days' | 'from' | 'to'>;

/**
 * Which of two zones decides where both hold an address at the same time, as `judgeZones` does: an exclusion before
 * everything, then the lowest priority number. CHEAPER: neither by itself, the one of the lower fee at that address.
 */
export function prevailingZone(one: Ranked, other: Ranked): 'ONE' | 'OTHER' | 'CHEAPER' {
  if (one.exclusion !== other.exclusion) return one.exclusion ? 'ONE' : 'OTHER';
  if (one.priority === other.priority) return 'CHEAPER';
  return one.priority < other.priority ? 'ONE' : 'OTHER';
}

/** Whether there is a minute of the week at which both zones are in force. */
export const schedulesOverlap = (one: Timed, other: Timed): boolean =>
  changesOf(one, other).some((at) => isInForce(one, at) && isInForce(other, at));

/** Whether a zone is in force at every minute of the week at which the other one is. */
export const coversTimesOf = (one: Timed, other: Timed): boolean =>
  changesOf(one, other).every((at) => isInForce(one, at) || !isInForce(other, at));

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Every minute of the week at which one of the zones may begin or end: between two of them nothing changes. */
function changesOf(...zones: Timed[]): { weekday: Weekday; minutes: number }[] {
  const clocks = zones.flatMap(({ from, to }) => [from, to]).filter((clock) => clock !== null);
  const minutes = new Set([0, ...clocks.map(minutesOf)]);
  return WEEK.flatMap((weekday) => [...minutes].map((each) => ({ weekday, minutes: each })));
}
