import type { StoredOrder } from './order-row';

/** The columns of an order whose money somebody of the staff has received. */
export function receivedPayment(order: StoredOrder, now: Date): { payment: string; payment_state: string } {
  const payment = {
    ...order.payment,
    state: 'CONFIRMED' as const,
    confirmedBy: 'STAFF' as const,
    confirmedAt: now.toISOString(),
  };
  return { payment: JSON.stringify(payment), payment_state: payment.state };
}
