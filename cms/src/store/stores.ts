import type { Sql } from '../database/sql';
import { read } from '../database/transaction';
import { branches, loadStore, type LoadedStore } from './load-store';
import { branchByOldSlug } from './old-slugs';
import { storeVersion } from './version';

/** Stores lately used, by branch. A branch costs some hundred kilobytes; few instances serve thousands of them. */
const MOST = 500;
const kept = new Map<string, LoadedStore>();
const branchOfSlug = new Map<string, string>();

/** The store of a branch as it is now: kept between requests, loaded again when its number has grown. */
export async function storeOf(sql: Sql, branchId: string): Promise<LoadedStore | null> {
  const known = kept.get(branchId);
  if (known && known.version === (await storeVersion(sql, branchId))) return known;
  const store = await loadStore(sql, branchId);
  kept.delete(branchId);
  if (store) {
    kept.set(branchId, store);
    if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
  }
  return store;
}

/** The branch whose store page is at `/m/<slug>` or once was, or null. Unscoped: an address is public and there is one of it. */
async function branchIdOf(sql: Sql, slug: string): Promise<string | null> {
  const known = branchOfSlug.get(slug);
  if (known) return known;
  const row = await sql.one<{ document_id: string }>('SELECT document_id FROM branches WHERE slug = ?', [
    slug,
  ]);
  const found = row?.document_id ?? (await branchByOldSlug(sql, slug));
  if (!found) return null;
  if (branchOfSlug.size > MOST) branchOfSlug.clear();
  branchOfSlug.set(slug, found);
  return found;
}

/** The branch of an address, or null: what is asked of often is remembered. */
export const branchAt = (slug: string): Promise<string | null> => read((sql) => branchIdOf(sql, slug));

/**
 * The store at an address or formerly there, outside any transaction; null where none ever was, `closed` where it was
 * archived. An address stays with its branch: nobody else is given one that a branch had before.
 */
export async function storeAt(slug: string): Promise<LoadedStore | 'closed' | null> {
  return read(async (sql) => {
    const branchId = await branchIdOf(sql, slug);
    return branchId === null ? null : ((await storeOf(sql, branchId)) ?? 'closed');
  });
}

const others = branches.pick('slug', 'name', 'address');

/** Where else the business of an archived store sells, by name. Unscoped: of the business whose address it was. */
export async function storesBeside(slug: string): Promise<{ slug: string; name: string; place: string }[]> {
  return read(async (sql) => {
    const branchId = await branchIdOf(sql, slug);
    const rows = await others.select(
      sql,
      `state = 'ACTIVE' AND business_id = (SELECT business_id FROM branches WHERE document_id = ?)
        ORDER BY name LIMIT 20`,
      [branchId],
    );
    return rows.map(({ address: { district, city }, ...store }) => ({
      ...store,
      place: [district, city].filter((part) => part !== '').join(', '),
    }));
  });
}

/** The stores of several branches. */
export async function storesOf(sql: Sql, branchIds: readonly string[]): Promise<Map<string, LoadedStore>> {
  const stores = new Map<string, LoadedStore>();
  for (const branchId of new Set(branchIds)) {
    const store = await storeOf(sql, branchId);
    if (store) stores.set(branchId, store);
  }
  return stores;
}
