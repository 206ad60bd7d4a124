import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { promiseForPreparation } from '../../../domain/orders/promise';
import type { Viewer } from '../../../sessions/viewer';
import { performAction } from './act-on-order';

/** Takes an order on. With another preparation time than the branch's, the promise moves by the difference. */
export async function acceptOrder(
  viewer: Viewer,
  id: string,
  { version, preparationMin }: z.output<typeof orderActionBodies.accept>,
  now: Date,
): Promise<OrderCardDto> {
  return performAction(viewer, id, 'accept', now, (order) => ({
    version,
    set: promiseForPreparation(order, preparationMin ?? null),
  }));
}
