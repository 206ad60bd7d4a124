import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { allReady, hasUnseenWork, withAllReady, withReady } from '../../../domain/orders/station-parts';
import type { Viewer } from '../../../sessions/viewer';
import { OrderMoved } from '../store/move-order';
import { storeOf } from '../../../store/stores';
import { performAction, type StaffAction } from './act-on-order';
import type { StoredOrder } from '../store/order-row';
import { requireStation } from './station-of-order';

/**
 * The food is done and waits for who carries it; with a station, the part that it makes, and the order with the last of
 * them, or where somebody puts orders together by their press. What a station compares is its own part: two that are done
 * at once do not stand in each other's way, and what it was given after it looked is not done.
 */
export async function markOrderReady(
  viewer: Viewer,
  id: string,
  { version, station = null, ago }: z.output<typeof orderActionBodies.ready>,
  now: Date,
  key: string | null,
): Promise<OrderCardDto> {
  const work = async (order: StoredOrder, tx: Tx, at: Date): Promise<StaffAction> => {
    if (station === null && order.items.some(({ held }) => held)) return restLater(order, version, at);
    if (station === null) return { version };
    requireStation(order, station);
    if (hasUnseenWork(order.stations, station, version)) throw new OrderMoved(order.id);
    const ready = withReady(order.readyStations, station, at);
    if (!ready) throw new OrderMoved(order.id, 'TRANSITION_NOT_ALLOWED');
    const set = { readyStations: ready };
    const whole = allReady(order.items, ready) && !(await hasExpo(tx, order.branchId));
    return whole ? { set } : { action: 'station-ready', reason: station, set };
  };
  return performAction(viewer, id, 'ready', now, work, { key, ago });
}

/** Whether somebody puts the orders of the branch together, and says when one is ready. */
export const hasExpo = async (sql: Sql, branchId: string): Promise<boolean> =>
  (await storeOf(sql, branchId))?.branch.settings.expo ?? false;

/** Everything is done that is not held; the order goes on once the rest is fired. */
function restLater(order: StoredOrder, version: number, at: Date): StaffAction {
  const readyStations = withAllReady(order.items, order.readyStations, at);
  if (!readyStations) throw new OrderMoved(order.id, 'TRANSITION_NOT_ALLOWED');
  return { version, action: 'station-ready', set: { readyStations } };
}
