import type { Payment, Refund } from '../../../domain/orders/order';
import { refundDueCents } from '../../../domain/orders/refund';
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

/** The columns of an order whose customer got back all that was owed. */
export function refundedPayment(
  order: StoredOrder,
  given: Pick<Refund, 'method' | 'by' | 'note'>,
  now: Date,
): PaymentColumns {
  const refund = { ...given, amountCents: refundDueCents(order), at: now.toISOString() };
  return columnsOf({ ...order.payment, state: 'REFUNDED', refund });
}

function columnsOf(payment: Payment): PaymentColumns {
  return { payment: JSON.stringify(payment), payment_state: payment.state };
}
