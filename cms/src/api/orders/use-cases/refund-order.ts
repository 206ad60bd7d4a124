import type { z } from 'zod';
import type { OrderCardDto, orderActionBodies } from '../../../contracts/orders';
import type { Payment } from '../../../domain/orders/order';
import { refundDueCents } from '../../../domain/orders/refund';
import type { Viewer } from '../../../sessions/viewer';
import { columnsOf } from '../store/received-payment';
import { actOnOrder } from './act-on-order';

/** Notes that the customer has got back what they had paid for an order that came to nothing: all of it, once. */
export async function refundOrder(
  viewer: Viewer,
  id: string,
  { version, method, note = null }: z.output<typeof orderActionBodies.refund>,
  now: Date,
): Promise<OrderCardDto> {
  return actOnOrder(viewer, id, 'refund', now, (order) => {
    const refund = {
      amountCents: refundDueCents(order),
      method,
      at: now.toISOString(),
      by: viewer.name,
      note,
    };
    const payment: Payment = { ...order.payment, state: 'REFUNDED', refund };
    return {
      version,
      reason: note,
      set: columnsOf(payment),
    };
  });
}
