import type { Sql } from '../database/sql';
import { read } from '../database/transaction';
import { loadStore, type LoadedStore } from './load-store';
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

/** The branch behind an address `/m/<slug>`, or null. Unscoped: an address is public and there is one of it. */
async function branchIdOf(sql: Sql, slug: string): Promise<string | null> {
  const known = branchOfSlug.get(slug);
  if (known) return known;
  const row = await sql.one<{ document_id: string }>(
    "SELECT document_id FROM branches WHERE slug = ? AND state <> 'ARCHIVED'",
    [slug],
  );
  if (!row) return null;
  if (branchOfSlug.size > MOST) branchOfSlug.clear();
  branchOfSlug.set(slug, row.document_id);
  return row.document_id;
}

/** The store at an address, outside any transaction. A slug that moved to another branch is looked up again. */
export async function storeAt(slug: string): Promise<LoadedStore | null> {
  return read(async (sql) => {
    for (const retry of [false, true]) {
      const branchId = await branchIdOf(sql, slug);
      if (!branchId) return null;
      const store = await storeOf(sql, branchId);
      if (store?.branch.slug === slug || retry) return store?.branch.slug === slug ? store : null;
      branchOfSlug.delete(slug);
    }
    return null;
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
