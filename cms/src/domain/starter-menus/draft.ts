import type { Availability, ExtraGroup, PriceMethod } from '../menu';

/**
 * A menu before it is stored, its rows in their order. What is left out is as the API has it unless told. Amounts in minor
 * units.
 */
export interface MenuDraft {
  variationGroups: {
    /** How the products of the draft name it. */
    key: string;
    name: string;
    variations: { name: string; priceCents: number; isDefault?: boolean }[];
  }[];
  extraGroups: {
    key: string;
    name: string;
    description?: string;
    min: number;
    max: number;
    freeQuantity?: number;
    priceMethod?: PriceMethod;
    display: ExtraGroup['display'];
    /** Key of the group of variations in which its extras have prices of their own. */
    inSizes?: string;
    extras: {
      name: string;
      /** With no size, or in none of those that have a price of their own. */
      priceCents: number;
      /** What it costs in each variation of that group, in their order. */
      sizePrices?: number[];
      maxQuantity?: number;
      defaultQuantity?: number;
    }[];
  }[];
  categories: { name: string; description?: string; products: ProductDraft[] }[];
}

interface ProductDraft {
  name: string;
  description?: string;
  /** Where a size carries the price, that of the usual one: it is shown nowhere, and never misleads. */
  priceCents: number;
  /** Key of a group of the draft. */
  variationGroup?: string;
  extraGroups?: string[];
  serves?: number;
  alcoholic?: boolean;
  availability?: Availability;
}
