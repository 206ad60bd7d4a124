import type { Sql } from '../../database/sql';
import { ApiError } from '../../errors/api-error';
import { branchByOldSlug } from '../../store/old-slugs';
import { removeSlugRedirect, redirectSlug } from './store/old-slugs';

interface Addressed {
  documentId: string;
  businessId: string;
  slug: string;
}

/**
 * Keeps where a branch was: its former address leads on to the new one and is nobody else's. Called in the row's own
 * transaction once it is written, so that of two branches, one leaving an address and one taking it, the second finds
 * what the first has left.
 */
export async function recordSlug(
  sql: Sql,
  row: Addressed,
  before: Addressed | null,
  now: Date,
): Promise<void> {
  if (row.slug === before?.slug) return;
  await removeSlugRedirect(sql, row.slug, row.documentId);
  if (await branchByOldSlug(sql, row.slug)) throw new ApiError(409, 'ALREADY_EXISTS', { path: ['slug'] });
  if (!before) return;
  const { documentId: branchId, businessId } = row;
  await redirectSlug(sql, { slug: before.slug, businessId, branchId }, now);
}
