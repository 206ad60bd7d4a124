import type { NamedMenuRow } from '../../../contracts/menu-releases';
import { tableOf } from '../../../database/content-type';
import { sqlList, type Parameter, type Sql } from '../../../database/sql';
import { instant, json, number, orNull } from '../../../database/codecs';
import { type RowOf, type StoredRow } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { OPEN_RELEASE_STATES } from '../../../domain/menu-releases';
import type { Issue } from '../../../errors/api-error';
import { unreadableRow } from '../../../errors/job-failures';
import type { MenuScope } from './menu-scope';

/** A remark as it is kept: its sentence is made for who reads it. */
export interface KeptRemark {
  row: NamedMenuRow | null;
  issue: Issue;
}

export const releases = tableOf('api::menu.menu-release', {
  remarks: json<readonly KeptRemark[]>([]),
  publishAt: orNull(number()),
  liveSince: orNull(number()),
  rolledBackAt: orNull(number()),
  createdAt: instant(),
  updatedAt: instant(),
});

export type Release = RowOf<typeof releases>;

/** A release, and how many rows it changes. */
export interface ReleaseRow extends Release {
  changeCount: number;
}

const OPEN_STATES = sqlList(OPEN_RELEASE_STATES);

async function select(
  sql: Sql,
  businessId: string,
  condition: string,
  parameters: readonly Parameter[],
): Promise<ReleaseRow[]> {
  const rows = await sql.all<StoredRow>(
    `SELECT ${releases.columns('r')},
            (SELECT COUNT(*) FROM menu_release_changes c WHERE c.release_id = r.document_id) AS change_count
       FROM menu_releases r WHERE r.business_id = ? AND ${condition}`,
    [businessId, ...parameters],
  );
  return rows.map((row) => ({ ...releases.read(row), changeCount: Number(row.change_count) }));
}

export async function releaseById(sql: Sql, businessId: string, id: string): Promise<ReleaseRow | null> {
  return (await select(sql, businessId, 'r.document_id = ?', [id]))[0] ?? null;
}

/** The releases of a branch: those that are still to come, then the newest of the others. */
export const listedReleases = (sql: Sql, { businessId, branchId }: MenuScope, limit: number) =>
  select(
    sql,
    businessId,
    `r.branch_id = ?
      ORDER BY CASE WHEN r.state IN ${OPEN_STATES} THEN 0 ELSE 1 END, r.updated_at DESC, r.document_id LIMIT ?`,
    [branchId, limit],
  );

/** Those that are still to come, the oldest first. */
export const openReleases = (sql: Sql, { businessId, branchId }: MenuScope, limit: number) =>
  select(
    sql,
    businessId,
    `r.branch_id = ? AND r.state IN ${OPEN_STATES} ORDER BY r.created_at, r.document_id LIMIT ?`,
    [branchId, limit],
  );

export const countOpenReleases = (sql: Sql, { businessId, branchId }: MenuScope): Promise<number> =>
  releases.count(sql, `business_id = ? AND branch_id = ? AND state IN ${OPEN_STATES}`, [
    businessId,
    branchId,
  ]);

/** Those that could not be published. */
export const countFailedReleases = (sql: Sql, { businessId, branchId }: MenuScope): Promise<number> =>
  releases.count(sql, "branch_id = ? AND business_id = ? AND state = 'FAILED'", [branchId, businessId]);

/** Those whose time has come. Unscoped: of all businesses, for the clock. */
export const dueReleases = (sql: Sql, now: Date, limit: number): Promise<Release[]> =>
  releases
    .selectReadable(
      sql,
      "state = 'SCHEDULED' AND publish_at <= ? ORDER BY publish_at LIMIT ?",
      [now.getTime(), limit],
      unreadableRow('menu-releases'),
    )
    .then(({ rows }) => rows);

/** Counts the version of a release on and changes it, from one version only where it is told; false if that is another. */
export async function claimVersion(
  tx: Tx,
  release: Pick<Release, 'businessId' | 'id'>,
  version: number | null,
  changes: Partial<Release> = {},
): Promise<boolean> {
  const { text, parameters } = releases.assign({ ...changes, updatedAt: new Date().toISOString() });
  const claimed = await tx.run(
    `UPDATE menu_releases SET ${text}, version = version + 1
      WHERE document_id = ? AND business_id = ?${version === null ? '' : ' AND version = ?'}`,
    [...parameters, release.id, release.businessId, ...(version === null ? [] : [version])],
  );
  return claimed > 0;
}

/** Writes what changes of a release that was claimed. */
export const updateRelease = (tx: Tx, { businessId, id }: Release, changes: Partial<Release>) =>
  releases.update(tx, changes, ['document_id = ? AND business_id = ?', id, businessId]);
