import { MAX_LISTED_RELEASES, type MenuReleaseDto } from '../../../contracts/menu-releases';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { OPEN_RELEASE_STATES } from '../../../domain/menu-releases';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenuBranch } from '../files/own-menu';
import { presentRelease } from '../releases/present-release';
import { RELEASE_COLUMNS, type ReleaseRow } from '../releases/release-row';

/** The releases of a branch: those that are still to come, and the newest of the others. */
export async function listReleases(
  viewer: Viewer,
  branchId: string,
  language: Language,
): Promise<MenuReleaseDto[]> {
  const open = OPEN_RELEASE_STATES.map((state) => `'${state}'`).join(', ');
  const rows = await read(async (sql) => {
    await ownMenuBranch(sql, viewer, branchId, 'branch');
    return sql.all<ReleaseRow>(
      `SELECT ${RELEASE_COLUMNS} FROM menu_releases r WHERE r.business_id = ? AND r.branch_id = ?
        ORDER BY CASE WHEN r.state IN (${open}) THEN 0 ELSE 1 END, r.updated_at DESC, r.id LIMIT ${MAX_LISTED_RELEASES}`,
      [viewer.businessId, branchId],
    );
  });
  return rows.map((row) => presentRelease(row, language));
}
