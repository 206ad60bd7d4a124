import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { openPayment } from '../store/payment-columns';
import { actOnOrder } from './act-on-order';

/** Takes one step back that was taken by mistake; the time of the step is forgotten with it. */
export async function stepOrderBack(
  viewer: Viewer,
  id: string,
  { version, reason }: z.output<(typeof orderActionBodies)['step-back']>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'step-back', now, (order) => ({
    version,
    reason,
    // What was to be paid at the door was noted as paid with the delivery that did not happen.
    ...(order.state === 'DELIVERED' && order.payment.timing === 'ON_DELIVERY' && { set: openPayment(order) }),
  }));
}
