import { MINUTE_MS } from '@domain/time';

const FIRST_MS = 5_000;
const LONGEST_MS = MINUTE_MS;

/**
 * How long to wait before the next try after so many failures in a row: longer each time, and by chance, so that the
 * phones of a street that were all refused do not come back all at once.
 *
 * @param chance from 0 up to 1
 */
export const retryAfter = (failures: number, chance: number = Math.random()): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures) * (0.5 + chance / 2);
