import { actorOf, writeAudit } from '../../../audit/audit';
import { inTransaction } from '../../../database/transaction';
import type { Viewer } from '../../../sessions/viewer';

/** The person stays after all. Without a request there is nothing to do. */
export async function withdrawDeletion(viewer: Viewer, now: Date): Promise<void> {
  await inTransaction(async (tx) => {
    const gone = await tx.run('DELETE FROM account_deletions WHERE user_id = ?', [viewer.userId]);
    if (gone === 0) return;
    await writeAudit(tx, {
      at: now,
      businessId: viewer.businessId,
      branchId: null,
      actor: actorOf(viewer),
      entity: 'user',
      entityId: String(viewer.userId),
      action: 'withdraw-deletion',
    });
  });
}
