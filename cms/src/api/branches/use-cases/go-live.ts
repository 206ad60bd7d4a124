import { inTransaction } from '../../../database/transaction';
import { goLiveBlockers } from '../../../domain/onboarding';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { bumpStoreVersion } from '../../../store/version';
import { recordChange } from '../record-change';
import { openBranch } from '../store/branches';
import { ownStore } from './own-store';

/**
 * Opens a branch to customers. What would keep them from ever ordering there is refused, all of it at once; a branch
 * that is live already stays so.
 */
export async function goLive(viewer: Viewer, branchId: string, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const store = await ownStore(tx, viewer, branchId);
    if (store.branch.state === 'ACTIVE') return;
    const obstacles = goLiveBlockers(store, now);
    if (obstacles.length > 0)
      throw invalid(
        obstacles.map(({ code }) => ({ code, path: [] })),
        422,
      );
    const { businessId } = viewer;
    const { state } = store.branch;
    if ((await openBranch(tx, { businessId, branchId, state }, now)) === 0) return;
    await bumpStoreVersion(tx, branchId);
    const change = { before: { state }, after: { state: 'ACTIVE' } };
    await recordChange(tx, viewer, branchId, { action: 'go-live', at: now, ...change });
  });
}
