import type { Product, SaleContext, Variation } from '../menu';
import { ownPriceCents } from './own-price';

/** A price and, where it is reduced, what it is reduced from. Minor units. */
interface Price {
  priceCents: number;
  fullPriceCents: number | null;
}

/**
 * What one unit of a product costs without variation and extras: the channel's own price, else the promotion in force,
 * else the price.
 */
export function basePrice(product: Product, { now, channel }: Pick<SaleContext, 'now' | 'channel'>): Price {
  const channelCents = product.channels.find((shown) => shown.channel === channel)?.priceCents ?? null;
  if (channelCents !== null) return { priceCents: channelCents, fullPriceCents: null };
  return reduced(product.priceCents, isPromoInForce(product, now) ? product.promoPriceCents : null);
}

/**
 * What one unit of a product costs in a variation: the product's own price for it, else the variation's promotional
 * price, else the variation's price. The channel has no say.
 */
export function variationPrice(
  product: Pick<Product, 'variationPrices'>,
  variation: Pick<Variation, 'id' | 'priceCents' | 'promoPriceCents'>,
): Price {
  const ownCents = ownPriceCents(product, variation.id);
  return ownCents === null ? variationGroupPrice(variation) : reduced(ownCents, null);
}

/** What a variation costs by its group: its promotional price, else its price. */
export function variationGroupPrice({
  priceCents,
  promoPriceCents,
}: Pick<Variation, 'priceCents' | 'promoPriceCents'>): Price {
  return reduced(priceCents, promoPriceCents);
}

/** Whether a product's promotion runs: from `promoFrom` on, until just before `promoTo`. */
function isPromoInForce(product: Product, now: Date): boolean {
  const { promoPriceCents, promoFrom, promoTo } = product;
  if (promoPriceCents === null) return false;
  const begun = promoFrom === null || Date.parse(promoFrom) <= now.getTime();
  return begun && (promoTo === null || now.getTime() < Date.parse(promoTo));
}

function reduced(fullCents: number, promoCents: number | null): Price {
  return promoCents === null
    ? { priceCents: fullCents, fullPriceCents: null }
    : { priceCents: promoCents, fullPriceCents: fullCents };
}
