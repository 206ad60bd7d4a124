import type { Sql } from '../../../database/sql';
import type { CopyMenu } from '../../../domain/menu-copy';
import type { Viewer } from '../../../sessions/viewer';
import { loadOwnMenu } from '../files/own-menu';
import { extraGroupsOf, productsOf, variationGroupsOf } from '../store/menu-rows';

/** A branch's menu as it is copied, and of each product the version it is at. */
export interface OwnCopyMenu {
  menu: CopyMenu;
  versions: ReadonlyMap<string, number>;
}

/** The menu of a branch the viewer reaches; any other branch does not exist. */
export async function copyMenuOf(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  path: string,
): Promise<OwnCopyMenu> {
  const { menu } = await loadOwnMenu(sql, viewer, branchId, { path });
  const scope = { businessId: viewer.businessId, branchId };
  const products = byId(await productsOf(sql, scope));
  const sizes = byId(await variationGroupsOf(sql, scope));
  const extras = byId(await extraGroupsOf(sql, scope));
  return {
    versions: new Map([...products].map(([id, { version }]) => [id, version])),
    menu: {
      categories: menu.categories,
      products: menu.products.map(({ stock, soldOutUntil: _soldOut, ...product }) => ({
        ...product,
        sku: products.get(product.id)?.sku ?? null,
        costCents: products.get(product.id)?.costCents ?? null,
        stockTracked: stock.tracked,
        stockLowAt: products.get(product.id)?.stockLowAt ?? null,
      })),
      variationGroups: menu.variationGroups.map((group) => {
        const stored = sizes.get(group.id);
        const codes = new Map(stored?.variations.map(({ id, sku }) => [id, sku ?? null]));
        return {
          ...group,
          internalName: stored?.internalName ?? null,
          variations: group.variations.map(({ stockQuantity: _left, ...one }) => ({
            ...one,
            sku: codes.get(one.id) ?? null,
          })),
        };
      }),
      extraGroups: menu.extraGroups.map((group) => ({
        ...group,
        extras: group.extras.map(({ stockQuantity: _left, ...extra }) => extra),
        internalName: extras.get(group.id)?.internalName ?? null,
      })),
    },
  };
}

const byId = <R extends { id: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.id, row]));
