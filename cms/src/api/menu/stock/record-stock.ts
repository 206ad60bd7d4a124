import { actorOf, writeAudit } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { adjustStock } from '../../../stock/stock';

interface Shelf {
  /** The row that is changed by it. */
  row: { entity: string; resource: string; id: string };
  /** The extra or variation of it whose pieces these are; left out where they are the row's own. */
  part?: { id: string; name: string };
  branchId: string;
  /** What was left when it was read. */
  before: number | null;
}

/** Keeps what came in, went to waste or was counted of a product or of a part of a group, in a transaction. */
export async function recordStock(
  tx: Tx,
  viewer: Viewer,
  { row: { entity, resource, id }, part, branchId, before }: Shelf,
  { kind, quantity }: { kind: 'RESTOCK' | 'WASTE' | 'RECOUNT'; quantity: number },
  at: Date,
): Promise<void> {
  const scope = { businessId: viewer.businessId, branchId, at };
  const balance = await adjustStock(tx, kind, part?.id ?? id, quantity, { ...scope, userId: viewer.userId });
  await writeAudit(tx, {
    ...scope,
    actor: actorOf(viewer),
    entity,
    entityId: id,
    action: 'stock',
    before: { stockQuantity: before },
    after: { ...(part && { part: part.name }), stockQuantity: balance, kind, quantity },
  });
  await appendEvent(tx, { ...scope, type: 'menu.changed', resource, entityId: id });
}
