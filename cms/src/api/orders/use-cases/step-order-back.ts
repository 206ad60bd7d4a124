import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { withoutReady } from '../../../domain/orders/station-parts';
import {
  isUntouched,
  withAllStarted,
  withoutStarted,
  withStarted,
} from '../../../domain/orders/ticket-state';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import type { StoredOrder } from '../store/order-row';
import { openPayments } from '../store/payment-changes';
import { performAction, type StaffAction } from './act-on-order';
import { requireStation } from './station-of-order';

/**
 * Takes one step back that was taken by mistake; the time of the step is forgotten with it. With a station, its part
 * alone is to be made again, or is not begun with any more.
 */
export async function stepOrderBack(
  viewer: Viewer,
  id: string,
  { version, reason, station = null, step = 'ready', ago }: z.output<(typeof orderActionBodies)['step-back']>,
  now: Date,
  key: string | null,
): Promise<OrderCardDto> {
  const work = (order: StoredOrder, _tx: unknown, at: Date): StaffAction => {
    if (station !== null) {
      requireStation(order, station);
      return step === 'start' ? startBack(order, station, reason) : readyBack(order, { station, reason, at });
    }
    // Money that somebody noted as theirs to take is asked for again.
    if (order.state === 'DELIVERED') requirePermission(viewer, 'order.payment.confirm', order.branchId);
    return { version, reason, set: forgotten(order, at) };
  };
  return performAction(viewer, id, 'step-back', now, work, { key, ago });
}

function forgotten(order: StoredOrder, at: Date): NonNullable<StaffAction['set']> {
  if (order.state === 'PREPARING') return { startedStations: [] };
  // Not ready as a whole: whoever made a part of it looks at it again.
  if (order.state === 'READY') {
    const readyStations: StoredOrder['readyStations'] = [];
    return { readyStations, startedStations: withAllStarted({ ...order, readyStations }, at) };
  }
  // What was to be paid at the door was noted as paid with the delivery that did not happen.
  return order.state === 'DELIVERED' ? openPayments(order) : {};
}

/** What a station takes back it is at: nobody has to begin with it once more. */
function readyBack(
  order: StoredOrder,
  { station, reason, at }: { station: string; reason: string; at: Date },
): StaffAction {
  const whole = order.state === 'READY';
  const readyStations = withoutReady(order.items, order.readyStations, station, whole ? order.readyAt : null);
  if (!readyStations) throw new OrderMoved(order.id, 'TRANSITION_NOT_ALLOWED');
  const startedStations = withStarted({ ...order, readyStations }, station, at) ?? order.startedStations;
  const set = { startedStations, readyStations };
  return whole ? { reason, set } : { action: 'station-recall', reason, set };
}

/** With the last station that takes its start back nobody is at the order any more. */
function startBack(order: StoredOrder, station: string, reason: string): StaffAction {
  const startedStations = order.state === 'PREPARING' ? withoutStarted(order, station) : null;
  if (!startedStations) throw new OrderMoved(order.id, 'TRANSITION_NOT_ALLOWED');
  const set = { startedStations };
  return isUntouched({ ...order, startedStations })
    ? { reason, set }
    : { action: 'station-unstart', reason: [station, reason].filter(Boolean).join(': '), set };
}
