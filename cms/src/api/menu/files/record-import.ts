import { actorOf, writeAudit } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';

/** Notes that many rows of a menu were written at once, and wakes the screens once all of them are durable. */
export async function recordImport(
  tx: Tx,
  viewer: Viewer,
  branchId: string,
  action: string,
  after: object,
): Promise<void> {
  const scope = { businessId: viewer.businessId, branchId, at: new Date() };
  await writeAudit(tx, {
    ...scope,
    actor: actorOf(viewer),
    entity: 'menu',
    entityId: branchId,
    action,
    after,
  });
  await appendEvent(tx, { ...scope, type: 'menu.changed', resource: 'menu', entityId: branchId });
}
