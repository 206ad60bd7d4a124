import type { Sql } from '../../../database/sql';
import { number, orNull, text } from '../../../database/codecs';
import { defineTable, documentStamps } from '../../../database/table';
import type { Payment } from '../../../domain/orders/payment';
import { orders, type StoredOrder } from './order-row';
import { searchable, searchableSurname } from './searchable';

/** What was sold, for reports. */
const soldItems = defineTable('order_items', {
  orderId: text(),
  position: number(),
  businessId: text(),
  branchId: text(),
  businessDay: text(),
  productId: text(),
  name: text(),
  variation: orNull(text()),
  quantity: number(),
  totalCents: number(),
});

/** A new order as it is handed to the table; the timestamps of later states are not yet there. */
export type NewOrder = Omit<
  StoredOrder,
  | 'rowId'
  | 'stateBefore'
  | 'stateRecordedAt'
  | 'acceptedAt'
  | 'preparingAt'
  | 'readyAt'
  | 'dispatchedAt'
  | 'returningAt'
  | 'deliveredAt'
  | 'concludedAt'
  | 'awaitingPaymentAt'
  | 'scheduledAt'
  | 'pendingAt'
  | 'rejectedAt'
  | 'expiredAt'
  | 'cancelledAt'
  | 'acknowledgedAt'
  | 'missedAcknowledgedAt'
  | 'missedAcknowledgedBy'
  | 'cancellation'
  | 'startedStations'
  | 'readyStations'
  | 'escalation'
  | 'furtherPayments'
  | 'paymentRef'
  | 'revisions'
  | 'modified'
  | 'substitution'
  | 'substituteBy'
> & { sequence: number; furtherPayments?: Payment[] };

/** Writes the order and its items. */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<void> {
  const { sequence, ...stored } = order;
  await orders.insert(
    sql,
    {
      ...stored,
      stateChangedAt: order.placedAt,
      stateRecordedAt: null,
      awaitingPaymentAt: order.state === 'AWAITING_PAYMENT' ? order.placedAt : null,
      scheduledAt: order.state === 'SCHEDULED' ? order.placedAt : null,
      pendingAt: order.state === 'PENDING' ? order.placedAt : null,
      // Nothing to do about it before its customer says that they have paid: it does not ring.
      acknowledgedAt: order.state === 'AWAITING_PAYMENT' ? order.placedAt : null,
    },
    {
      ...documentStamps(new Date(order.placedAt)),
      sequence,
      customer_search: searchable(order.customerName),
      surname_search: searchableSurname(order.customerName),
      payment_method: order.payment.method,
      payment_state: order.payment.state,
    },
  );
  await insertItems(sql, order);
}

type Sold = Pick<StoredOrder, 'id' | 'businessId' | 'branchId' | 'businessDay' | 'items' | 'test'>;

/** Reports read these: what was only tried out is not in them. */
async function insertItems(sql: Sql, order: Sold): Promise<void> {
  if (order.test) return;
  for (const [position, item] of order.items.entries()) {
    const { id: orderId, businessId, branchId, businessDay } = order;
    const { productId, name, quantity, totalCents } = item;
    const variation = item.variation?.name ?? null;
    await soldItems.insert(sql, {
      ...{ orderId, position, businessId, branchId, businessDay },
      ...{ productId, name, variation, quantity, totalCents },
    });
  }
}

/** Writes the items of an order anew, as they are sold by now. */
export async function rewriteItems(sql: Sql, order: Sold): Promise<void> {
  await sql.run('DELETE FROM order_items WHERE business_id = ? AND order_id = ?', [
    order.businessId,
    order.id,
  ]);
  await insertItems(sql, order);
}
