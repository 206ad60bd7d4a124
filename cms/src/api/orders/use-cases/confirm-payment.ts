import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import { acceptByOncePaid } from '../../../domain/orders/pay-by';
import type { Viewer } from '../../../sessions/viewer';
import { receivedPix } from '../store/payment-changes';
import { actOnOrder } from './act-on-order';

/** Staff saw the money arrive: the order goes on to the board, and its time to be accepted begins now. */
export async function confirmPayment(
  viewer: Viewer,
  id: string,
  { version, evidence }: z.output<(typeof orderActionBodies)['confirm-payment']>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'confirm-payment', now, (order) => ({
    version,
    set: {
      ...receivedPix(order, { by: viewer.name, at: now, evidence }),
      acceptBy: acceptByOncePaid(order, now),
    },
  }));
}
