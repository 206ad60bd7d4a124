import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';

/** An order could not be handed over and comes back. */
export async function returnOrder(
  viewer: Viewer,
  id: string,
  { version, reason }: z.output<typeof orderActionBodies.return>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'return', now, () => ({ version, reason }));
}
