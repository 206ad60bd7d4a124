import type { Sql } from '../database/sql';

/**
 * The branch whose store page once stood at this address, or null. Unscoped: an address on the web is public, and there
 * is one of it in all businesses.
 */
export async function branchByOldSlug(sql: Sql, slug: string): Promise<string | null> {
  const row = await sql.one<{ branch_id: string }>('SELECT branch_id FROM branch_slugs WHERE slug = ?', [
    slug,
  ]);
  return row?.branch_id ?? null;
}
