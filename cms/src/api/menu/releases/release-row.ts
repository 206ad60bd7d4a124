import type { NamedMenuRow } from '../../../contracts/menu-releases';
import { actorOf, writeAudit } from '../../../audit/audit';
import { json } from '../../../database/columns';
import type { Parameter, Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import {
  stateAfter,
  type FieldValues,
  type ReleaseAction,
  type ReleaseState,
  type StagedEntity,
} from '../../../domain/menu-releases';
import { ApiError, notFound, type Issue } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';

export interface ReleaseRow {
  id: string;
  business_id: string;
  branch_id: string;
  name: string;
  state: ReleaseState;
  version: number;
  publish_at: number | null;
  scheduled_by: number | null;
  remarks: string;
  created_by: string;
  created_at: number;
  updated_at: number;
  published_by: string | null;
  published_at: number | null;
  rolled_back_at: number | null;
  change_count: number;
}

/** A remark as it is kept: its sentence is made for who reads it. */
export interface KeptRemark {
  row: NamedMenuRow | null;
  issue: Issue;
}

export const RELEASE_COLUMNS = `
  r.id, r.business_id, r.branch_id, r.name, r.state, r.version, r.publish_at, r.scheduled_by, r.remarks, r.created_by,
  r.created_at, r.updated_at, r.published_by, r.published_at, r.rolled_back_at,
  (SELECT COUNT(*) FROM menu_release_changes c WHERE c.release_id = r.id) AS change_count`;

/** A release of a branch the viewer reaches; any other does not exist. */
export async function ownRelease(sql: Sql, viewer: Viewer, id: string): Promise<ReleaseRow> {
  const row = await sql.one<ReleaseRow>(
    `SELECT ${RELEASE_COLUMNS} FROM menu_releases r WHERE r.id = ? AND r.business_id = ?`,
    [id, viewer.businessId],
  );
  if (!row || !reachesBranch(viewer, row.branch_id)) throw notFound();
  return row;
}

/** Raised when a release is no longer as it was seen; the controller answers with it as it is. */
export class ReleaseMoved extends ApiError {
  constructor(
    readonly id: string,
    code = 'STALE_VERSION',
  ) {
    super(409, code);
  }
}

/**
 * The release as it is once nobody else can change it, for an action that its state allows. With a version, only if it
 * is still as it was seen then.
 */
export async function claimRelease(
  tx: Tx,
  viewer: Viewer,
  id: string,
  { action, version }: { action: ReleaseAction; version: number | null },
): Promise<ReleaseRow> {
  await ownRelease(tx, viewer, id);
  const seen: Parameter[] = version === null ? [] : [version];
  const claimed = await tx.run(
    `UPDATE menu_releases SET version = version + 1, updated_at = ?
      WHERE id = ?${version === null ? '' : ' AND version = ?'}`,
    [Date.now(), id, ...seen],
  );
  if (claimed === 0) throw new ReleaseMoved(id);
  const release = await ownRelease(tx, viewer, id);
  if (stateAfter(release.state, action) === null) throw new ReleaseMoved(id, 'RELEASE_MOVED_ON');
  return release;
}

/** Writes what an action makes of a release that was claimed for it. */
export async function moveRelease(
  tx: Tx,
  release: ReleaseRow,
  action: ReleaseAction,
  columns: Readonly<Record<string, Parameter>> = {},
): Promise<void> {
  const values = { ...columns, state: stateAfter(release.state, action) ?? release.state };
  await tx.run(
    `UPDATE menu_releases SET ${Object.keys(values)
      .map((column) => `${column} = ?`)
      .join(', ')} WHERE id = ?`,
    [...Object.values(values), release.id],
  );
}

/** Logs what was done with a release and wakes the screens; by the server itself where nobody is named. */
export async function noteRelease(
  tx: Tx,
  release: Pick<ReleaseRow, 'id' | 'business_id' | 'branch_id'>,
  viewer: Viewer | null,
  { action, after }: { action: ReleaseAction | 'create' | 'unstage'; after: object },
): Promise<void> {
  const scope = { businessId: release.business_id, branchId: release.branch_id, at: new Date() };
  await writeAudit(tx, {
    ...scope,
    actor: viewer ? actorOf(viewer) : { kind: 'SYSTEM' },
    entity: 'menu-release',
    entityId: release.id,
    action,
    after,
  });
  await appendEvent(tx, {
    ...scope,
    type: 'menu.changed',
    resource: 'menu/releases',
    entityId: release.id,
  });
}

export interface ChangeRow {
  entity: StagedEntity;
  entityId: string;
  name: string;
  fields: FieldValues;
  base: FieldValues;
  before: FieldValues | null;
  published: FieldValues | null;
}

interface StoredChange {
  entity: StagedEntity;
  entity_id: string;
  name: string;
  fields: string;
  base: string;
  before: string | null;
  published: string | null;
}

/** What a release changes, oldest first. */
export async function changesOf(sql: Sql, releaseId: string): Promise<ChangeRow[]> {
  const rows = await sql.all<StoredChange>(
    `SELECT entity, entity_id, name, fields, base, before, published FROM menu_release_changes
      WHERE release_id = ? ORDER BY at, entity, entity_id LIMIT 1000`,
    [releaseId],
  );
  return rows.map((row) => ({
    entity: row.entity,
    entityId: row.entity_id,
    name: row.name,
    fields: json<FieldValues>(row.fields, {}),
    base: json<FieldValues>(row.base, {}),
    before: json<FieldValues | null>(row.before, null),
    published: json<FieldValues | null>(row.published, null),
  }));
}
