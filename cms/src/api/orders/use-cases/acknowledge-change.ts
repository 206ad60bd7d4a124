import type { OrderCardDto } from '../../../contracts/orders';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import { setModified } from '../store/order-row';
import { takeNote } from './take-note';

/**
 * The kitchen takes note of what was changed in an order, up to the revision it saw. What was changed after that stays to be
 * seen: then the answer is a conflict, with the order as it is.
 */
export function acknowledgeChange(
  viewer: Viewer,
  id: string,
  { n }: { n: number },
  now: Date,
): Promise<OrderCardDto> {
  return takeNote(viewer, id, now, async (tx, order) => {
    requirePermission(viewer, 'order.prepare', order.branchId);
    if (!order.modified) return false;
    if (order.modified.n !== n) throw new OrderMoved(id);
    await setModified(tx, order, null);
    return true;
  });
}
