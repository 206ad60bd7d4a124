import { inTransaction, type Tx } from '../../../database/transaction';
import type { OrderCardDto } from '../../../contracts/orders';
import { transition } from '../../../domain/orders/life-cycle';
import { appendEvent } from '../../../realtime/append';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { orderById, setAcknowledged, setCancellation, type StoredOrder } from '../store/order-row';
import { reachedOrder } from './act-on-order';
import { cardFor } from './card-for';

/**
 * Takes note of an order: it stops ringing on every board. Doing it again changes nothing, nor does taking note of one
 * that does not ring.
 */
export async function acknowledgeOrder(viewer: Viewer, id: string, now: Date): Promise<OrderCardDto> {
  return inTransaction(async (tx) => {
    const found = await reachedOrder(tx, viewer, id);
    const noted =
      found.state === 'CANCELLED'
        ? await noteCancellation(tx, found, viewer)
        : await noteOrder(tx, found, viewer, now);
    if (noted === 0) return cardFor(tx, viewer, found, now);
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

async function noteOrder(tx: Tx, order: StoredOrder, viewer: Viewer, now: Date): Promise<number> {
  requirePermission(viewer, 'order.accept');
  return transition(order, 'acknowledge', now).ok ? setAcknowledged(tx, order, now) : 0;
}

async function noteCancellation(tx: Tx, order: StoredOrder, viewer: Viewer): Promise<number> {
  requirePermission(viewer, 'order.prepare');
  if (!order.cancellation || order.cancellation.acknowledged) return 0;
  return setCancellation(tx, order, { ...order.cancellation, acknowledged: true });
}
