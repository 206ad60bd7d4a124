import type { Sql } from '../../../database/sql';
import type { Menu } from '../../../domain/menu';
import { invalid } from '../../../errors/api-error';
import { reachesBranch } from '../../../domain/access';
import type { Viewer } from '../../../sessions/viewer';
import { loadMenu } from '../../../store/load-menu';
import { touchStore } from '../../../store/version';

/** What reading and writing a whole menu needs to know of its branch. */
export interface OwnMenu {
  currency: string;
  language: 'en' | 'pt-BR' | 'es';
  menu: Menu;
}

/**
 * The menu of a branch the viewer reaches; any other branch does not exist. With `lock`, in a transaction, nobody else
 * who locks it gets it until the commit.
 */
export async function ownMenu(
  sql: Sql,
  viewer: Viewer,
  branchId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnMenu> {
  const row = reachesBranch(viewer, branchId)
    ? await sql.one<{ currency: string; default_language: OwnMenu['language'] }>(
        `SELECT o.currency, o.default_language FROM branches b JOIN businesses o ON o.document_id = b.business_id
          WHERE b.document_id = ? AND b.business_id = ? AND b.state <> 'ARCHIVED'`,
        [branchId, viewer.businessId],
      )
    : undefined;
  if (!row) throw invalid([{ code: 'UNKNOWN_BRANCH', path: ['branchId'] }]);
  if (lock) await touchStore(sql, branchId);
  return { currency: row.currency, language: row.default_language, menu: await loadMenu(sql, branchId) };
}
