import type { z } from 'zod';
import { actorOf } from '../../../audit/audit';
import type { assignBody, DeliveryDto } from '../../../contracts/couriers';
import { inTransaction, type Tx } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { CARRIED_STATES } from '../../../domain/couriers';
import { invalid, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { orderForChange, OrderMoved, type StoredOrder } from '../../orders/exports';
import { leaveTrip } from '../leave-trip';
import { toDeliveryDtos } from '../present/delivery';
import { courierForChange } from '../store/couriers';
import { deliveryForChange } from '../store/deliveries';
import { lockCourierWithCapacity, createTrip } from '../trips';

/**
 * Gives orders to a courier, as one trip. Orders that wait on other trips leave those; one that was picked up stays with
 * who has it. Of two people at once, and of assigning against cancelling, one wins: each order is taken as it was seen.
 */
export function assignOrders(
  viewer: Viewer,
  { courierId, orders }: z.output<typeof assignBody>,
  now: Date,
): Promise<DeliveryDto> {
  return inTransaction(async (tx) => {
    const found = await seenOrders(tx, viewer, orders);
    const branchId = found[0]?.branchId ?? '';
    // All is locked before anything is told of, as by whoever moves on with an order of these trips.
    await lockTrips(tx, viewer.businessId, found);
    const named = await courierForChange(tx, viewer.businessId, courierId);
    if (named?.branchId !== branchId) throw invalid([{ code: 'UNKNOWN_REFERENCE', path: ['courierId'] }]);
    const store = await storeOf(tx, branchId);
    if (!store) throw notFound();
    for (const order of found) await leaveTrip(tx, order, now);
    // Only now: what leaves a trip of this courier makes room for itself.
    const courier = await lockCourierWithCapacity(tx, named, found.length);
    const trip = await createTrip(tx, store, { found, courier }, { actor: actorOf(viewer), now });
    const [dto] = await toDeliveryDtos(tx, [trip]);
    if (!dto) throw new Error('A trip that was made is gone');
    return dto;
  });
}

/** Locks the trips that orders leave, in one order for all. */
async function lockTrips(tx: Tx, businessId: string, orders: readonly StoredOrder[]): Promise<void> {
  const ids = new Set(orders.flatMap(({ courier }) => courier?.deliveryId ?? []));
  for (const id of [...ids].toSorted()) await deliveryForChange(tx, businessId, id);
}

/** The orders as they were seen, locked in one order for all; in the order in which they were named. */
async function seenOrders(
  tx: Tx,
  viewer: Viewer,
  named: readonly { id: string; version: number }[],
): Promise<StoredOrder[]> {
  const ids = [...new Set(named.map(({ id }) => id))];
  const found = new Map<string, StoredOrder>();
  for (const id of ids.toSorted()) {
    const order = await orderForChange(tx, viewer.businessId, id);
    if (!order || !reachesBranch(viewer, order.branchId)) throw notFound();
    found.set(id, order);
  }
  const branches = new Set([...found.values()].map(({ branchId }) => branchId));
  if (branches.size > 1) throw invalid([{ code: 'UNKNOWN_REFERENCE', path: ['orders'] }]);
  return named.flatMap(({ id, version }) => {
    const order = found.get(id);
    if (!order || !found.delete(id)) return [];
    if (order.version !== version) throw new OrderMoved(id);
    if (order.type !== 'DELIVERY' || !CARRIED_STATES.includes(order.state))
      throw new OrderMoved(id, 'ORDER_NOT_CARRIED');
    return [order];
  });
}
