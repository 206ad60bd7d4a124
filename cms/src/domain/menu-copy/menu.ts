import type { Category, Extra, ExtraGroup, StaffFields, Product, Variation, VariationGroup } from '../menu';

/** A product as it is copied: what is sold out and what is left of it are its branch's own and stay there. */
export interface CopyProduct extends Omit<Product, 'stock' | 'soldOutUntil'>, StaffFields {}

export interface CopyVariationGroup extends Omit<VariationGroup, 'variations'> {
  internalName: string | null;
  variations: (Omit<Variation, 'stockQuantity'> & { sku: string | null })[];
}

export interface CopyExtraGroup extends Omit<ExtraGroup, 'extras'> {
  extras: Omit<Extra, 'stockQuantity'>[];
  internalName: string | null;
}

/** The menu of a branch as copying sees it, what is archived left out. */
export interface CopyMenu {
  categories: readonly Category[];
  products: readonly CopyProduct[];
  variationGroups: readonly CopyVariationGroup[];
  extraGroups: readonly CopyExtraGroup[];
}
