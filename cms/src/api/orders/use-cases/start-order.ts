import type { OrderCardDto } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';

/** The kitchen begins with an order. */
export async function startOrder(
  viewer: Viewer,
  id: string,
  { version }: { version: number },
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'start', now, () => ({ version }));
}
