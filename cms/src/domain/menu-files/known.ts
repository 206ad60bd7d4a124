import type { FileFields } from './file-fields';
import type { VariationPrice } from '../menu';
import type { Named } from './names';

/** A product as the menu has it now. */
export interface KnownProduct extends FileFields {
  id: string;
  name: string;
  categoryIds: readonly string[];
  variationGroupId: string | null;
  variationPrices: readonly VariationPrice[];
  extraGroupIds: readonly string[];
}

export interface KnownVariationGroup extends Named {
  variations: readonly Named[];
}

/** A menu as its file has it: what is archived left out, products in the order of the menu. */
export interface KnownMenu {
  categories: readonly Named[];
  variationGroups: readonly KnownVariationGroup[];
  extraGroups: readonly Named[];
  products: readonly KnownProduct[];
}
