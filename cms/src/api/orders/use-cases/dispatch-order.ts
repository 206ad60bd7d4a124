import type { OrderCardDto } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';

/** An order leaves for the customer, for the first time or again after it came back. */
export async function dispatchOrder(
  viewer: Viewer,
  id: string,
  { version }: { version: number },
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'dispatch', now, () => ({ version }));
}
