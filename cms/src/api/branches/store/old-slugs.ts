import type { Sql } from '../../../database/sql';

/** Has the former address of a branch lead to it from now on. */
export const redirectSlug = (
  sql: Sql,
  { slug, businessId, branchId }: { slug: string; businessId: string; branchId: string },
  now: Date,
): Promise<number> =>
  sql.run('INSERT INTO branch_slugs (slug, business_id, branch_id, at) VALUES (?, ?, ?, ?)', [
    slug,
    businessId,
    branchId,
    now.getTime(),
  ]);

/**
 * A branch has come back to an address that it had before. Unscoped: an address on the web is public, and there is one
 * of it in all businesses.
 */
export const removeSlugRedirect = (sql: Sql, slug: string, branchId: string): Promise<number> =>
  sql.run('DELETE FROM branch_slugs WHERE slug = ? AND branch_id = ?', [slug, branchId]);
