/** Basis points of a whole: 10 000 bps = 100 %. */
export const WHOLE_BPS = 10_000;

/**
 * A percentage of an amount, rounded once, half up; a negative amount mirrors the positive one, so that a refund
 * takes back exactly what was charged.
 *
 * @param cents integer amount in minor units
 * @param bps percentage in basis points, integer ≥ 0 (250 = 2.5 %)
 * @returns integer amount in minor units
 * @throws RangeError when an argument or the result is not such an integer
 */
export function percentOf(cents: number, bps: number): number {
  if (!Number.isSafeInteger(cents) || !Number.isSafeInteger(bps) || bps < 0) {
    throw new RangeError(`percentOf needs whole cents and basis points ≥ 0, got ${cents} and ${bps}`);
  }
  // Multiples of the whole apart from the rest, so that no product leaves the range of exact integers.
  const amount = Math.abs(cents);
  const rest = (amount % WHOLE_BPS) * bps;
  const share = Math.floor(amount / WHOLE_BPS) * bps + Math.floor((rest + WHOLE_BPS / 2) / WHOLE_BPS);
  if (!Number.isSafeInteger(share)) throw new RangeError(`${bps} bps of ${cents} cents is too large`);
  return cents < 0 ? 0 - share : share;
}
