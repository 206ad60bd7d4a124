import { inDocumentTransaction, inTransaction, read } from '../../../database/transaction';
import { may, reachesBranch } from '../../../domain/access';
import { ApiError } from '../../../errors/api-error';
import { isolate } from '../../../errors/job-failures';
import { loadViewerById } from '../../../sessions/resolve';
import type { Viewer } from '../../../sessions/viewer';
import { publish } from '../releases/publish';
import { ReleaseRefused } from '../releases/refusals';
import { recordReleaseChange, ReleaseMoved } from '../releases/release-row';
import { claimVersion, dueReleases, type KeptRemark, type Release } from '../store/releases';

const AT_ONCE = 20;

/**
 * Publishes the releases whose time has come, in the name of who scheduled them and with what that person may do by
 * now. Done twice at once, each is published once; one that cannot be says why.
 */
export async function publishDueReleases(now: Date): Promise<void> {
  const due = await read((sql) => dueReleases(sql, now, AT_ONCE));
  for (const release of due)
    await isolate('menu-releases', `the menu release ${release.id}`, async () => {
      const refusal = await attempt(release);
      if (refusal) await fail(release, refusal);
    });
}

/** Publishes a release, or answers why it cannot be. What is wrong with the server is not wrong with the release. */
async function attempt(release: Release): Promise<ApiError | null> {
  const viewer = release.scheduledBy === null ? null : await loadViewerById(release.scheduledBy);
  if (!viewer || !reaches(viewer, release)) return new ApiError(403, 'SCHEDULED_BY_NOBODY');
  try {
    await inDocumentTransaction((tx) =>
      publish(tx, viewer, release.id, { action: 'publish-due', version: release.version }),
    );
    return null;
  } catch (error) {
    // Somebody else has done it, or changed their mind.
    if (error instanceof ReleaseMoved) return null;
    if (!(error instanceof ApiError)) throw error;
    return error;
  }
}

const reaches = (viewer: Viewer, { businessId, branchId }: Release): boolean =>
  viewer.businessId === businessId && reachesBranch(viewer, branchId) && may(viewer, 'menu.edit');

async function fail(release: Release, error: ApiError): Promise<void> {
  const { code, options } = error;
  const whole: KeptRemark = {
    row: null,
    issue: { code, path: [], ...(options.args && { args: options.args }) },
  };
  const remarks = error instanceof ReleaseRefused ? error.remarks : [whole];
  await inTransaction(async (tx) => {
    if (!(await claimVersion(tx, release, release.version, { state: 'FAILED', remarks }))) return;
    await recordReleaseChange(tx, release, null, { action: 'fail', after: { name: release.name, remarks } });
  });
}
