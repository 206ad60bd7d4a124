import type { Weekday } from '../time';
import type { ProductUnit } from './unit';

export type { Weekday };

/**
 * The menu as the rules see it: plain rows, money in minor units, instants as ISO-8601 UTC strings.
 * `soldOutUntil` is the instant until which something is sold out, SOLD_OUT_UNTIL_CHANGED for "until somebody says".
 */

/**
 * When something may be sold, in the branch's local time. Periods are `HH:mm`; `to` ≤ `from` ends the next day and
 * belongs to the day on which it starts. No days means every day, no periods means all day. Dates are 'YYYY-MM-DD',
 * both inclusive, and null leaves that side open.
 */
export interface Availability {
  days: Weekday[];
  periods: { from: string; to: string }[];
  fromDate: string | null;
  toDate: string | null;
}

export type ItemState = 'ACTIVE' | 'PAUSED' | 'ARCHIVED';

export interface Category {
  id: string;
  name: string;
  description: string;
  imageUrl: string | null;
  position: number;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  availability: Availability | null;
  soldOutUntil: string | null;
  /** Where its products are made that name no station themselves. */
  station: string | null;
}

/** How many pieces of a variation or an extra are left, where they are counted. */
export interface PartStock {
  stockTracked: boolean;
  /** From so many on few are left; null where nobody said. */
  stockLowAt: number | null;
  /** What is left; null where it is not tracked. */
  stockQuantity: number | null;
}

/** A size or kind of a product: exactly one of the group is chosen, and its price replaces the product's. */
export interface Variation extends PartStock {
  id: string;
  name: string;
  priceCents: number;
  promoPriceCents: number | null;
  position: number;
  isDefault: boolean;
  state: ItemState;
  availability: Availability | null;
  soldOutUntil: string | null;
}

export interface VariationGroup {
  id: string;
  name: string;
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  /** Out of it, products that come in these variations are not for sale. */
  availability: Availability | null;
  variations: Variation[];
}

/** How the chosen extras of a group become money: all of them, the dearest once, or their average. */
export type PriceMethod = 'SUM' | 'MAX' | 'AVG';

/** What an extra or a product costs with one of the variations, in place of the price it has otherwise. */
export interface VariationPrice {
  variationId: string;
  priceCents: number;
}

export interface Extra extends PartStock {
  id: string;
  name: string;
  description: string;
  priceCents: number;
  /** Dearer on a large pizza than on a small one; variations that are not named pay `priceCents`. */
  variationPrices: VariationPrice[];
  /** The product it is a piece of: gone with it, counted with it. */
  linkedProductId: string | null;
  /**
   * Groups that are asked for once it is chosen, in their order: "With fries" asks "Which sauce?". Their own extras ask
   * no further, see `nestingProblems`.
   */
  extraGroupIds: string[];
  imageUrl: string | null;
  position: number;
  maxQuantity: number;
  defaultQuantity: number;
  state: ItemState;
  availability: Availability | null;
  soldOutUntil: string | null;
}

/** `min`, `max` and `freeQuantity` count pieces, not different extras: two of one extra are two. */
export interface ExtraGroup {
  id: string;
  name: string;
  description: string;
  min: number;
  max: number;
  freeQuantity: number;
  priceMethod: PriceMethod;
  display: 'RADIO' | 'CHECKBOX' | 'QUANTITY';
  state: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  /** Out of it, it is not offered and demands nothing. */
  availability: Availability | null;
  /** Until then none of its extras can be had, see `sellOutWithGroups`. */
  soldOutUntil: string | null;
  extras: Extra[];
}

export interface Product {
  id: string;
  name: string;
  description: string;
  categoryIds: string[];
  imageUrls: string[];
  priceCents: number;
  promoPriceCents: number | null;
  /** First instant of the promotion; null = since ever. */
  promoFrom: string | null;
  /** First instant after the promotion; null = for ever. */
  promoTo: string | null;
  maxPerOrder: number | null;
  position: number;
  variationGroupId: string | null;
  /** Its own prices in variations of its group; a variation that is not named costs what the group says. */
  variationPrices: VariationPrice[];
  extraGroupIds: string[];
  availability: Availability | null;
  soldOutUntil: string | null;
  stock: { tracked: boolean; quantity: number };
  state: 'DRAFT' | 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  channels: { channel: string; visible: boolean; priceCents: number | null }[];
  allergens: string[];
  diets: string[];
  tags: string[];
  /** What one of its quantity, of its stock and of its price is. */
  unit: ProductUnit;
  serves: number | null;
  /** Kilocalories of one unit. */
  calories: number | null;
  alcoholic: boolean;
  station: string | null;
  preparationMin: number | null;
  kitchenName: string | null;
}

export interface Menu {
  categories: Category[];
  products: Product[];
  variationGroups: VariationGroup[];
  extraGroups: ExtraGroup[];
}
