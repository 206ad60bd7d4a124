import { actorOf, writeAudit } from '../../../audit/audit';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { stateAfter, type ReleaseAction } from '../../../domain/menu-releases';
import { ApiError, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { claimVersion, releaseById, updateRelease, type Release, type ReleaseRow } from '../store/releases';

/** A release of a branch the viewer reaches; any other does not exist. */
export async function ownRelease(sql: Sql, viewer: Viewer, id: string): Promise<ReleaseRow> {
  const release = await releaseById(sql, viewer.businessId, id);
  if (!release || !reachesBranch(viewer, release.branchId)) throw notFound();
  return release;
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
  const found = await ownRelease(tx, viewer, id);
  if (!(await claimVersion(tx, found, version))) throw new ReleaseMoved(id);
  const release = await ownRelease(tx, viewer, id);
  if (stateAfter(release.state, action) === null) throw new ReleaseMoved(id, 'RELEASE_MOVED_ON');
  return release;
}

/** Writes what an action makes of a release that was claimed for it. */
export const moveRelease = (
  tx: Tx,
  release: Release,
  action: ReleaseAction,
  changes: Partial<Release> = {},
): Promise<number> =>
  updateRelease(tx, release, { ...changes, state: stateAfter(release.state, action) ?? release.state });

/** Logs what was done with a release and wakes the screens; by the server itself where nobody is named. */
export async function recordReleaseChange(
  tx: Tx,
  release: Pick<Release, 'id' | 'businessId' | 'branchId'>,
  viewer: Viewer | null,
  { action, after }: { action: ReleaseAction | 'create' | 'unstage'; after: object },
): Promise<void> {
  const { businessId, branchId } = release;
  const scope = { businessId, branchId, at: new Date() };
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
