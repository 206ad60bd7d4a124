import type { NamedMenuRow } from '../../../contracts/menu-releases';
import { inList, type Sql } from '../../../database/sql';
import {
  code,
  defineTable,
  json,
  number,
  orNull,
  text,
  type RowOf,
  type StoredRow,
} from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import { OPEN_RELEASE_STATES, type ReleaseState } from '../../../domain/menu-releases';
import type { Issue } from '../../../errors/api-error';

/** A remark as it is kept: its sentence is made for who reads it. */
export interface KeptRemark {
  row: NamedMenuRow | null;
  issue: Issue;
}

export const releases = defineTable('menu_releases', {
  id: text(),
  businessId: text(),
  branchId: text(),
  name: text(),
  state: code<ReleaseState>(),
  version: number(),
  publishAt: orNull(number()),
  scheduledBy: orNull(number()),
  remarks: json<readonly KeptRemark[]>([]),
  createdBy: text(),
  createdAt: number(),
  updatedAt: number(),
  publishedBy: orNull(text()),
  publishedAt: orNull(number()),
  rolledBackAt: orNull(number()),
});

export type Release = RowOf<typeof releases>;

/** A release, and how many rows it changes. */
export interface ReleaseRow extends Release {
  changeCount: number;
}

const OPEN_STATES = OPEN_RELEASE_STATES.map((state) => `'${state}'`).join(', ');

async function select(
  sql: Sql,
  condition: string,
  parameters: readonly (string | number | readonly string[])[],
): Promise<ReleaseRow[]> {
  // Unscoped: each condition begins with the business.
  const rows = await sql.all<StoredRow>(
    `SELECT ${releases.columns('r')},
            (SELECT COUNT(*) FROM menu_release_changes c WHERE c.release_id = r.id) AS change_count
       FROM menu_releases r WHERE ${condition}`,
    parameters,
  );
  return rows.map((row) => ({ ...releases.read(row), changeCount: Number(row.change_count) }));
}

export async function releaseById(sql: Sql, businessId: string, id: string): Promise<ReleaseRow | null> {
  const [release] = await select(sql, 'r.business_id = ? AND r.id = ?', [businessId, id]);
  return release ?? null;
}

interface Menu {
  businessId: string;
  branchId: string;
}

/** The releases of a branch: those that are still to come, then the newest of the others. */
export const listedReleases = (
  sql: Sql,
  { businessId, branchId }: Menu,
  limit: number,
): Promise<ReleaseRow[]> =>
  select(
    sql,
    `r.business_id = ? AND r.branch_id = ?
      ORDER BY CASE WHEN r.state IN (${OPEN_STATES}) THEN 0 ELSE 1 END, r.updated_at DESC, r.id LIMIT ?`,
    [businessId, branchId, limit],
  );

/** Those that are still to come, the oldest first. */
export const openReleases = (
  sql: Sql,
  { businessId, branchId }: Menu,
  limit: number,
): Promise<ReleaseRow[]> =>
  select(
    sql,
    `r.business_id = ? AND r.branch_id = ? AND ${inList(sql, 'r.state')} ORDER BY r.created_at, r.id LIMIT ?`,
    [businessId, branchId, OPEN_RELEASE_STATES, limit],
  );

export async function countOpenReleases(sql: Sql, { businessId, branchId }: Menu): Promise<number> {
  const counted = await sql.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM menu_releases WHERE business_id = ? AND branch_id = ? AND ${inList(sql, 'state')}`,
    [businessId, branchId, OPEN_RELEASE_STATES],
  );
  return counted?.count ?? 0;
}

/** Those whose time has come. Unscoped: of all businesses, for the clock. */
export const dueReleases = (sql: Sql, now: Date, limit: number): Promise<Release[]> =>
  releases.select(sql, "state = 'SCHEDULED' AND publish_at <= ? ORDER BY publish_at LIMIT ?", [
    now.getTime(),
    limit,
  ]);

/** Counts the version of a release on, with a version only from that one; false where it is another by now. */
export async function claimVersion(
  tx: Tx,
  { businessId, id }: Pick<Release, 'businessId' | 'id'>,
  version: number | null,
  changes: Partial<Release> = {},
): Promise<boolean> {
  const { text, parameters } = releases.assign({ ...changes, updatedAt: Date.now() });
  const claimed = await tx.run(
    `UPDATE menu_releases SET ${text}, version = version + 1
      WHERE id = ? AND business_id = ?${version === null ? '' : ' AND version = ?'}`,
    [...parameters, id, businessId, ...(version === null ? [] : [version])],
  );
  return claimed > 0;
}

/** Writes what changes of a release that was claimed. */
export async function updateRelease(
  tx: Tx,
  { businessId, id }: Release,
  changes: Partial<Release>,
): Promise<void> {
  const { text, parameters } = releases.assign(changes);
  await tx.run(`UPDATE menu_releases SET ${text} WHERE id = ? AND business_id = ?`, [
    ...parameters,
    id,
    businessId,
  ]);
}
