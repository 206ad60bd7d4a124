import { actorOf, writeAudit } from '../../audit/audit';
import type { Tx } from '../../database/transaction';
import { appendEvent } from '../../realtime/append';
import type { Viewer } from '../../sessions/viewer';

/** Writes the log and tells the screens that show the branch. */
export async function recordChange(
  tx: Tx,
  viewer: Viewer,
  branchId: string,
  { at, ...change }: { action: string; at: Date; before?: object; after: object },
): Promise<void> {
  const scope = { businessId: viewer.businessId, branchId, at, entityId: branchId };
  await writeAudit(tx, { ...scope, ...change, actor: actorOf(viewer), entity: 'branch' });
  await appendEvent(tx, { ...scope, type: 'store.changed', resource: 'branches' });
}
