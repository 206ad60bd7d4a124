import { inTransaction } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { claimRelease, moveRelease, recordReleaseChange } from '../releases/release-row';
import type { Release } from '../store/releases';

interface Seen {
  version: number;
}

/** Calls a release something else. */
export const renameRelease = (viewer: Viewer, id: string, { version, name }: Seen & { name: string }) =>
  changeRelease(viewer, id, { version, action: 'rename', changes: { name } });

/** Lets a release that was to go live, or could not, take changes again. */
export const reopenRelease = (viewer: Viewer, id: string, { version }: Seen) =>
  changeRelease(viewer, id, {
    version,
    action: 'collect',
    changes: { publishAt: null, scheduledBy: null, remarks: [] },
  });

/** Gives a release up: nothing of it ever happens. */
export const discardRelease = (viewer: Viewer, id: string, { version }: Seen) =>
  changeRelease(viewer, id, { version, action: 'discard', changes: { publishAt: null } });

async function changeRelease(
  viewer: Viewer,
  id: string,
  {
    version,
    action,
    changes,
  }: Seen & { action: 'rename' | 'collect' | 'discard'; changes: Partial<Release> },
): Promise<void> {
  await inTransaction(async (tx) => {
    const release = await claimRelease(tx, viewer, id, { action, version });
    await moveRelease(tx, release, action, changes);
    await recordReleaseChange(tx, release, viewer, { action, after: { name: changes.name ?? release.name } });
  });
}
