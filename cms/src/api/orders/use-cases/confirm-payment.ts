import type { OrderCardDto } from '../../../contracts/orders';
import type { Viewer } from '../../../sessions/viewer';
import { actOnOrder } from './act-on-order';

/** Staff saw the money arrive: the order goes on to the board, and its time to be accepted begins now. */
export async function confirmPayment(
  viewer: Viewer,
  id: string,
  { version }: { version: number },
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'confirm-payment', now, (order) => {
    const payment = {
      ...order.payment,
      state: 'CONFIRMED' as const,
      confirmedBy: 'STAFF' as const,
      confirmedAt: now.toISOString(),
    };
    const acceptWithinMs = order.acceptBy ? Date.parse(order.acceptBy) - Date.parse(order.placedAt) : 0;
    return {
      version,
      set: {
        payment: JSON.stringify(payment),
        payment_state: payment.state,
        accept_by: new Date(now.getTime() + acceptWithinMs),
      },
    };
  });
}
