import { MAX_OPEN_RELEASES } from '../../../contracts/menu-releases';
import { newId } from '../../../database/ids';
import { inTransaction } from '../../../database/transaction';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenuBranch } from '../files/own-menu';
import { noteRelease } from '../releases/release-row';
import { lockBranch } from '../store/branches';
import { countOpenReleases, releases } from '../store/releases';

/** Opens a release in a branch: nothing in it yet. Answers its id. */
export async function createRelease(
  viewer: Viewer,
  { branchId, name }: { branchId: string; name: string },
): Promise<string> {
  const { businessId, name: createdBy } = viewer;
  const release = { id: newId(), businessId, branchId };
  await inTransaction(async (tx) => {
    await ownMenuBranch(tx, viewer, branchId, 'branchId');
    // Of two that make the last one that may be, only one does.
    await lockBranch(tx, businessId, branchId);
    if ((await countOpenReleases(tx, release)) >= MAX_OPEN_RELEASES)
      throw new ApiError(422, 'TOO_MANY_RELEASES', { path: ['name'], args: { limit: MAX_OPEN_RELEASES } });
    const now = Date.now();
    await releases.insert(tx, {
      ...{ ...release, name, state: 'COLLECTING' as const, version: 1, remarks: [] },
      ...{ createdBy, createdAt: now, updatedAt: now },
    });
    await noteRelease(tx, release, viewer, { action: 'create', after: { name } });
  });
  return release.id;
}
