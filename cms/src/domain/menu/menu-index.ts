import type { Category, Extra, ExtraGroup, Menu, Product, VariationGroup } from './menu';

/** A menu by id. `extras` holds, for each group, its extras: an extra's id need only be unique in its group. */
export interface MenuIndex {
  categories: ReadonlyMap<string, Category>;
  products: ReadonlyMap<string, Product>;
  variationGroups: ReadonlyMap<string, VariationGroup>;
  extraGroups: ReadonlyMap<string, ExtraGroup>;
  extras: ReadonlyMap<string, ReadonlyMap<string, Extra>>;
}

/** Makes every part of a menu found in one step. The maps hold the menu's own objects and its order. */
export function indexMenu(menu: Menu): MenuIndex {
  return {
    categories: byId(menu.categories),
    products: byId(menu.products),
    variationGroups: byId(menu.variationGroups),
    extraGroups: byId(menu.extraGroups),
    extras: new Map(menu.extraGroups.map((group) => [group.id, byId(group.extras)])),
  };
}

function byId<T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
