import type { Sql } from '../../../database/sql';
import { seesCost } from '../../../domain/access';
import type { Menu, Product } from '../../../domain/menu';
import type { FileFields, FileLanguage, KnownMenu, KnownProduct, Notation } from '../../../domain/menu-files';
import { nextTurn } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenu } from './own-menu';

/** The menu of a branch as its file sees it. */
export interface FileMenu {
  slug: string;
  menu: Menu;
  known: KnownMenu;
  notation: Notation;
  /** Of each product the version it is at. */
  versions: ReadonlyMap<string, number>;
}

export async function fileMenu(
  sql: Sql,
  viewer: Viewer,
  { branchId, words }: { branchId: string; words: FileLanguage },
): Promise<FileMenu> {
  const { menu, slug, ...region } = await ownMenu(sql, viewer, branchId, { path: 'branch' });
  await nextTurn();
  const rows = await productRows(sql, branchId);
  await nextTurn();
  const costs = seesCost(viewer);
  const known = (product: Product) => {
    const row = rows.get(product.id);
    return knownProduct(product, row && !costs ? { ...row, cost_cents: null } : row);
  };
  return {
    slug,
    menu,
    known: { ...menu, products: menu.products.map(known) },
    notation: { ...region, words },
    versions: new Map([...rows].map(([id, { version }]) => [id, version])),
  };
}

/** What the rules of ordering do not read of a product, and a file can change. */
interface ProductRow {
  document_id: string;
  version: number;
  sku: string | null;
  cost_cents: number | null;
  stock_low_at: number | null;
}

async function productRows(sql: Sql, branchId: string): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await sql.all<ProductRow>(
    `SELECT document_id, version, sku, cost_cents, stock_low_at FROM products
      WHERE branch_id = ? AND state <> 'ARCHIVED' ORDER BY position, id LIMIT 10000`,
    [branchId],
  );
  return new Map(rows.map((row) => [row.document_id, row]));
}

function knownProduct(product: Product, row: ProductRow | undefined): KnownProduct {
  const { stock, state, ...fields } = product;
  return {
    ...fields,
    costCents: row?.cost_cents ?? null,
    sku: row?.sku ?? null,
    stock: stock.tracked ? stock.quantity : null,
    stockLowAt: row?.stock_low_at ?? null,
    state: state as FileFields['state'],
  };
}
