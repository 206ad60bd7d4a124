import { percentOf } from '../money';

/** How prices are changed together. */
export type PriceChange =
  /** Basis points of each price; negative makes it cheaper. */
  | { kind: 'PERCENT'; bps: number }
  /** Minor units that are added; negative makes it cheaper. */
  | { kind: 'AMOUNT'; cents: number };

/**
 * A price after a change: a percentage is rounded once, half up, as everywhere with money; the result then to the
 * nearest multiple of `roundToCents`, half up, and never below zero.
 *
 * @param priceCents integer amount in minor units ≥ 0
 * @param change whole basis points or minor units
 * @param roundToCents integer ≥ 1 in minor units; 1 rounds nothing more
 * @returns integer amount in minor units ≥ 0
 * @throws RangeError for what is not such an integer
 */
export function changedPrice(priceCents: number, change: PriceChange, roundToCents: number): number {
  if (!Number.isSafeInteger(roundToCents) || roundToCents < 1)
    throw new RangeError(`Not a step to round to: ${roundToCents}`);
  const changed = Math.max(0, priceCents + difference(priceCents, change));
  if (!Number.isSafeInteger(changed)) throw new RangeError(`Not an amount in minor units: ${changed}`);
  const over = changed % roundToCents;
  return over * 2 >= roundToCents ? changed - over + roundToCents : changed - over;
}

function difference(priceCents: number, change: PriceChange): number {
  if (change.kind === 'AMOUNT') return change.cents;
  const share = percentOf(priceCents, Math.abs(change.bps));
  return change.bps < 0 ? -share : share;
}
