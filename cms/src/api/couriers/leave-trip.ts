import type { Tx } from '../../database/transaction';
import { isBeforePickUp } from '../../domain/couriers';
import { ApiError } from '../../errors/api-error';
import type { StoredOrder } from '../orders/exports';
import { deliveryForChange } from './store/deliveries';
import { updateStop } from './sync-trip';

/** Takes an order off the trip it waits on, or that brought it back. */
export async function leaveTrip(tx: Tx, order: StoredOrder, now: Date): Promise<void> {
  if (!order.courier) return;
  const trip = await deliveryForChange(tx, order.businessId, order.courier.deliveryId);
  const stop = trip?.stops.find(({ orderId }) => orderId === order.id);
  if (!trip || !stop || stop.state === 'DROPPED' || stop.state === 'RETURNED') return;
  if (!isBeforePickUp(trip.state)) throw new ApiError(409, 'DELIVERY_UNDER_WAY');
  await updateStop(tx, trip, { ...stop, state: 'DROPPED' }, { courier: null, now });
}
