import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { acceptByOncePaid } from '../../../domain/orders/pay-by';
import type { Viewer } from '../../../sessions/viewer';
import { receivedPix } from '../store/payment-changes';
import { actOnOrder } from './act-on-order';

/**
 * Staff saw the money arrive: the order goes on to the board, and its time to be accepted begins now. Of one that was
 * given up meanwhile the money is to be given back.
 */
export async function confirmPayment(
  viewer: Viewer,
  id: string,
  { version, evidence }: z.output<(typeof orderActionBodies)['confirm-payment']>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'confirm-payment', now, (order) => {
    const received = receivedPix(order, { by: viewer.name, at: now, evidence });
    if (order.state !== 'AWAITING_PAYMENT') return { version, set: received };
    return { version, set: { ...received, acceptBy: acceptByOncePaid(order, now), escalation: [] } };
  });
}
