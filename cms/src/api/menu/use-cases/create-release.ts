import { MAX_OPEN_RELEASES } from '../../../contracts/menu-releases';
import { newId } from '../../../database/ids';
import { inList } from '../../../database/sql';
import { inTransaction } from '../../../database/transaction';
import { OPEN_RELEASE_STATES } from '../../../domain/menu-releases';
import { ApiError } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { ownMenuBranch } from '../files/own-menu';
import { noteRelease } from '../releases/release-row';

/** Opens a release in a branch: nothing in it yet. Answers its id. */
export async function createRelease(
  viewer: Viewer,
  { branchId, name }: { branchId: string; name: string },
): Promise<string> {
  const release = { id: newId(), business_id: viewer.businessId, branch_id: branchId };
  await inTransaction(async (tx) => {
    await ownMenuBranch(tx, viewer, branchId, 'branchId');
    // Of two that make the last one that may be, only one does.
    if (tx.dialect === 'postgres')
      await tx.one('SELECT 1 AS held FROM branches WHERE document_id = ? FOR UPDATE', [branchId]);
    const counted = await tx.one<{ count: number }>(
      `SELECT COUNT(*) AS count FROM menu_releases WHERE business_id = ? AND branch_id = ?
          AND ${inList(tx, 'state')}`,
      [viewer.businessId, branchId, OPEN_RELEASE_STATES],
    );
    if ((counted?.count ?? 0) >= MAX_OPEN_RELEASES)
      throw new ApiError(422, 'TOO_MANY_RELEASES', { path: ['name'], args: { limit: MAX_OPEN_RELEASES } });
    const now = Date.now();
    await tx.run(
      `INSERT INTO menu_releases (id, business_id, branch_id, name, state, version, remarks, created_by, created_at, updated_at)
       VALUES (?, ?, ?, ?, 'COLLECTING', 1, '[]', ?, ?, ?)`,
      [release.id, viewer.businessId, branchId, name, viewer.name, now, now],
    );
    await noteRelease(tx, release, viewer, { action: 'create', after: { name } });
  });
  return release.id;
}
