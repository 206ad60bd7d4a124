import {
  changedPrice,
  type Extra,
  type PriceRule,
  type Product,
  type Variation,
  type VariationPrice,
} from '../menu';
import { variationPrice } from './base-price';
import { ownPriceCents } from './own-price';

/** What of a product's own prices another price: its base price, or those in variations. Empty where none is. */
export interface ChangedPrices {
  priceCents?: number;
  variationPrices?: VariationPrice[];
}

type Size = Pick<Variation, 'id' | 'state' | 'priceCents' | 'promoPriceCents'>;

/**
 * What a product's own prices become by a rule. In variations it gets a price of its own in each that it is sold in, from
 * what is asked for it there now; where `groupToo`, because the group's prices follow the rule themselves, only those it
 * has already change. What costs nothing in a variation, as a pizza that its flavours price, goes on costing nothing.
 *
 * @param variations those of its group; null for a product without
 */
export function changedProductPrices(
  product: Pick<Product, 'priceCents' | 'variationPrices'>,
  variations: readonly Size[] | null,
  rule: PriceRule,
  groupToo = false,
): ChangedPrices {
  if (variations === null) {
    const priceCents = changedPrice(product.priceCents, rule);
    return priceCents === product.priceCents ? {} : { priceCents };
  }
  const changed = new Map<string, number>();
  for (const variation of variations) {
    if (variation.state === 'ARCHIVED' || (groupToo && ownPriceCents(product, variation.id) === null))
      continue;
    const { priceCents } = variationPrice(product, variation);
    const next = paidPrice(priceCents, rule);
    if (next !== priceCents) changed.set(variation.id, next);
  }
  if (changed.size === 0) return {};
  const kept = product.variationPrices.filter(({ variationId }) => !changed.has(variationId));
  const own = [...changed].map(([variationId, priceCents]) => ({ variationId, priceCents }));
  return { variationPrices: [...kept, ...own] };
}

/** The parts of a group at the prices that a rule gives them; those that cost nothing go on costing nothing. */
export function changedVariations<V extends Pick<Variation, 'state' | 'priceCents'>>(
  variations: readonly V[],
  rule: PriceRule,
): V[] {
  return variations.map((part) => inUse(part, { ...part, priceCents: paidPrice(part.priceCents, rule) }));
}

/** The same of extras, with what they cost in variations. */
export function changedExtras<E extends Pick<Extra, 'state' | 'priceCents' | 'variationPrices'>>(
  extras: readonly E[],
  rule: PriceRule,
): E[] {
  return extras.map((part) =>
    inUse(part, {
      ...part,
      priceCents: paidPrice(part.priceCents, rule),
      variationPrices: part.variationPrices.map((own) => ({
        ...own,
        priceCents: paidPrice(own.priceCents, rule),
      })),
    }),
  );
}

const inUse = <P extends Pick<Extra, 'state'>>(before: P, after: P): P =>
  before.state === 'ARCHIVED' ? before : after;

const paidPrice = (priceCents: number, rule: PriceRule): number =>
  priceCents === 0 ? 0 : changedPrice(priceCents, rule);
