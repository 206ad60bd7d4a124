import type { z } from 'zod';
import { actorOf } from '../../../audit/audit';
import type { DeliveryDto, returnedBody } from '../../../contracts/couriers';
import { inTransaction } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { ApiError, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { markReturned } from '../mark-stop';
import { toDeliveryDtos } from '../present/delivery';
import { deliveryById } from '../store/deliveries';
import { tripForChange } from './withdraw-delivery';

/**
 * What a courier brought back is in the house again, which ends its stop: the counter says so where there is no phone to say
 * it. Calling its order off does not: that is decided while the courier is still on the way.
 */
export function receiveReturned(
  viewer: Viewer,
  id: string,
  { order, version }: z.output<typeof returnedBody>,
  now: Date,
): Promise<DeliveryDto> {
  return inTransaction(async (tx) => {
    const { trip } = await tripForChange(tx, viewer.businessId, id);
    if (!reachesBranch(viewer, trip.branchId)) throw notFound();
    const stop = trip.stops.find(({ orderId }) => orderId === order);
    if (!stop || stop.state === 'DROPPED') throw notFound();
    if (trip.version !== version) throw new ApiError(409, 'DELIVERY_MOVED');
    await markReturned(tx, { trip, stop }, { actor: actorOf(viewer), now });
    const after = await deliveryById(tx, viewer.businessId, id);
    const [dto] = await toDeliveryDtos(tx, after ? [after] : []);
    if (!dto) throw notFound();
    return dto;
  });
}
