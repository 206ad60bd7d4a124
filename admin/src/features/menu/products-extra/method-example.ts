import type { PriceMethod } from '@domain/menu';
import { groupPrices } from '@domain/pricing';
import type { ExtraValues } from './extra-group-values';

interface MethodExample {
  /** The names and prices of the two that are chosen; null where the group has no two that differ. */
  names: [string, string] | null;
  cents: [number, number];
  /** What choosing both adds. */
  addedCents: number;
}

/** Two prices to explain a method with, where the group has none that differ. Minor units. */
const ASSUMED: [number, number] = [2400, 3200];

/** What choosing the cheapest and the dearest option of a group together would add, by a method. */
export function methodExample(
  extras: readonly Pick<ExtraValues, 'name' | 'priceCents' | 'state'>[],
  priceMethod: PriceMethod,
): MethodExample {
  const priced = extras
    .filter(({ state, priceCents }) => state === 'ACTIVE' && priceCents > 0)
    .sort((a, b) => a.priceCents - b.priceCents);
  const [cheapest, dearest] = [priced[0], priced.at(-1)];
  const own = cheapest && dearest && cheapest.priceCents < dearest.priceCents;
  const cents: [number, number] = own ? [cheapest.priceCents, dearest.priceCents] : ASSUMED;
  return {
    names: own ? [cheapest.name, dearest.name] : null,
    cents,
    addedCents: addedBy(cents, priceMethod),
  };
}

function addedBy(cents: readonly number[], priceMethod: PriceMethod): number {
  const chosen = cents.map((priceCents) => ({ extra: { priceCents }, quantity: 1 }));
  return groupPrices({ priceMethod, freeQuantity: 0 }, chosen).reduce((total, part) => total + part, 0);
}
