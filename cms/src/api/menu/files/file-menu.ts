import type { Sql } from '../../../database/sql';
import { seesCost } from '../../../domain/access';
import type { Menu, Product } from '../../../domain/menu';
import type { FileFields, FileLanguage, KnownMenu, KnownProduct, Notation } from '../../../domain/menu-files';
import { nextTurn } from '../../../event-loop/turns';
import type { Viewer } from '../../../sessions/viewer';
import { productsOf } from '../store/menu-rows';
import { loadOwnMenu } from './own-menu';

/** The menu of a branch as its file sees it. */
export interface FileMenu {
  slug: string;
  menu: Menu;
  known: KnownMenu;
  notation: Notation;
  /** Of each product the version it is at. */
  versions: ReadonlyMap<string, number>;
}

export async function loadFileMenu(
  sql: Sql,
  viewer: Viewer,
  { branchId, words }: { branchId: string; words: FileLanguage },
): Promise<FileMenu> {
  const { menu, slug, ...region } = await loadOwnMenu(sql, viewer, branchId, { path: 'branch' });
  await nextTurn();
  const stored = await productsOf(sql, { businessId: viewer.businessId, branchId });
  const rows = new Map(stored.map((row) => [row.id, row]));
  await nextTurn();
  const costs = seesCost(viewer);
  const known = (product: Product) => {
    const row = rows.get(product.id);
    return knownProduct(product, row && !costs ? { ...row, costCents: null } : row);
  };
  return {
    slug,
    menu,
    known: { ...menu, products: menu.products.map(known) },
    notation: { ...region, words },
    versions: new Map(stored.map(({ id, version }) => [id, version])),
  };
}

type ProductRow = Awaited<ReturnType<typeof productsOf>>[number];

function knownProduct(product: Product, row: ProductRow | undefined): KnownProduct {
  const { stock, state, ...fields } = product;
  return {
    ...fields,
    costCents: row?.costCents ?? null,
    sku: row?.sku ?? null,
    stock: stock.tracked ? stock.quantity : null,
    stockLowAt: row?.stockLowAt ?? null,
    state: state as FileFields['state'],
  };
}
