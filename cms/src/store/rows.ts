import { json as readJson, type JsonColumn } from '../database/columns';
import { tableOf } from '../database/content-type';
import { code, json, number, orElse, orNull, readAs, text } from '../database/codecs';
import { defineTable } from '../database/table';
import { PRODUCT_FIELDS } from '../domain/menu';
import { columnsOf } from './field-columns';
import type { Availability, Extra, PartStock, Product, Variation } from '../domain/menu';

/* The menu's tables in the domain's words. */

const availability = orNull(json<Availability | null>(null));

export const categories = tableOf('api::menu.category', {
  description: orElse(text(), ''),
  availability,
}).without('businessId', 'branchId', 'version');

/** What is told of a product by its columns alone: its fields are declared in the domain, and their order is of there. */
export const productFields = defineTable('products', columnsOf(PRODUCT_FIELDS));

/** Whole products; how many are left of one stands in `stock_levels`. */
export const wholeProducts = defineTable('products', {
  id: text('document_id'),
  ...columnsOf(PRODUCT_FIELDS),
  position: number(),
  state: code<Product['state']>(),
  version: number(),
});

/** Products as ordering needs them. */
export const products = wholeProducts.without('costCents', 'sku', 'stockLowAt', 'version');

export const variationGroups = tableOf('api::menu.variation-group', {
  availability,
  variations: readAs(json<StoredVariation[]>([]), (stored) => toVariations<StoredVariation>(stored)),
}).pick('id', 'name', 'state', 'availability', 'variations');

export const extraGroups = tableOf('api::menu.extra-group', {
  description: orElse(text(), ''),
  availability,
  extras: readAs(json<StoredExtra[]>([]), toExtras),
}).without('businessId', 'branchId', 'internalName', 'version');

/** Parts of groups as they are stored: what is left of them stands elsewhere. */
export type StoredVariation = Omit<Variation, 'stockQuantity'>;
export type StoredExtra = Omit<Extra, 'stockQuantity'>;

/** The variations of a group; those stored before they had times and stock are always for sale. */
export function toVariations<V extends StoredVariation>(column: JsonColumn): V[] {
  return readJson<V[]>(column, []).map((variation) => ({
    ...variation,
    availability: variation.availability ?? null,
    ...stockOf(variation),
  }));
}

/**
 * The extras of a group; those stored before there were prices by variation, linked products, groups of their own, times
 * and stock have none.
 */
export function toExtras(column: JsonColumn): StoredExtra[] {
  return readJson<(Omit<StoredExtra, Later> & Partial<Pick<StoredExtra, Later>>)[]>(column, []).map(
    (extra) => ({
      ...extra,
      variationPrices: extra.variationPrices ?? [],
      linkedProductId: extra.linkedProductId ?? null,
      extraGroupIds: extra.extraGroupIds ?? [],
      availability: extra.availability ?? null,
      ...stockOf(extra),
    }),
  );
}

type Later =
  | 'variationPrices'
  | 'linkedProductId'
  | 'extraGroupIds'
  | 'availability'
  | 'stockTracked'
  | 'stockLowAt';

const stockOf = ({ stockTracked, stockLowAt }: Partial<PartStock>) => ({
  stockTracked: stockTracked ?? false,
  stockLowAt: stockLowAt ?? null,
});
