import { MAX_LISTED_RELEASES, type MenuReleaseDto } from '../../../contracts/menu-releases';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenuBranch } from '../files/own-menu';
import { presentRelease } from '../releases/present-release';
import { listedReleases } from '../store/releases';

/** The releases of a branch: those that are still to come, and the newest of the others. */
export async function listReleases(
  viewer: Viewer,
  branchId: string,
  language: Language,
): Promise<MenuReleaseDto[]> {
  const rows = await read(async (sql) => {
    await ownMenuBranch(sql, viewer, branchId, 'branch');
    return listedReleases(sql, { businessId: viewer.businessId, branchId }, MAX_LISTED_RELEASES);
  });
  return rows.map((row) => presentRelease(row, language));
}
