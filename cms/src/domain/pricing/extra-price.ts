import type { Extra } from '../menu';

/**
 * What one piece of an extra costs with a variation: the price it has for that variation, else its price.
 *
 * @param variationId the chosen variation; null for a product without any
 * @returns minor units
 */
export function extraPriceCents(
  extra: Pick<Extra, 'priceCents' | 'variationPrices'>,
  variationId: string | null,
): number {
  const own = extra.variationPrices.find((price) => price.variationId === variationId);
  return own?.priceCents ?? extra.priceCents;
}

/** The same extra at the price it has with a variation: as the rules of its group count it. */
export function extraInVariation<E extends Pick<Extra, 'priceCents' | 'variationPrices'>>(
  extra: E,
  variationId: string | null,
): E {
  return { ...extra, priceCents: extraPriceCents(extra, variationId) };
}
