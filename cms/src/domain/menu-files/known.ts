import type { FileFields } from './fields';
import type { Named } from './names';

/** A product as the menu has it now. */
export interface KnownProduct extends FileFields {
  id: string;
  name: string;
  categoryIds: readonly string[];
  variationGroupId: string | null;
  extraGroupIds: readonly string[];
}

/** A menu as its file has it: what is archived left out, products in the order of the menu. */
export interface KnownMenu {
  categories: readonly Named[];
  variationGroups: readonly Named[];
  extraGroups: readonly Named[];
  products: readonly KnownProduct[];
}
