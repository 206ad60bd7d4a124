import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { unseenChanges, withSeenChange } from '../../../domain/orders/seen';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import { setModified } from '../store/order-row';
import { logAcknowledgement, seenStamp, recordAcknowledgement } from './record-acknowledgement';

/**
 * A station of the kitchen takes note of what was changed in an order, up to the revision it saw; a screen that shows all
 * stations does for everybody. What was changed after that stays to be seen: then the answer is a conflict, with the order
 * as it is.
 */
export function acknowledgeChange(
  viewer: Viewer,
  id: string,
  { n, station = null, ago }: z.output<(typeof orderActionBodies)['acknowledge-change']>,
  now: Date,
): Promise<OrderCardDto> {
  return recordAcknowledgement(viewer, id, now, async (tx, order) => {
    requirePermission(viewer, 'order.prepare', order.branchId);
    const { modified } = order;
    const unseen = unseenChanges(modified, station);
    if (!modified || unseen.length === 0) return false;
    if (n > modified.n || unseen.some((change) => (change.n ?? modified.n) > n)) throw new OrderMoved(id);
    const seen = seenStamp(viewer, { station, ago, since: modified.at }, now);
    await setModified(tx, order, withSeenChange(modified, { ...seen, n }));
    await logAcknowledgement(tx, viewer, order, { action: 'acknowledge-change', seen, now });
    return true;
  });
}
