import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { refundedPayment } from '../store/payment-changes';
import { actOnOrder } from './act-on-order';

/** Notes that the customer has got back what they had paid for an order that came to nothing: all of it, once. */
export async function refundOrder(
  viewer: Viewer,
  id: string,
  { version, method, note = null }: z.output<typeof orderActionBodies.refund>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'refund', now, (order) => ({
    version,
    reason: note,
    set: refundedPayment(order, { method, by: viewer.name, note }, now),
  }));
}
