import type { Tx } from '../../../database/transaction';
import type { OrderCardDto } from '../../../contracts/orders';
import { transition } from '../../../domain/orders/life-cycle';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { setAcknowledged, setCancellation, type StoredOrder } from '../store/order-row';
import { takeNote } from './take-note';

/** Takes note of an order: it stops ringing on every board. Taking note of one that does not ring changes nothing. */
export function acknowledgeOrder(viewer: Viewer, id: string, now: Date): Promise<OrderCardDto> {
  return takeNote(viewer, id, now, async (tx, order) => {
    const noted =
      order.state === 'CANCELLED'
        ? await noteCancellation(tx, order, viewer)
        : await noteOrder(tx, order, viewer, now);
    return noted > 0;
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
