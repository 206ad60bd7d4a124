import type { Tx } from '../../database/transaction';
import { ApiError, notFound } from '../../errors/api-error';
import { courierForChange } from './store/couriers';
import { deliveryForChange, type Stop, type StoredDelivery } from './store/deliveries';
import { updateStop } from './sync-trip';
import { recordTrip, type TripActor } from './trips';

interface AtStop {
  trip: StoredDelivery;
  stop: Stop;
}

/** Writes where a stop is while its order stays where it is. */
export async function markStop(
  tx: Tx,
  { trip, stop }: AtStop,
  changes: Partial<Stop>,
  now: Date,
): Promise<void> {
  const held = await deliveryForChange(tx, trip.businessId, trip.id);
  const courier =
    trip.courierId === null ? null : await courierForChange(tx, trip.businessId, trip.courierId);
  if (!held) throw notFound();
  await updateStop(tx, held, { ...stop, ...changes }, { courier, now });
}

/** What came back is in the house again, said by its courier or by whoever was there to receive it. */
export async function markReturned(tx: Tx, at: AtStop, { actor, now }: TripActor): Promise<void> {
  const { trip, stop } = at;
  if (stop.state !== 'RETURNING') throw new ApiError(409, 'DELIVERY_MOVED');
  await markStop(tx, at, { state: 'RETURNED' }, now);
  await recordTrip(tx, trip, 'returned', { actor, now, after: { order: stop.orderNumber } });
}
