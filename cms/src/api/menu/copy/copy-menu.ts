import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import type { CopyMenu } from '../../../domain/menu-copy';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenu } from '../files/own-menu';

/** A branch's menu as it is copied, and of each product the version it is at. */
export interface OwnCopyMenu {
  menu: CopyMenu;
  versions: ReadonlyMap<string, number>;
}

interface ProductRow {
  document_id: string;
  version: number;
  sku: string | null;
  cost_cents: number | null;
  stock_low_at: number | null;
}

/** The menu of a branch the viewer reaches; any other branch does not exist. */
export async function copyMenuOf(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  path: string,
): Promise<OwnCopyMenu> {
  const { menu } = await ownMenu(sql, viewer, branchId, { path });
  const products = await rowsById<ProductRow>(
    sql,
    'SELECT document_id, version, sku, cost_cents, stock_low_at FROM products',
    branchId,
  );
  const sizes = await rowsById<{
    document_id: string;
    internal_name: string | null;
    variations: JsonColumn;
  }>(sql, 'SELECT document_id, internal_name, variations FROM variation_groups', branchId);
  const extras = await rowsById<{ document_id: string; internal_name: string | null }>(
    sql,
    'SELECT document_id, internal_name FROM extra_groups',
    branchId,
  );
  return {
    versions: new Map([...products].map(([id, { version }]) => [id, version])),
    menu: {
      categories: menu.categories,
      products: menu.products.map(({ stock, soldOutUntil: _soldOut, ...product }) => ({
        ...product,
        sku: products.get(product.id)?.sku ?? null,
        costCents: products.get(product.id)?.cost_cents ?? null,
        stockTracked: stock.tracked,
        stockLowAt: products.get(product.id)?.stock_low_at ?? null,
      })),
      variationGroups: menu.variationGroups.map((group) => {
        const stored = json<{ id: string; sku?: string | null }[]>(
          sizes.get(group.id)?.variations ?? null,
          [],
        );
        const codes = new Map(stored.map(({ id, sku }) => [id, sku ?? null]));
        return {
          ...group,
          internalName: sizes.get(group.id)?.internal_name ?? null,
          variations: group.variations.map(({ stockQuantity: _left, ...one }) => ({
            ...one,
            sku: codes.get(one.id) ?? null,
          })),
        };
      }),
      extraGroups: menu.extraGroups.map((group) => ({
        ...group,
        extras: group.extras.map(({ stockQuantity: _left, ...extra }) => extra),
        internalName: extras.get(group.id)?.internal_name ?? null,
      })),
    },
  };
}

async function rowsById<R extends { document_id: string }>(
  sql: Sql,
  select: string,
  branchId: string,
): Promise<ReadonlyMap<string, R>> {
  const rows = await sql.all<R>(`${select} WHERE branch_id = ? AND state <> 'ARCHIVED' LIMIT 10000`, [
    branchId,
  ]);
  return new Map(rows.map((row) => [row.document_id, row]));
}
