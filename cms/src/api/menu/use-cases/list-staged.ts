import { MAX_OPEN_RELEASES, MAX_STAGED, type StagedMenuDto } from '../../../contracts/menu-releases';
import type { Language } from '../../../contracts/session';
import { json } from '../../../database/columns';
import { inList } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { OPEN_RELEASE_STATES, type FieldValues, type StagedEntity } from '../../../domain/menu-releases';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenuBranch } from '../files/own-menu';
import { presentRelease } from '../releases/present-release';
import { RELEASE_COLUMNS, type ReleaseRow } from '../releases/release-row';
import { seenFields } from '../releases/row-difference';

interface StagedRow {
  release_id: string;
  entity: StagedEntity;
  entity_id: string;
  fields: string;
}

/** What of a branch's menu is to change by releases that are still to come, so that nobody is surprised. */
export async function listStaged(
  viewer: Viewer,
  branchId: string,
  language: Language,
): Promise<StagedMenuDto> {
  const [releases, rows] = await read(async (sql) => {
    await ownMenuBranch(sql, viewer, branchId, 'branch');
    const of = [viewer.businessId, branchId, OPEN_RELEASE_STATES];
    const open = `r.business_id = ? AND r.branch_id = ? AND ${inList(sql, 'r.state')}`;
    return [
      await sql.all<ReleaseRow>(
        `SELECT ${RELEASE_COLUMNS} FROM menu_releases r WHERE ${open} ORDER BY r.created_at, r.id LIMIT ${MAX_OPEN_RELEASES}`,
        of,
      ),
      await sql.all<StagedRow>(
        `SELECT c.release_id, c.entity, c.entity_id, c.fields
           FROM menu_releases r JOIN menu_release_changes c ON c.release_id = r.id
          WHERE ${open} LIMIT ${MAX_OPEN_RELEASES * MAX_STAGED}`,
        of,
      ),
    ] as const;
  });
  return {
    releases: releases.map((release) => presentRelease(release, language)),
    rows: rows.map((row) => ({
      releaseId: row.release_id,
      entity: row.entity,
      id: row.entity_id,
      fields: seenFields(viewer, row.entity, json<FieldValues>(row.fields, {})),
    })),
  };
}
