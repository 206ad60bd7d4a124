import { MAX_OPEN_RELEASES } from '../../../contracts/menu-releases';
import { newId } from '../../../database/ids';
import { documentStamps } from '../../../database/table';
import { inTransaction } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { lockBranch } from '../../branches/exports';
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
    // Of two that make the last one that may be, only one does.
    await lockBranch(tx, businessId, branchId);
    if ((await countOpenReleases(tx, release)) >= MAX_OPEN_RELEASES)
      throw new ApiError(422, 'TOO_MANY_RELEASES', { path: ['name'], args: { limit: MAX_OPEN_RELEASES } });
    await releases.insert(
      tx,
      { ...release, name, state: 'COLLECTING', version: 1, remarks: [], collectedBy },
      documentStamps(new Date()),
    );
    await recordReleaseChange(tx, release, viewer, { action: 'create', after: { name } });
  });
  return release.id;
}
