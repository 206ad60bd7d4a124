import { MAX_STAGED, type StagedMenuDto } from '../../../contracts/menu-releases';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { CEILINGS } from '../../../domain/limits';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenuBranch } from '../files/own-menu';
import { presentRelease } from '../releases/present-release';
import { seenFields } from '../releases/row-difference';
import { openReleases } from '../store/releases';
import { stagedIn } from '../store/staged-changes';

/** What of a branch's menu is to change by releases that are still to come, so that nobody is surprised. */
export async function listStaged(
  viewer: Viewer,
  branchId: string,
  language: Language,
): Promise<StagedMenuDto> {
  const [releases, rows] = await read(async (sql) => {
    await ownMenuBranch(sql, viewer, branchId, 'branch');
    const scope = { businessId: viewer.businessId, branchId };
    return [
      await openReleases(sql, scope, CEILINGS['menu-releases'].max),
      await stagedIn(sql, scope, CEILINGS['menu-releases'].max * MAX_STAGED),
    ] as const;
  });
  return {
    releases: releases.map((release) => presentRelease(release, language)),
    rows: rows.map(({ releaseId, entity, entityId, fields }) => ({
      releaseId,
      entity,
      id: entityId,
      fields: seenFields(viewer, entity, fields),
    })),
  };
}
