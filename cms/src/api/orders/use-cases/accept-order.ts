import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import type { StoredOrder } from '../store/order-row';
import { actOnOrder } from './act-on-order';

/** Takes an order on. With another preparation time than the branch's, the promise moves by the difference. */
export async function acceptOrder(
  viewer: Viewer,
  id: string,
  { version, preparationMin }: z.output<typeof orderActionBodies.accept>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'accept', now, (order) => ({
    version,
    set: acceptance(order, preparationMin ?? null),
  }));
}

/** What changes when an order is accepted with a preparation time, in minutes. */
function acceptance(order: StoredOrder, preparationMin: number | null): Partial<StoredOrder> {
  if (preparationMin === null || order.promisedAt === null) return {};
  const shiftMs = (preparationMin - (order.preparationMin ?? preparationMin)) * 60_000;
  return {
    preparationMin,
    ...(order.timing === 'NOW' && {
      promisedAt: new Date(Date.parse(order.promisedAt) + shiftMs).toISOString(),
    }),
  };
}
