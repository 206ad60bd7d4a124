import type { OrderCardDto } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';

/** The food is done and waits for who carries it. */
export async function markOrderReady(
  viewer: Viewer,
  id: string,
  { version }: { version: number },
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'ready', now, () => ({ version }));
}
