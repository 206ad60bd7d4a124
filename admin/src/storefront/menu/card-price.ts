import type { StoreProduct } from '@contracts/storefront';
import type { ProductUnit } from '@domain/menu';
import { extraPriceCents } from '@domain/pricing/extra-price';
import { variationsOf } from '../product/initial-choice';
import { extraGroupsOf, type Asking, type StoreExtraGroup, type StoreMenu } from './store-menu';

export interface CardPrice {
  cents: number;
  /** What it is reduced from, or null. */
  fullCents: number | null;
  /** Other required choices cost more. */
  isFrom: boolean;
  /** What it is asked for one of; left out of a sum. */
  unit?: ProductUnit;
}

/** The price on a product's card: the lowest it can be had at, and whether a required choice can raise it. */
export function cardPrice(menu: StoreMenu, product: StoreProduct): CardPrice {
  const variations = variationsOf(menu, product).filter(({ soldOut }) => !soldOut);
  const cheapest = variations.reduce<(typeof variations)[number] | null>(
    (best, next) => (best === null || next.priceCents < best.priceCents ? next : best),
    null,
  );
  const base = cheapest ?? product;
  return {
    cents: product.fromPriceCents,
    unit: product.unit,
    fullCents: base.priceCents === product.fromPriceCents ? base.fullPriceCents : null,
    isFrom:
      variations.some(({ priceCents }) => priceCents !== base.priceCents) ||
      requiredExtrasDiffer(
        menu,
        product,
        variations.map(({ id }) => id),
      ),
  };
}

function requiredExtrasDiffer(
  menu: StoreMenu,
  product: StoreProduct,
  variationIds: readonly string[],
): boolean {
  const ways = variationIds.length > 0 ? variationIds : [null];
  const required = (asker: Asking) => extraGroupsOf(menu, asker).filter(({ min }) => min > 0);
  const pricesOf = ({ extras }: StoreExtraGroup) =>
    extras.flatMap((extra) => ways.map((way) => extraPriceCents(extra, way)));
  return required(product).some(
    (group) =>
      new Set(pricesOf(group)).size > 1 ||
      group.extras.some((extra) =>
        required(extra).some((inner) => pricesOf(inner).some((cents) => cents > 0)),
      ),
  );
}
