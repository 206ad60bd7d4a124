import type { Payment } from '../../../domain/orders/order';
import type { StoredOrder } from './order-row';

type PaymentColumns = Record<'payment' | 'payment_state', string>;

/** The columns of an order whose money somebody of the staff has received. */
export function receivedPayment({ payment }: StoredOrder, now: Date): PaymentColumns {
  return columnsOf({ ...payment, state: 'CONFIRMED', confirmedBy: 'STAFF', confirmedAt: now.toISOString() });
}

/** The columns of an order that is still to be paid after all. */
export function openPayment({ payment }: StoredOrder): PaymentColumns {
  return columnsOf({ ...payment, state: 'CREATED', confirmedBy: null, confirmedAt: null });
}

/** The columns of an order with that payment. */
export function columnsOf(payment: Payment): PaymentColumns {
  return { payment: JSON.stringify(payment), payment_state: payment.state };
}
