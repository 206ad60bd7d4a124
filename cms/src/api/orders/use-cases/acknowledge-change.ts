import type { OrderCardDto } from '../../../contracts/orders';
import { inTransaction } from '../../../database/transaction';
import { appendEvent } from '../../../realtime/append';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import { orderById, setModified } from '../store/order-row';
import { reachedOrder } from './act-on-order';
import { cardFor } from './card-for';

/**
 * The kitchen takes note of what was changed in an order, up to the revision it saw; doing it again changes nothing. What
 * was changed after that stays to be seen: then the answer is a conflict, with the order as it is.
 */
export async function acknowledgeChange(
  viewer: Viewer,
  id: string,
  { n }: { n: number },
  now: Date,
): Promise<OrderCardDto> {
  return inTransaction(async (tx) => {
    const found = await reachedOrder(tx, viewer, id);
    requirePermission(viewer, 'order.prepare', found.branchId);
    if (!found.modified) return cardFor(tx, viewer, found, now);
    if (found.modified.n !== n) throw new OrderMoved(id);
    await setModified(tx, found, null);
    await appendEvent(tx, {
      businessId: found.businessId,
      branchId: found.branchId,
      type: 'order.acknowledged',
      resource: 'orders',
      entityId: id,
      at: now,
    });
    const order = (await orderById(tx, viewer.businessId, id)) ?? found;
    return cardFor(tx, viewer, order, now);
  });
}
