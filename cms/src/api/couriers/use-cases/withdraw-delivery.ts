import { actorOf } from '../../../audit/audit';
import type { DeliveryDto } from '../../../contracts/couriers';
import { inTransaction, type Tx } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { canMove } from '../../../domain/couriers';
import { ApiError, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { orderForChange, type StoredOrder } from '../../orders/exports';
import { toDeliveryDtos } from '../present/delivery';
import { deliveryById, deliveryForChange, type StoredDelivery } from '../store/deliveries';
import { unassignTrip, withdrawAccepted } from '../trips';

/** Takes the courier off a trip that was not picked up yet; answers the trip that waits for another. */
export function withdrawDelivery(
  viewer: Viewer,
  id: string,
  version: number,
  now: Date,
): Promise<DeliveryDto> {
  return inTransaction(async (tx) => {
    const { trip, found } = await tripForChange(tx, viewer.businessId, id);
    if (!reachesBranch(viewer, trip.branchId)) throw notFound();
    if (trip.version !== version) throw new ApiError(409, 'DELIVERY_MOVED');
    if (!canMove(trip.state, 'withdraw')) throw new ApiError(409, 'DELIVERY_UNDER_WAY');
    const by = { actor: actorOf(viewer), now };
    const store = await storeOf(tx, trip.branchId);
    if (!store) throw notFound();
    const isOffer = trip.state === 'OFFERED';
    if (isOffer) await unassignTrip(tx, { trip, found }, 'WITHDRAWN', by);
    const waiting = isOffer ? trip : await withdrawAccepted(tx, store, { trip, found }, by);
    const [dto] = await toDeliveryDtos(tx, await reread(tx, waiting));
    if (!dto) throw notFound();
    return dto;
  });
}

const reread = async (tx: Tx, { businessId, id }: StoredDelivery) => {
  const trip = await deliveryById(tx, businessId, id);
  return trip ? [trip] : [];
};

/**
 * A trip with the orders that are still on it, all of them locked: the orders before the trip, as wherever an order is
 * moved, so that the two never wait for each other.
 */
export async function tripForChange(
  tx: Tx,
  businessId: string,
  id: string,
): Promise<{ trip: StoredDelivery; found: StoredOrder[] }> {
  const seen = await deliveryById(tx, businessId, id);
  if (!seen) throw notFound();
  const found: StoredOrder[] = [];
  for (const orderId of seen.stops.map((stop) => stop.orderId).toSorted()) {
    const order = await orderForChange(tx, businessId, orderId);
    if (order?.courier?.deliveryId === id) found.push(order);
  }
  const trip = await deliveryForChange(tx, businessId, id);
  if (!trip) throw notFound();
  return { trip, found };
}
