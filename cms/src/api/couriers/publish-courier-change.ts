import type { Tx } from '../../database/transaction';
import { appendEvent } from '../../realtime/append';
import type { StoredDelivery } from './store/deliveries';

/** Tells screens and the courier's phone that something of a courier has changed; of nobody's trip, that the trip has. */
export async function publishCourierChange(
  tx: Tx,
  {
    businessId,
    branchId,
    courierId,
    id,
  }: Pick<StoredDelivery, 'businessId' | 'branchId' | 'courierId' | 'id'>,
  at: Date,
): Promise<void> {
  const entityId = courierId ?? id;
  await appendEvent(tx, {
    businessId,
    branchId,
    type: 'courier.changed',
    resource: 'couriers',
    entityId,
    at,
  });
}
