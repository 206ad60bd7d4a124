import { inTransaction } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { claimRelease, moveRelease, noteRelease } from '../releases/release-row';

interface Seen {
  version: number;
}

/** Calls a release something else. */
export const renameRelease = (viewer: Viewer, id: string, { version, name }: Seen & { name: string }) =>
  changeRelease(viewer, id, { version, action: 'rename', columns: { name } });

/** Lets a release that was to go live, or could not, take changes again. */
export const collectAgain = (viewer: Viewer, id: string, { version }: Seen) =>
  changeRelease(viewer, id, {
    version,
    action: 'collect',
    columns: { publish_at: null, scheduled_by: null, remarks: '[]' },
  });

/** Gives a release up: nothing of it ever happens. */
export const discardRelease = (viewer: Viewer, id: string, { version }: Seen) =>
  changeRelease(viewer, id, { version, action: 'discard', columns: { publish_at: null } });

async function changeRelease(
  viewer: Viewer,
  id: string,
  {
    version,
    action,
    columns,
  }: Seen & { action: 'rename' | 'collect' | 'discard'; columns: Record<string, string | null> },
): Promise<void> {
  await inTransaction(async (tx) => {
    const release = await claimRelease(tx, viewer, id, { action, version });
    await moveRelease(tx, release, action, columns);
    await noteRelease(tx, release, viewer, { action, after: { name: columns.name ?? release.name } });
  });
}
