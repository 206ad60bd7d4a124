import type { VariationPrice } from '../menu';
import { parseMoney } from '../money';
import { escapeFormula, joinList, splitList } from '../table-files';
import { isAmount, plainAmount, type Notation, type Wrong } from './fields';
import type { KnownProduct, KnownVariationGroup } from './known';
import { namesOf, resolve } from './names';

/** What a product costs in one of its variations, by the variation's name. */
export interface WrittenPrice {
  name: string;
  /** Minor units. */
  priceCents: number;
}

/** As many as a product has at most. */
const MOST = 60;
const EXAMPLE = 'S=29.90 | L=49.90';

/** Reads `Small=29.90 | Large=49.90`; the amounts as the business writes them. */
export function readOwnPrices(
  cell: string,
  { currency, country }: Notation,
): { value: WrittenPrice[] } | { wrong: Wrong } {
  const value: WrittenPrice[] = [];
  for (const part of splitList(cell)) {
    const at = part.lastIndexOf('=');
    const priceCents = at < 1 ? null : parseMoney(part.slice(at + 1).trim(), currency, country);
    if (priceCents === null || !isAmount(priceCents))
      return { wrong: { code: 'NOT_ONE_OF', args: { allowed: EXAMPLE } } };
    value.push({ name: part.slice(0, at).trim(), priceCents });
  }
  return value.length > MOST ? { wrong: { code: 'TOO_MANY', args: { limit: MOST } } } : { value };
}

/** The same as a cell; of a variation that the group does not have nothing is written. */
export const writeOwnPrices = (
  own: readonly VariationPrice[],
  group: KnownVariationGroup | undefined,
  notation: Notation,
): string =>
  escapeFormula(
    joinList(
      namedPrices(own, group).map(({ name, priceCents }) => `${name}=${plainAmount(priceCents, notation)}`),
    ),
  );

/** The own prices in variations that the group has, by name. */
export function namedPrices(
  own: readonly VariationPrice[],
  group: KnownVariationGroup | undefined,
): WrittenPrice[] {
  return own.flatMap(({ variationId, priceCents }) => {
    const variation = group?.variations.find(({ id }) => id === variationId);
    return variation ? [{ name: variation.name, priceCents }] : [];
  });
}

/**
 * What is written as prices in the variations of a group; null where one of the names is none of theirs or stands there
 * twice. What the product has in a variation that a file does not see stays.
 */
export function resolveOwnPrices(
  written: readonly WrittenPrice[],
  group: KnownVariationGroup | undefined,
  product: KnownProduct | null,
): VariationPrice[] | null {
  const variations = group?.variations ?? [];
  const had = product && product.variationGroupId === group?.id ? product.variationPrices : [];
  const names = written.map(({ name }) => name);
  const ids = resolve(
    names,
    namesOf(variations),
    had.map(({ variationId }) => variationId),
  );
  const found = ids.filter((id) => id !== null);
  if (found.length < ids.length || new Set(found).size < found.length) return null;
  const unseen = had.filter(({ variationId }) => !variations.some(({ id }) => id === variationId));
  return [
    ...written.map(({ priceCents }, index) => ({ variationId: found[index] ?? '', priceCents })),
    ...unseen,
  ];
}

/** Whether two lists name the same prices, in whatever order. */
export const sameOwnPrices = (one: readonly VariationPrice[], other: readonly VariationPrice[]): boolean =>
  one.length === other.length &&
  one.every(({ variationId, priceCents }) =>
    other.some((price) => price.variationId === variationId && price.priceCents === priceCents),
  );
