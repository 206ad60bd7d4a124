import type { Sql } from '../database/sql';
import type { Menu } from '../domain/menu';
import { nextTurn } from '../event-loop/turns';
import { stockOfParts } from './part-stock';
import { categories, extraGroups, products, variationGroups } from './rows';

/** More than any menu has; a list without a limit is a promise nobody can keep. */
const MOST = 10_000;

/**
 * The whole menu of a branch, paused and sold out things included, what is archived left out; but for archived variations
 * and extras of groups that are not, see `withoutArchivedParts`. Unscoped: what a branch sells is public.
 */
export async function loadMenu(sql: Sql, branchId: string): Promise<Menu> {
  const all = "branch_id = ? AND state <> 'ARCHIVED'";
  const of = [branchId];
  const found = {
    categories: await categories.select(sql, `${all} ORDER BY position, id LIMIT ${MOST}`, of),
    products: await products.selectInPieces(sql, `${all} ORDER BY position, id LIMIT ${MOST}`, of),
    variationGroups: await variationGroups.select(sql, `${all} ORDER BY id LIMIT ${MOST}`, of),
    extraGroups: await extraGroups.select(sql, `${all} ORDER BY id LIMIT ${MOST}`, of),
  };
  const withLeft = await stockOfParts(sql, [
    ...found.products,
    ...found.variationGroups.flatMap((group) => group.variations),
    ...found.extraGroups.flatMap((group) => group.extras),
  ]);
  await nextTurn();
  return {
    categories: found.categories,
    products: found.products.map((row) => {
      const { stockTracked: tracked, stockQuantity, ...product } = withLeft(row);
      return { ...product, stock: { tracked, quantity: stockQuantity ?? 0 } };
    }),
    variationGroups: found.variationGroups.map((group) => ({
      ...group,
      variations: group.variations.map(withLeft),
    })),
    extraGroups: found.extraGroups.map((group) => ({ ...group, extras: group.extras.map(withLeft) })),
  };
}
