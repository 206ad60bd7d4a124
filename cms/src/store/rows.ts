import { json as readJson, type JsonColumn } from '../database/columns';
import { code, defineTable, instant, json, number, orElse, orNull, readAs, text } from '../database/table';
import { PRODUCT_FIELDS } from '../domain/menu';
import { columnsOf } from './field-columns';
import type {
  Availability,
  Category,
  Extra,
  ExtraGroup,
  PartStock,
  Product,
  Variation,
  VariationGroup,
} from '../domain/menu';

/* The menu's tables in the domain's words. */

const availability = orNull(json<Availability | null>(null));

export const categories = defineTable('categories', {
  id: text('document_id'),
  name: text(),
  description: orElse(text(), ''),
  imageUrl: orNull(text()),
  position: number(),
  state: code<Category['state']>(),
  availability,
  soldOutUntil: orNull(instant()),
  station: orNull(text()),
});

/** What is told of a product by its columns alone. */
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

export const variationGroups = defineTable('variation_groups', {
  id: text('document_id'),
  name: text(),
  state: code<VariationGroup['state']>(),
  availability,
  variations: readAs(json<StoredVariation[]>([]), (stored) => toVariations<StoredVariation>(stored)),
});

export const extraGroups = defineTable('extra_groups', {
  id: text('document_id'),
  name: text(),
  description: orElse(text(), ''),
  min: number(),
  max: number(),
  freeQuantity: number(),
  priceMethod: code<ExtraGroup['priceMethod']>(),
  display: code<ExtraGroup['display']>(),
  state: code<ExtraGroup['state']>(),
  availability,
  soldOutUntil: orNull(instant()),
  extras: readAs(json<StoredExtra[]>([]), toExtras),
});

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
