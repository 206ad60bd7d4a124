import type { Sql } from '../database/sql';
import type { Menu } from '../domain/menu';
import { leftOfParts } from '../stock/part-stock';
import {
  toCategory,
  toExtraGroup,
  toProduct,
  toVariationGroup,
  type CategoryRow,
  type ExtraGroupRow,
  type ProductRow,
  type VariationGroupRow,
} from './rows';

/** More than any menu has; a list without a limit is a promise nobody can keep. */
const MOST = 10_000;

/**
 * The whole menu of a branch, paused and sold out things included, what is archived left out; but for archived variations
 * and extras of groups that are not, see `withoutArchivedParts`.
 */
export async function loadMenu(sql: Sql, branchId: string): Promise<Menu> {
  const of = [branchId];
  const categories = await sql.all<CategoryRow>(
    `SELECT document_id, name, description, image_url, position, state, availability, sold_out_until, station
       FROM categories WHERE branch_id = ? AND state <> 'ARCHIVED' ORDER BY position, id LIMIT ${MOST}`,
    of,
  );
  const products = await sql.all<ProductRow>(
    `SELECT p.document_id, p.name, p.description, p.category_ids, p.image_urls, p.price_cents, p.promo_price_cents,
            p.promo_from, p.promo_to, p.max_per_order, p.position, p.variation_group_id, p.variation_prices,
            p.extra_group_ids, p.availability, p.sold_out_until, p.stock_tracked, s.quantity AS stock_quantity, p.state, p.channels, p.allergens, p.diets, p.tags,
            p.unit, p.serves, p.calories, p.alcoholic, p.station, p.preparation_min, p.kitchen_name
       FROM products p LEFT JOIN stock_levels s ON s.item_id = p.document_id
      WHERE p.branch_id = ? AND p.state <> 'ARCHIVED' ORDER BY p.position, p.id LIMIT ${MOST}`,
    of,
  );
  const variationGroups = await sql.all<VariationGroupRow>(
    `SELECT document_id, name, state, availability, variations FROM variation_groups WHERE branch_id = ? AND state <> 'ARCHIVED' ORDER BY id LIMIT ${MOST}`,
    of,
  );
  const extraGroups = await sql.all<ExtraGroupRow>(
    `SELECT document_id, name, description, min, max, free_quantity, price_method, display, state, availability,
            sold_out_until, extras
       FROM extra_groups WHERE branch_id = ? AND state <> 'ARCHIVED' ORDER BY id LIMIT ${MOST}`,
    of,
  );
  const sizes = variationGroups.map(toVariationGroup);
  const extras = extraGroups.map(toExtraGroup);
  const withLeft = await leftOfParts(sql, [
    ...sizes.flatMap((group) => group.variations),
    ...extras.flatMap((group) => group.extras),
  ]);
  return {
    categories: categories.map(toCategory),
    products: products.map(toProduct),
    variationGroups: sizes.map((group) => ({ ...group, variations: group.variations.map(withLeft) })),
    extraGroups: extras.map((group) => ({ ...group, extras: group.extras.map(withLeft) })),
  };
}
