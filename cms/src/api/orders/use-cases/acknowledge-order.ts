import type { z } from 'zod';
import type { Tx } from '../../../database/transaction';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { ringsSince } from '../../../domain/orders/escalation';
import { transition } from '../../../domain/orders/life-cycle';
import { knowsOfCancellation, withSeenCancellation } from '../../../domain/orders/seen';
import { stationsOf } from '../../../domain/orders/station-parts';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { setAcknowledged, setCancellation, type StoredOrder } from '../store/order-row';
import { logAcknowledgement, seenStamp, recordAcknowledgement } from './record-acknowledgement';

type Body = z.output<typeof orderActionBodies.acknowledge>;

/**
 * Takes note of an order: it stops ringing on every board. Of one that was cancelled each station of the kitchen takes note
 * for itself, or a screen that shows all of them for everybody; the counter knows, and does not clear it from their walls.
 * Taking note of what is known changes nothing.
 */
export function acknowledgeOrder(viewer: Viewer, id: string, body: Body, now: Date): Promise<OrderCardDto> {
  return recordAcknowledgement(viewer, id, now, (tx, order) =>
    order.state === 'CANCELLED'
      ? noteCancellation(tx, order, viewer, body, now)
      : noteOrder(tx, order, viewer, body, now),
  );
}

async function noteOrder(
  tx: Tx,
  order: StoredOrder,
  viewer: Viewer,
  { ago = 0 }: Body,
  now: Date,
): Promise<boolean> {
  requirePermission(viewer, 'order.accept');
  if (ago > 0 && rangAnewSince(order, now.getTime() - ago)) return false;
  if (!transition(order, 'acknowledge', now).ok || (await setAcknowledged(tx, order, now)) === 0)
    return false;
  const seen = seenStamp(viewer, { station: null, ago, since: ringsSince(order) }, now);
  await logAcknowledgement(tx, viewer, order, { action: 'acknowledge', seen, now });
  return true;
}

/**
 * An order rings anew once it is paid, and when the time has come that it is for: what was pressed before and arrives now
 * is not about that.
 */
function rangAnewSince({ state, pendingAt, stateChangedAt, stateBefore }: StoredOrder, pressedMs: number) {
  const paidForLater = state === 'SCHEDULED' && stateBefore === 'AWAITING_PAYMENT';
  const rangAt = paidForLater ? stateChangedAt : pendingAt;
  return rangAt !== null && pressedMs < Date.parse(rangAt);
}

async function noteCancellation(
  tx: Tx,
  order: StoredOrder,
  viewer: Viewer,
  { station, ago }: Body,
  now: Date,
): Promise<boolean> {
  requirePermission(viewer, 'order.prepare');
  const { cancellation, items, stateChangedAt } = order;
  const stations = stationsOf(items);
  if (station === undefined || !cancellation || knowsOfCancellation(cancellation, station)) return false;
  if (station !== null && !stations.includes(station)) return false;
  const seen = seenStamp(viewer, { station, ago, since: stateChangedAt }, now);
  await setCancellation(tx, order, withSeenCancellation(cancellation, stations, seen));
  await logAcknowledgement(tx, viewer, order, { action: 'acknowledge-cancellation', seen, now });
  return true;
}
