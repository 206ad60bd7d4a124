import type { OrderCardDto } from '../../../contracts/orders';
import { inTransaction, type Tx } from '../../../database/transaction';
import { appendEvent } from '../../../realtime/append';
import type { Viewer } from '../../../sessions/viewer';
import { orderById, type StoredOrder } from '../store/order-row';
import { reachedOrder } from './act-on-order';
import { cardFor } from './card-for';

/**
 * What taking note of something about an order has in common: it leaves the life cycle alone, every screen is told, and
 * doing it again changes nothing. `note` answers whether there was anything to note; it may refuse.
 */
export async function takeNote(
  viewer: Viewer,
  id: string,
  now: Date,
  note: (tx: Tx, order: StoredOrder) => Promise<boolean>,
): Promise<OrderCardDto> {
  return inTransaction(async (tx) => {
    const found = await reachedOrder(tx, viewer, id);
    if (!(await note(tx, found))) return cardFor(tx, viewer, found, now);
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
