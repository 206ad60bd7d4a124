import type { StoreMenuDto, StoreProduct } from '@contracts/storefront';
import type { ProductUnit } from '@domain/menu';

export type StoreVariationGroup = StoreMenuDto['variationGroups'][number];
export type StoreVariation = StoreVariationGroup['variations'][number];
export type StoreExtraGroup = StoreMenuDto['extraGroups'][number];
export type StoreExtra = StoreExtraGroup['extras'][number];
export type StoreCategory = StoreMenuDto['categories'][number];

/** A menu whose parts are found by id. */
export interface StoreMenu {
  categories: StoreCategory[];
  products: ReadonlyMap<string, StoreProduct>;
  variationGroups: ReadonlyMap<string, StoreVariationGroup>;
  extraGroups: ReadonlyMap<string, StoreExtraGroup>;
}

export function storeMenu(dto: StoreMenuDto): StoreMenu {
  const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
  return {
    categories: dto.categories,
    products: byId(dto.products),
    variationGroups: byId(dto.variationGroups),
    extraGroups: byId(dto.extraGroups),
  };
}

/** What one of a product is; a piece for what the menu no longer has. */
export const unitOf = ({ productId }: { productId: string }, menu: StoreMenu): ProductUnit =>
  menu.products.get(productId)?.unit ?? 'UN';

export interface MenuSection {
  category: StoreCategory;
  products: StoreProduct[];
}

/** The categories that have something in them, in the order of the menu. */
export function menuSections(
  menu: StoreMenu,
  products: Iterable<StoreProduct> = menu.products.values(),
): MenuSection[] {
  const byCategory = new Map<string, StoreProduct[]>(menu.categories.map(({ id }) => [id, []]));
  for (const product of products) {
    for (const categoryId of product.categoryIds) byCategory.get(categoryId)?.push(product);
  }
  return menu.categories
    .map((category) => ({ category, products: byCategory.get(category.id) ?? [] }))
    .filter((section) => section.products.length > 0);
}

/** What the customer likes of what the menu has, as a section of its own; none where that is nothing. */
export function favouritesSection(menu: StoreMenu, ids: readonly string[], name: string): MenuSection[] {
  const products = ids.map((id) => menu.products.get(id)).filter((product) => product !== undefined);
  return products.length > 0
    ? [{ category: { id: 'favourites', name, description: '', imageUrl: null }, products }]
    : [];
}

/** What asks for groups of extras: a product, or an extra once it is chosen. */
export type OptionOwner = Pick<StoreProduct, 'extraGroupIds'>;

/** The groups that a product or an extra asks for, in its order; one that is not on the menu asks for nothing. */
export function extraGroupsOf(menu: StoreMenu, { extraGroupIds }: OptionOwner): StoreExtraGroup[] {
  return extraGroupIds.map((id) => menu.extraGroups.get(id)).filter((group) => group !== undefined);
}
