import type { Sql } from '../../../database/sql';
import { withoutArchivedParts, type Menu } from '../../../domain/menu';
import { invalid } from '../../../errors/api-error';
import { reachesBranch } from '../../../domain/access';
import type { Viewer } from '../../../sessions/viewer';
import { loadMenu } from '../../../store/load-menu';
import { bumpStoreVersion } from '../../../store/version';

/** What reading and writing a whole menu needs to know of its branch. */
export interface OwnMenu {
  currency: string;
  language: 'en' | 'pt-BR' | 'es';
  timeZone: string;
  slug: string;
  menu: Menu;
}

interface BranchRow {
  currency: string;
  default_language: OwnMenu['language'];
  timezone: string;
  slug: string;
}

/**
 * The menu of a branch the viewer reaches; any other branch does not exist. With `lock`, in a transaction, nobody else
 * who locks it gets it until the commit.
 */
export async function ownMenu(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  { lock = false, path = 'branchId' }: { lock?: boolean; path?: string } = {},
): Promise<OwnMenu> {
  const row = await ownMenuBranch(sql, viewer, branchId, path);
  if (lock) await bumpStoreVersion(sql, branchId);
  const { currency, default_language: language, timezone: timeZone, slug } = row;
  return { currency, language, timeZone, slug, menu: withoutArchivedParts(await loadMenu(sql, branchId)) };
}

/** The branch alone; refused at `path` where the viewer does not reach it. */
export async function ownMenuBranch(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  path: string,
): Promise<BranchRow> {
  const row = reachesBranch(viewer, branchId)
    ? await sql.one<BranchRow>(
        `SELECT o.currency, o.default_language, b.timezone, b.slug FROM branches b JOIN businesses o ON o.document_id = b.business_id
          WHERE b.document_id = ? AND b.business_id = ? AND b.state <> 'ARCHIVED'`,
        [branchId, viewer.businessId],
      )
    : undefined;
  if (!row) throw invalid([{ code: 'UNKNOWN_BRANCH', path: [path] }]);
  return row;
}
