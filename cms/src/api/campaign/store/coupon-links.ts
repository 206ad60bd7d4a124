import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';

interface Page {
  document_id: string;
  slug: string;
}

/**
 * The addresses of store pages with a coupon's code.
 * @returns for a code and the branches of its coupon (none = all) the links of live branches, by name
 */
export async function couponLinks(sql: Sql, businessId: string) {
  const pages = await sql.all<Page>(
    "SELECT document_id, slug FROM branches WHERE business_id = ? AND state <> 'ARCHIVED' ORDER BY name LIMIT 200",
    [businessId],
  );
  return (code: string, branchIds: readonly string[]): { branchId: string; url: string }[] =>
    pages
      .filter(({ document_id }) => branchIds.length === 0 || branchIds.includes(document_id))
      .map(({ document_id, slug }) => ({
        branchId: document_id,
        url: `${environment.publicUrl}/m/${slug}?c=${encodeURIComponent(code)}`,
      }));
}
