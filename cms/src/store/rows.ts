import {
  instant,
  json,
  boolean,
  type BooleanColumn,
  type InstantColumn,
  type JsonColumn,
} from '../database/columns';
import type {
  Availability,
  Category,
  Extra,
  ExtraGroup,
  PartStock,
  Product,
  ProductUnit,
  Variation,
  VariationGroup,
  VariationPrice,
} from '../domain/menu';

/** How the menu's rows in the database become the domain's words. */

export interface CategoryRow {
  document_id: string;
  name: string;
  description: string | null;
  image_url: string | null;
  position: number;
  state: Category['state'];
  availability: JsonColumn;
  sold_out_until: InstantColumn;
  station: string | null;
}

export function toCategory(row: CategoryRow): Category {
  return {
    id: row.document_id,
    name: row.name,
    description: row.description ?? '',
    imageUrl: row.image_url,
    position: row.position,
    state: row.state,
    availability: json<Availability | null>(row.availability, null),
    soldOutUntil: instant(row.sold_out_until),
    station: row.station,
  };
}

export interface ProductRow {
  document_id: string;
  name: string;
  description: string | null;
  category_ids: JsonColumn;
  image_urls: JsonColumn;
  price_cents: number;
  promo_price_cents: number | null;
  promo_from: InstantColumn;
  promo_to: InstantColumn;
  max_per_order: number | null;
  position: number;
  variation_group_id: string | null;
  variation_prices: JsonColumn;
  extra_group_ids: JsonColumn;
  availability: JsonColumn;
  sold_out_until: InstantColumn;
  stock_tracked: BooleanColumn;
  stock_quantity: number | null;
  state: Product['state'];
  channels: JsonColumn;
  allergens: JsonColumn;
  diets: JsonColumn;
  tags: JsonColumn;
  unit: ProductUnit | null;
  serves: number | null;
  calories: number | null;
  alcoholic: BooleanColumn;
  station: string | null;
  preparation_min: number | null;
  kitchen_name: string | null;
}

export function toProduct(row: ProductRow): Product {
  return {
    id: row.document_id,
    name: row.name,
    description: row.description ?? '',
    categoryIds: json<string[]>(row.category_ids, []),
    imageUrls: json<string[]>(row.image_urls, []),
    priceCents: row.price_cents,
    promoPriceCents: row.promo_price_cents,
    promoFrom: instant(row.promo_from),
    promoTo: instant(row.promo_to),
    maxPerOrder: row.max_per_order,
    position: row.position,
    variationGroupId: row.variation_group_id,
    variationPrices: json<VariationPrice[]>(row.variation_prices, []),
    extraGroupIds: json<string[]>(row.extra_group_ids, []),
    availability: json<Availability | null>(row.availability, null),
    soldOutUntil: instant(row.sold_out_until),
    stock: { tracked: boolean(row.stock_tracked), quantity: row.stock_quantity ?? 0 },
    state: row.state,
    channels: json<Product['channels']>(row.channels, []),
    allergens: json<string[]>(row.allergens, []),
    diets: json<string[]>(row.diets, []),
    tags: json<string[]>(row.tags, []),
    unit: row.unit ?? 'UN',
    serves: row.serves,
    calories: row.calories,
    alcoholic: boolean(row.alcoholic),
    station: row.station,
    preparationMin: row.preparation_min,
    kitchenName: row.kitchen_name,
  };
}

export interface VariationGroupRow {
  document_id: string;
  name: string;
  state: VariationGroup['state'];
  availability: JsonColumn;
  variations: JsonColumn;
}

export function toVariationGroup(
  row: VariationGroupRow,
): Omit<VariationGroup, 'variations'> & { variations: StoredVariation[] } {
  return {
    id: row.document_id,
    name: row.name,
    state: row.state,
    availability: json<Availability | null>(row.availability, null),
    variations: toVariations<StoredVariation>(row.variations),
  };
}

export interface ExtraGroupRow {
  document_id: string;
  name: string;
  description: string | null;
  min: number;
  max: number;
  free_quantity: number;
  price_method: ExtraGroup['priceMethod'];
  display: ExtraGroup['display'];
  state: ExtraGroup['state'];
  availability: JsonColumn;
  sold_out_until: InstantColumn;
  extras: JsonColumn;
}

export function toExtraGroup(row: ExtraGroupRow): Omit<ExtraGroup, 'extras'> & { extras: StoredExtra[] } {
  return {
    id: row.document_id,
    name: row.name,
    description: row.description ?? '',
    min: row.min,
    max: row.max,
    freeQuantity: row.free_quantity,
    priceMethod: row.price_method,
    display: row.display,
    state: row.state,
    availability: json<Availability | null>(row.availability, null),
    soldOutUntil: instant(row.sold_out_until),
    extras: toExtras(row.extras),
  };
}

/** Parts of groups as they are stored: what is left of them stands elsewhere. */
export type StoredVariation = Omit<Variation, 'stockQuantity'>;
export type StoredExtra = Omit<Extra, 'stockQuantity'>;

/** The variations of a group; those stored before they had times and stock are always for sale. */
export function toVariations<V extends StoredVariation>(column: JsonColumn): V[] {
  return json<V[]>(column, []).map((variation) => ({
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
  return json<(Omit<StoredExtra, Later> & Partial<Pick<StoredExtra, Later>>)[]>(column, []).map((extra) => ({
    ...extra,
    variationPrices: extra.variationPrices ?? [],
    linkedProductId: extra.linkedProductId ?? null,
    extraGroupIds: extra.extraGroupIds ?? [],
    availability: extra.availability ?? null,
    ...stockOf(extra),
  }));
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
