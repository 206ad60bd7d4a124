import type { OrderCardDto } from '../../../contracts/orders';
import { isUnacknowledgedMiss } from '../../../domain/orders/life-cycle';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { setMissedAcknowledged } from '../store/order-row';
import { logAcknowledgement, recordAcknowledgement, seenStamp } from './record-acknowledgement';

/**
 * Acknowledges that an order was missed: it leaves the missed orders of every board and of Home. Doing it again, or for an
 * order that was taken back meanwhile, changes nothing and answers with the order as it is.
 */
export function acknowledgeMissed(
  viewer: Viewer,
  id: string,
  _body: object,
  now: Date,
): Promise<OrderCardDto> {
  return recordAcknowledgement(viewer, id, now, async (tx, order) => {
    requirePermission(viewer, 'order.accept', order.branchId);
    if (!isUnacknowledgedMiss(order)) return false;
    await setMissedAcknowledged(tx, order, { at: now, by: viewer.name });
    const seen = seenStamp(viewer, { station: null, ago: 0, since: order.stateChangedAt }, now);
    await logAcknowledgement(tx, viewer, order, { action: 'acknowledge-missed', seen, now });
    return true;
  });
}
