import { actorOf, writeAudit } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { adjustStock } from '../../../stock/stock';
import { product } from '../nouns/product';

interface Shelf {
  id: string;
  branchId: string;
  /** What was left when it was read. */
  before: number | null;
}

/** Keeps what came in, went to waste or was counted of a product, in a transaction. */
export async function noteStock(
  tx: Tx,
  viewer: Viewer,
  { id, branchId, before }: Shelf,
  { kind, quantity }: { kind: 'RESTOCK' | 'WASTE' | 'RECOUNT'; quantity: number },
  at: Date,
): Promise<void> {
  const scope = { businessId: viewer.businessId, branchId, at };
  const balance = await adjustStock(tx, kind, id, quantity, { ...scope, userId: viewer.userId });
  await writeAudit(tx, {
    ...scope,
    actor: actorOf(viewer),
    entity: product.entity,
    entityId: id,
    action: 'stock',
    before: { stockQuantity: before },
    after: { stockQuantity: balance, kind, quantity },
  });
  await appendEvent(tx, { ...scope, type: 'menu.changed', resource: product.resource, entityId: id });
}
