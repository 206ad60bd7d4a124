import { percentOf } from '../money';

/** How prices are changed together. */
export type PriceChange =
  /** Basis points of each price; negative lowers it. */
  | { kind: 'PERCENT'; bps: number }
  /** Minor units that are added; negative lowers it. */
  | { kind: 'AMOUNT'; cents: number }
  /** Minor units that each of them costs. */
  | { kind: 'SET'; cents: number };

/** A change, and the amounts that its results are rounded to: `endingCents`, and every `roundToCents` more. */
export interface PriceRule {
  change: PriceChange;
  /** Minor units, integer ≥ 1; 1 rounds nothing more. */
  roundToCents: number;
  /** Minor units, integer from 0 to below `roundToCents`: with 100 and 90 prices end in ",90". */
  endingCents: number;
}

/**
 * A price after a change: a percentage is rounded once, half up, as everywhere with money; the result then to the
 * nearest amount of the rule, half up, and never below the lowest of them.
 *
 * @param priceCents integer amount in minor units ≥ 0
 * @returns integer amount in minor units ≥ 0
 * @throws RangeError for what is not such an integer
 */
export function changedPrice(priceCents: number, { change, roundToCents, endingCents }: PriceRule): number {
  if (!Number.isSafeInteger(roundToCents) || roundToCents < 1)
    throw new RangeError(`Not a step to round to: ${roundToCents}`);
  if (!Number.isSafeInteger(endingCents) || endingCents < 0 || endingCents >= roundToCents)
    throw new RangeError(`Not what a price ends in: ${endingCents}`);
  const changed = Math.max(0, changedExactly(priceCents, change));
  if (!Number.isSafeInteger(changed)) throw new RangeError(`Not an amount in minor units: ${changed}`);
  const above = Math.max(0, changed - endingCents);
  const over = above % roundToCents;
  const steps = over * 2 >= roundToCents ? above - over + roundToCents : above - over;
  return endingCents + steps;
}

function changedExactly(priceCents: number, change: PriceChange): number {
  if (change.kind === 'SET') return change.cents;
  if (change.kind === 'AMOUNT') return priceCents + change.cents;
  const share = percentOf(priceCents, Math.abs(change.bps));
  return priceCents + (change.bps < 0 ? -share : share);
}
