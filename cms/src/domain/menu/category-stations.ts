import type { Menu } from './menu';

/**
 * The menu as it stands once every product that names no station is made at that of its category, the first of its
 * categories that has one.
 *
 * @returns a menu of the same rows; only such products are others
 */
export function applyCategoryStations(menu: Menu): Menu {
  const stations = new Map(menu.categories.map(({ id, station }) => [id, station]));
  if ([...stations.values()].every((station) => station === null)) return menu;
  const products = menu.products.map((product) => {
    if (product.station !== null) return product;
    const station = product.categoryIds.map((id) => stations.get(id) ?? null).find((one) => one !== null);
    return station === undefined ? product : { ...product, station };
  });
  return { ...menu, products };
}
