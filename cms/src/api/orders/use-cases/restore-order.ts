import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';

/** Takes a cancellation back that was a mistake. What the order needs is held again, or the restoring is refused. */
export async function restoreOrder(
  viewer: Viewer,
  id: string,
  { version, reason }: z.output<typeof orderActionBodies.restore>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'restore', now, () => ({ version, reason }));
}
