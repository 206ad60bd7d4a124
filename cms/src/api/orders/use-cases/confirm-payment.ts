import type { OrderCardDto } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { receivedPayment } from '../store/payment-changes';
import { actOnOrder } from './act-on-order';

/** Staff saw the money arrive: the order goes on to the board, and its time to be accepted begins now. */
export async function confirmPayment(
  viewer: Viewer,
  id: string,
  { version }: { version: number },
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'confirm-payment', now, (order) => {
    const acceptWithinMs = order.acceptBy ? Date.parse(order.acceptBy) - Date.parse(order.placedAt) : 0;
    return {
      version,
      set: {
        ...receivedPayment(order, now),
        acceptBy: new Date(now.getTime() + acceptWithinMs).toISOString(),
      },
    };
  });
}
