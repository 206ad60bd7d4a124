import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction } from '../../../database/transaction';
import { goLiveBlockers } from '../../../domain/onboarding';
import { invalid } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { bumpStoreVersion } from '../../../store/version';
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
    const changed = await tx.run(
      `UPDATE branches SET state = 'ACTIVE', version = version + 1, updated_at = ?
        WHERE document_id = ? AND business_id = ? AND state = ?`,
      [now, branchId, viewer.businessId, store.branch.state],
    );
    if (changed === 0) return;
    const scope = { businessId: viewer.businessId, branchId, at: now };
    await bumpStoreVersion(tx, branchId);
    await writeAudit(tx, {
      ...scope,
      actor: actorOf(viewer),
      entity: 'branch',
      entityId: branchId,
      action: 'go-live',
      before: { state: store.branch.state },
      after: { state: 'ACTIVE' },
    });
    await appendEvent(tx, { ...scope, type: 'store.changed', resource: 'branches', entityId: branchId });
  });
}
