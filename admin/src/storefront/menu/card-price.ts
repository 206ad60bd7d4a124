import type { StoreProduct } from '@contracts/storefront';
import type { ProductUnit } from '@domain/menu';
import { variationsOf } from '../product/chosen';
import type { StoreMenu } from './store-menu';

export interface CardPrice {
  cents: number;
  /** What it is reduced from, or null. */
  fullCents: number | null;
  /** Other required choices cost more. */
  isFrom: boolean;
  /** What it is asked for one of; left out of a sum. */
  unit?: ProductUnit;
}

/** The price on a product's card, and what it is reduced from where nothing has to be chosen that costs. */
export function cardPrice(menu: StoreMenu, product: StoreProduct): CardPrice {
  const { fromPriceCents: cents, isFromPrice: isFrom, unit } = product;
  const variations = variationsOf(menu, product).filter(({ soldOut }) => !soldOut);
  const base =
    product.variationGroupId === null ? product : variations.find(({ priceCents }) => priceCents === cents);
  return { cents, unit, isFrom, fullCents: base?.priceCents === cents ? base.fullPriceCents : null };
}
