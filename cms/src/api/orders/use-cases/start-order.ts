import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { withStarted } from '../../../domain/orders/ticket-state';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import type { StoredOrder } from '../store/order-row';
import { performAction, type StaffAction } from './act-on-order';
import { requireStation } from './station-of-order';

/**
 * The kitchen begins with an order, every station of it; with a station, with the part that it makes, and the order is being
 * made from the first of them on. What a station compares is its own part, as where it is done.
 */
export async function startOrder(
  viewer: Viewer,
  id: string,
  { version, station = null, ago }: z.output<typeof orderActionBodies.start>,
  now: Date,
  key: string | null,
): Promise<OrderCardDto> {
  const work = (order: StoredOrder, _tx: unknown, at: Date): StaffAction => {
    if (station === null) return { version };
    // The whole is not started any more where another station has begun, and nothing is asked for that then.
    requirePermission(viewer, 'order.prepare', order.branchId);
    requireStation(order, station);
    const startedStations = withStarted(order, station, at);
    if (!startedStations) throw new OrderMoved(order.id, 'TRANSITION_NOT_ALLOWED');
    return { action: 'station-start', reason: station, set: { startedStations } };
  };
  return performAction(viewer, id, 'start', now, work, { key, ago });
}
