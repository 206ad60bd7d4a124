import { inTransaction, type Tx } from '../../../database/transaction';
import type { OrderCardDto } from '../../../contracts/orders';
import { transition } from '../../../domain/orders/life-cycle';
import { appendEvent } from '../../../realtime/append';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { visibilityOf, toCard } from '../present/card';
import { orderById, type StoredOrder } from '../store/order-row';
import { reachedOrder } from './act-on-order';

/**
 * Takes note of an order: it stops ringing on every board. Doing it again changes nothing, nor does taking note of one
 * that does not ring.
 */
export async function acknowledgeOrder(viewer: Viewer, id: string, now: Date): Promise<OrderCardDto> {
  const order = await inTransaction(async (tx) => {
    const found = await reachedOrder(tx, viewer, id);
    const noted =
      found.state === 'CANCELLED'
        ? await noteCancellation(tx, found, viewer)
        : await noteOrder(tx, found, viewer, now);
    if (noted === 0) return found;
    await appendEvent(tx, {
      businessId: found.businessId,
      branchId: found.branchId,
      type: 'order.acknowledged',
      resource: 'orders',
      entityId: id,
      at: now,
    });
    return (await orderById(tx, viewer.businessId, id)) ?? found;
  });
  return toCard(order, visibilityOf(viewer), now);
}

async function noteOrder(tx: Tx, order: StoredOrder, viewer: Viewer, now: Date): Promise<number> {
  requirePermission(viewer, 'order.accept');
  if (!transition(order, 'acknowledge', now).ok) return 0;
  return tx.run(
    'UPDATE orders SET acknowledged_at = ? WHERE document_id = ? AND business_id = ? AND acknowledged_at IS NULL',
    [now, order.id, order.businessId],
  );
}

async function noteCancellation(tx: Tx, order: StoredOrder, viewer: Viewer): Promise<number> {
  requirePermission(viewer, 'order.prepare');
  if (!order.cancellation || order.cancellation.acknowledged) return 0;
  const cancellation = JSON.stringify({ ...order.cancellation, acknowledged: true });
  return tx.run('UPDATE orders SET cancellation = ? WHERE document_id = ? AND business_id = ?', [
    cancellation,
    order.id,
    order.businessId,
  ]);
}
