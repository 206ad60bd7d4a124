import { availableAt, type Menu, type MenuIndex, type SaleContext } from '../menu';
import { appearance, shownExtraGroup, shownProduct, shownVariationGroup } from './shown-menu';

/**
 * The menu as customers see it at a moment: the categories that are on and have something, what is for sale or may come
 * back the same day, and the groups of those. Extras that are pieces of products are expected to follow them already.
 *
 * @param index the same menu by id
 */
export function composeMenu(whole: Menu, index: MenuIndex, context: SaleContext) {
  const categories = whole.categories.filter(
    ({ state, availability }) =>
      state === 'ACTIVE' && availableAt(availability, context.now, context.timeZone),
  );
  const shown = new Set(categories.map(({ id }) => id));
  const products = whole.products.flatMap((product) => {
    const categoryIds = product.categoryIds.filter((id) => shown.has(id));
    const look = appearance(index, product, context);
    if (categoryIds.length === 0 || look === 'HIDDEN') return [];
    return [{ ...shownProduct(index, product, context), categoryIds, soldOut: look === 'SOLD_OUT' }];
  });
  const used = new Set(products.flatMap(({ categoryIds }) => categoryIds));
  const variations = new Set(products.map(({ variationGroupId }) => variationGroupId));
  return {
    categories: categories
      .filter(({ id }) => used.has(id))
      .map(({ id, name, description, imageUrl }) => ({ id, name, description, imageUrl })),
    products,
    variationGroups: whole.variationGroups
      .filter(({ id }) => variations.has(id))
      .map((group) => shownVariationGroup(group, context)),
    extraGroups: requiredGroups(
      products,
      whole.extraGroups.map((group) => shownExtraGroup(index, group, context)),
    ),
  };
}

export type ComposedMenu = ReturnType<typeof composeMenu>;

/** The part of a composed menu that is about some of its products: with their categories and groups. */
export function menuOf(menu: ComposedMenu, productIds: ReadonlySet<string>): ComposedMenu {
  const products = menu.products.filter(({ id }) => productIds.has(id));
  const categories = new Set(products.flatMap(({ categoryIds }) => categoryIds));
  const variations = new Set(products.map(({ variationGroupId }) => variationGroupId));
  return {
    products,
    categories: menu.categories.filter(({ id }) => categories.has(id)),
    variationGroups: menu.variationGroups.filter(({ id }) => variations.has(id)),
    extraGroups: requiredGroups(products, menu.extraGroups),
  };
}

/** What asks for groups of extras: a product, or an extra. */
interface Asking {
  extraGroupIds: string[];
}

/** Those of the groups that products ask for, and those that the extras of these ask for in turn. */
export function requiredGroups<G extends { id: string; extras: readonly Asking[] }>(
  products: readonly Asking[],
  groups: readonly G[],
): G[] {
  const askedBy = (asking: readonly Asking[]) =>
    new Set(asking.flatMap(({ extraGroupIds }) => extraGroupIds));
  const direct = askedBy(products);
  const nested = askedBy(groups.filter(({ id }) => direct.has(id)).flatMap(({ extras }) => extras));
  return groups.filter(({ id }) => direct.has(id) || nested.has(id));
}
