import type { Weekday } from '../time';
import type { StaffFields, ProductFields } from './product-fields';

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
  /** Until then none of its extras can be had, see `applySoldOutGroups`. */
  soldOutUntil: string | null;
  extras: Extra[];
}

/** A channel of sale where a product is not shown, or has a price of its own. */
export interface Channel {
  channel: string;
  visible: boolean;
  priceCents: number | null;
}

export interface Product extends Omit<ProductFields, keyof StaffFields> {
  id: string;
  position: number;
  stock: { tracked: boolean; quantity: number };
  state: 'DRAFT' | 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
}

export interface Menu {
  categories: Category[];
  products: Product[];
  variationGroups: VariationGroup[];
  extraGroups: ExtraGroup[];
}
