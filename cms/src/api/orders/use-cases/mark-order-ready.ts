import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { allReady, withReady } from '../../../domain/orders/station-parts';
import type { Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import { actOnOrder } from './act-on-order';
import { requireStation } from './station-of-order';

/**
 * The food is done and waits for who carries it; with a station, the part that it makes, and the order with the last of
 * them. What a station compares is its own part: two that are done at once do not stand in each other's way.
 */
export async function markOrderReady(
  viewer: Viewer,
  id: string,
  { version, station = null }: z.output<typeof orderActionBodies.ready>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'ready', now, (order) => {
    if (station === null) return { version };
    requireStation(order, station);
    const ready = withReady(order.readyStations, station, now);
    if (!ready) throw new OrderMoved(order.id, 'TRANSITION_NOT_ALLOWED');
    const set = { readyStations: ready };
    return allReady(order.items, ready) ? { set } : { action: 'station-ready', reason: station, set };
  });
}
