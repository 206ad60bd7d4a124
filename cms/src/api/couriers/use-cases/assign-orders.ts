import type { z } from 'zod';
import { actorOf } from '../../../audit/audit';
import type { assignBody, DeliveryDto } from '../../../contracts/couriers';
import { inTransaction, type Tx } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { canBeAssigned } from '../../../domain/couriers';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { moveOrder, orderForChange, OrderMoved, type StoredOrder } from '../../orders/exports';
import { leaveTrip } from '../leave-trip';
import { toDeliveryDtos } from '../present/delivery';
import { courierForChange, type StoredCourier } from '../store/couriers';
import { deliveryForChange } from '../store/deliveries';
import { updateStop } from '../sync-trip';
import { lockCourierWithCapacity, createTrip, type TripActor } from '../trips';

/**
 * Gives orders to a courier, as one trip. Orders that wait on other trips leave those; one that was picked up stays with
 * who has it. Of two people at once, and of assigning against cancelling, one wins: each order is taken as it was seen.
 */
export function assignOrders(
  viewer: Viewer,
  { courierId, orders, dispatch }: z.output<typeof assignBody>,
  now: Date,
): Promise<DeliveryDto> {
  return inTransaction(async (tx) => {
    const found = await seenOrders(tx, viewer, orders);
    const branchId = found[0]?.branchId ?? '';
    if (dispatch) requireReady(viewer, branchId, found);
    // All is locked before anything is told of, as by whoever moves on with an order of these trips.
    await lockTrips(tx, viewer.businessId, found);
    const named = await courierForChange(tx, viewer.businessId, courierId);
    if (named?.branchId !== branchId) throw invalid([{ code: 'UNKNOWN_REFERENCE', path: ['courierId'] }]);
    const store = await storeOf(tx, branchId);
    if (!store) throw notFound();
    for (const order of found) await leaveTrip(tx, order, now);
    // Only now: what leaves a trip of this courier makes room for itself.
    const courier = await lockCourierWithCapacity(tx, named, found.length);
    const by = { actor: actorOf(viewer), now };
    // A courier who leaves, or has left, is not asked any more.
    const accepted = dispatch || found.some(({ state }) => state === 'DISPATCHED');
    const { id } = await createTrip(tx, store, { found, courier, accepted }, by);
    for (const order of found) {
      if (order.state === 'DISPATCHED') await pickUpLate(tx, id, order, { courier, now });
      else if (dispatch) await leaveNow(tx, order, by);
    }
    const trip = await deliveryForChange(tx, viewer.businessId, id);
    const [dto] = trip ? await toDeliveryDtos(tx, [trip]) : [];
    if (!dto) throw new Error('A trip that was made is gone');
    return dto;
  });
}

function requireReady(viewer: Viewer, branchId: string, orders: readonly StoredOrder[]): void {
  requirePermission(viewer, 'order.dispatch', branchId);
  const missing = orders.find(({ state }) => state !== 'READY' && state !== 'RETURNING');
  if (missing) throw new ApiError(409, 'ORDERS_NOT_READY', { args: { number: missing.number } });
}

/** Dispatches an order as its trip has changed it. */
async function leaveNow(tx: Tx, { id, businessId }: StoredOrder, { actor, now }: TripActor): Promise<void> {
  const order = await orderForChange(tx, businessId, id);
  if (!order) throw notFound();
  await moveOrder(tx, order, { action: 'dispatch', actor, now, at: now });
}

/** An order that left before its courier was named is on the way on its trip, since it left. */
async function pickUpLate(
  tx: Tx,
  tripId: string,
  { id, businessId, dispatchedAt }: StoredOrder,
  { courier, now }: { courier: StoredCourier; now: Date },
): Promise<void> {
  const trip = await deliveryForChange(tx, businessId, tripId);
  const stop = trip?.stops.find(({ orderId }) => orderId === id);
  if (!trip || !stop) throw new Error('A trip that was made is gone');
  const at = dispatchedAt === null ? now : new Date(dispatchedAt);
  await updateStop(tx, trip, { ...stop, state: 'ON_THE_WAY' }, { courier, now, at });
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
    if (!canBeAssigned(order)) throw new OrderMoved(id, 'ORDER_NOT_CARRIED');
    return [order];
  });
}
