import type { Refund } from '../../../domain/orders/order';
import { refundDueCents } from '../../../domain/orders/refund';
import type { StoredOrder } from './order-row';

type PaymentChange = Pick<StoredOrder, 'payment'>;

/** What changes of an order whose money somebody of the staff has received. */
export function receivedPayment({ payment }: StoredOrder, now: Date): PaymentChange {
  return {
    payment: { ...payment, state: 'CONFIRMED', confirmedBy: 'STAFF', confirmedAt: now.toISOString() },
  };
}

/** What changes of an order that is still to be paid after all. */
export function openPayment({ payment }: StoredOrder): PaymentChange {
  return { payment: { ...payment, state: 'CREATED', confirmedBy: null, confirmedAt: null } };
}

/** What changes of an order whose customer got back all that was owed. */
export function refundedPayment(
  order: StoredOrder,
  given: Pick<Refund, 'method' | 'by' | 'note'>,
  now: Date,
): PaymentChange {
  const refund = { ...given, amountCents: refundDueCents(order), at: now.toISOString() };
  return { payment: { ...order.payment, state: 'REFUNDED', refund } };
}
