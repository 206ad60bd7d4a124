import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { withoutReady } from '../../../domain/orders/station-parts';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import type { StoredOrder } from '../store/order-row';
import { openPayments } from '../store/payment-changes';
import { performAction, type StaffAction } from './act-on-order';
import { requireStation } from './station-of-order';

/**
 * Takes one step back that was taken by mistake; the time of the step is forgotten with it. With a station, its part
 * alone is to be made again.
 */
export async function stepOrderBack(
  viewer: Viewer,
  id: string,
  { version, reason, station = null, ago }: z.output<(typeof orderActionBodies)['step-back']>,
  now: Date,
  key: string | null,
): Promise<OrderCardDto> {
  const work = (order: StoredOrder): StaffAction => {
    if (station !== null) return stationBack(order, station, reason);
    // Money that somebody noted as theirs to take is asked for again.
    if (order.state === 'DELIVERED') requirePermission(viewer, 'order.payment.confirm', order.branchId);
    return { version, reason, set: forgotten(order) };
  };
  return performAction(viewer, id, 'step-back', now, work, { key, ago });
}

function forgotten(order: StoredOrder): NonNullable<StaffAction['set']> {
  // Not ready as a whole: whoever made a part of it looks at it again.
  if (order.state === 'READY') return { readyStations: [] };
  // What was to be paid at the door was noted as paid with the delivery that did not happen.
  return order.state === 'DELIVERED' ? openPayments(order) : {};
}

function stationBack(order: StoredOrder, station: string, reason: string): StaffAction {
  requireStation(order, station);
  const whole = order.state === 'READY';
  const ready = withoutReady(order.items, order.readyStations, station, whole ? order.readyAt : null);
  if (!ready) throw new OrderMoved(order.id, 'TRANSITION_NOT_ALLOWED');
  const set = { readyStations: ready };
  return whole ? { reason, set } : { action: 'station-recall', reason, set };
}
