import type { Extra, PriceMethod } from '../menu';
import { splitByWeights } from '../money';

/** All that a method reads of what was chosen: pieces, ≥ 1, and what one of them costs. */
interface ChargedPieces {
  extra: Pick<Extra, 'priceCents'>;
  quantity: number;
}

/**
 * What the extras chosen of one group add to the price of one unit, a part for each of them in their order. The parts
 * add up to what the group adds:
 * - SUM: every piece, except that the cheapest `freeQuantity` pieces cost nothing;
 * - MAX: the dearest extra, once (a pizza of halves costs its dearer half);
 * - AVG: the average price of the pieces, rounded half up.
 *
 * MAX and AVG are shared among the extras by their value, largest remainder; they know no free pieces. What the extras
 * ask for in turn has no say in it: it is added on top.
 *
 * @returns amounts in minor units
 */
export function groupPrices(
  group: { priceMethod: PriceMethod; freeQuantity: number },
  chosen: readonly ChargedPieces[],
): number[] {
  if (chosen.length === 0) return [];
  if (group.priceMethod === 'SUM') return paidPieces(chosen, group.freeQuantity);
  const values = chosen.map(({ extra, quantity }) => extra.priceCents * quantity);
  const adds =
    group.priceMethod === 'MAX'
      ? Math.max(...chosen.map(({ extra }) => extra.priceCents))
      : roundedAverage(total(values), total(chosen.map(({ quantity }) => quantity)));
  return splitByWeights(adds, values);
}

function paidPieces(chosen: readonly ChargedPieces[], freeQuantity: number): number[] {
  const cheapestFirst = chosen.map((_, index) => index);
  const priceAt = (index: number) => chosen[index]?.extra.priceCents ?? 0;
  cheapestFirst.sort((a, b) => priceAt(a) - priceAt(b));
  const paid = chosen.map(() => 0);
  let free = freeQuantity;
  for (const index of cheapestFirst) {
    const quantity = chosen[index]?.quantity ?? 0;
    const given = Math.min(free, quantity);
    free -= given;
    paid[index] = priceAt(index) * (quantity - given);
  }
  return paid;
}

function roundedAverage(sumCents: number, pieces: number): number {
  return Math.floor((2 * sumCents + pieces) / (2 * pieces));
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
