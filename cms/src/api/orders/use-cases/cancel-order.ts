import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';
import { ending } from './reject-order';

/** Ends an order that was taken on. Once preparation began it takes a permission of its own. */
export async function cancelOrder(
  viewer: Viewer,
  id: string,
  body: z.output<typeof orderActionBodies.cancel>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'cancel', now, () => ending(body));
}
