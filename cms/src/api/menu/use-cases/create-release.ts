import { requireRoom } from '../../../crud/require-room';
import { newId } from '../../../database/ids';
import { documentStamps } from '../../../database/table';
import { inTransaction } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenuBranch } from '../files/own-menu';
import { recordReleaseChange } from '../releases/release-row';
import { countOpenReleases, releases } from '../store/releases';

/** Opens a release in a branch: nothing in it yet. Answers its id. */
export async function createRelease(
  viewer: Viewer,
  { branchId, name }: { branchId: string; name: string },
): Promise<string> {
  const { businessId, name: collectedBy } = viewer;
  const release = { id: newId(), businessId, branchId };
  await inTransaction(async (tx) => {
    await ownMenuBranch(tx, viewer, branchId, 'branchId');
    await releases.insert(
      tx,
      { ...release, name, state: 'COLLECTING', version: 1, remarks: [], collectedBy },
      documentStamps(new Date()),
    );
    await recordReleaseChange(tx, release, viewer, { action: 'create', after: { name } });
    await requireRoom(tx, {
      name: 'menu-releases',
      owner: branchId,
      count: () => countOpenReleases(tx, release),
      path: ['name'],
    });
  });
  return release.id;
}
