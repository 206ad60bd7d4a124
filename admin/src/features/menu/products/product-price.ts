import type { ProductDto } from '@contracts/menu';
import { WHOLE_BPS } from '@domain/money';
import type { VariationGroup } from '@domain/menu';
import { ownPriceCents } from '@domain/pricing';

type Promotion = Pick<ProductDto, 'promoPriceCents' | 'promoFrom' | 'promoTo'>;

/** Whether the promotional price is the one asked for at an instant: from its first instant, until before its last. */
export function promotionRuns({ promoPriceCents, promoFrom, promoTo }: Promotion, now: number): boolean {
  if (promoPriceCents === null) return false;
  return (
    (promoFrom === null || now >= Date.parse(promoFrom)) && (promoTo === null || now < Date.parse(promoTo))
  );
}

/**
 * What is left of a price after the cost, in basis points of the price, rounded down to a whole one; negative when it
 * is sold below cost, null when nothing is asked for it.
 */
export function marginBps(priceCents: number, costCents: number): number | null {
  // NaN: nothing is typed yet.
  if (!(priceCents > 0)) return null;
  return Math.floor(((priceCents - costCents) * WHOLE_BPS) / priceCents);
}

export interface Margin {
  /** The variation's name; null for the product itself. */
  of: string | null;
  promo: boolean;
  /** In basis points of the price, rounded down. */
  bps: number;
  /** What is left of one, in minor units; negative when it is sold below cost. */
  cents: number;
}

type Priced = Pick<ProductDto, 'priceCents' | 'promoPriceCents' | 'costCents' | 'variationPrices'>;

/** What is left of every price that is asked for: the product's, or those of the variations that replace it. */
export function margins(
  { priceCents, promoPriceCents, costCents, variationPrices }: Priced,
  group?: Pick<VariationGroup, 'variations'>,
): Margin[] {
  if (costCents === null) return [];
  const asked = group
    ? group.variations
        .filter(({ state }) => state === 'ACTIVE')
        .map(({ id, name, ...prices }) => {
          const ownCents = ownPriceCents({ variationPrices }, id);
          return {
            of: name,
            ...(ownCents === null ? prices : { priceCents: ownCents, promoPriceCents: null }),
          };
        })
    : [{ of: null, priceCents, promoPriceCents }];
  return asked.flatMap(({ of, priceCents: full, promoPriceCents: promo }) =>
    [full, promo].flatMap((price, place) => {
      const bps = price === null ? null : marginBps(price, costCents);
      return price === null || bps === null
        ? []
        : [{ of, promo: place === 1, bps, cents: price - costCents }];
    }),
  );
}
