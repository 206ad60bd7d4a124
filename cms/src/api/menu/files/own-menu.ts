import type { Sql } from '../../../database/sql';
import { withoutArchivedParts, type Menu } from '../../../domain/menu';
import { invalid } from '../../../errors/api-error';
import { reachesBranch } from '../../../domain/access';
import type { Viewer } from '../../../sessions/viewer';
import { loadMenu } from '../../../store/load-menu';
import { bumpStoreVersion } from '../../../store/version';
import { branchInUse } from '../../branches/exports';
import { businessOf } from '../../businesses/exports';

/** What reading and writing a whole menu needs to know of its branch. */
export interface OwnMenu {
  currency: string;
  country: string;
  timeZone: string;
  slug: string;
  menu: Menu;
}

/**
 * The menu of a branch the viewer reaches; any other branch does not exist. With `lock`, in a transaction, nobody else
 * who locks it gets it until the commit.
 */
export async function loadOwnMenu(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  { lock = false, path = 'branchId' }: { lock?: boolean; path?: string } = {},
): Promise<OwnMenu> {
  const { slug, timezone: timeZone } = await ownMenuBranch(sql, viewer, branchId, path);
  if (lock) await bumpStoreVersion(sql, branchId);
  const { currency, country } = await businessOf(sql, viewer.businessId);
  return { currency, country, timeZone, slug, menu: withoutArchivedParts(await loadMenu(sql, branchId)) };
}

/** The branch alone; refused at `path` where the viewer does not reach it. */
export async function ownMenuBranch(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  path: string,
): Promise<{ slug: string; timezone: string }> {
  const branch = reachesBranch(viewer, branchId) ? await branchInUse(sql, viewer.businessId, branchId) : null;
  if (!branch) throw invalid([{ code: 'UNKNOWN_BRANCH', path: [path] }]);
  return branch;
}
