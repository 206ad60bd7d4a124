import type { Product } from '../menu';

/** A product's own price in a variation, in minor units; null where it costs what the group says. */
export function ownPriceCents(
  { variationPrices }: Pick<Product, 'variationPrices'>,
  variationId: string,
): number | null {
  return variationPrices.find((own) => own.variationId === variationId)?.priceCents ?? null;
}
