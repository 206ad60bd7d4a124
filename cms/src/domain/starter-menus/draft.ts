import type { Availability, ExtraGroup, PriceMethod } from '../menu';

/** A menu before it is stored: names where a stored row has ids. Amounts in minor units. */
export interface MenuDraft {
  variationGroups: VariationGroupDraft[];
  extraGroups: ExtraGroupDraft[];
  categories: CategoryDraft[];
}

export interface VariationGroupDraft {
  /** How the products of the draft name it. */
  key: string;
  name: string;
  variations: { name: string; priceCents: number; position: number; isDefault: boolean }[];
}

export interface ExtraGroupDraft {
  key: string;
  name: string;
  description: string;
  min: number;
  max: number;
  freeQuantity: number;
  priceMethod: PriceMethod;
  display: ExtraGroup['display'];
  /** Key of the group of variations in which its extras have prices of their own. */
  inSizes: string | null;
  extras: {
    name: string;
    /** With no size, or in none of those that have a price of their own. */
    priceCents: number;
    /** What it costs in each variation of that group, in their order; empty without such a group. */
    sizePrices: number[];
    position: number;
    maxQuantity: number;
    defaultQuantity: number;
  }[];
}

interface CategoryDraft {
  name: string;
  description: string;
  products: ProductDraft[];
}

export interface ProductDraft {
  name: string;
  description: string;
  priceCents: number;
  /** Key of a group of the draft. */
  variationGroup: string | null;
  extraGroups: string[];
  serves: number | null;
  alcoholic: boolean;
  availability: Availability | null;
}
