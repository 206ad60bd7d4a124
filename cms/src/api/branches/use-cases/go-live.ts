import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction } from '../../../database/transaction';
import { goLiveBlockers } from '../../../domain/onboarding';
import { invalid } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { bumpStoreVersion } from '../../../store/version';
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
    const scope = { businessId, branchId, at: now };
    await bumpStoreVersion(tx, branchId);
    await writeAudit(tx, {
      ...scope,
      actor: actorOf(viewer),
      entity: 'branch',
      entityId: branchId,
      action: 'go-live',
      before: { state },
      after: { state: 'ACTIVE' },
    });
    await appendEvent(tx, { ...scope, type: 'store.changed', resource: 'branches', entityId: branchId });
  });
}
