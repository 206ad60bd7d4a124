import { ALL } from '../../../contracts/wallet';
import type { Sql } from '../../../database/sql';
import type { Viewer } from '../../../sessions/viewer';
import { ownStore } from '../../branches/use-cases/own-store';

/**
 * The branches whose entries are read; null for all entries of the business, those without a branch included.
 *
 * @param branch the id of a branch, or `all`
 * @throws 404 NOT_FOUND for a branch that the viewer does not reach
 */
export async function branchScope(
  sql: Sql,
  viewer: Viewer,
  branch: string,
): Promise<readonly string[] | null> {
  if (branch === ALL) return viewer.branchIds.length === 0 ? null : viewer.branchIds;
  await ownStore(sql, viewer, branch);
  return [branch];
}
