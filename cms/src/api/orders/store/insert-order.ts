import type { Sql } from '../../../database/sql';
import type { StoredOrder } from './order-row';
import { searchable } from './searchable';

const INSERT_ORDER = `
  INSERT INTO orders (document_id, created_at, updated_at, published_at, business_id, branch_id, number, sequence, business_day,
    channel, type, timing, state, version, token, placed_at, accept_by, promised_at, scheduled_for, state_changed_at, customer_id,
    customer_name, customer_phone, customer_email, customer_search, new_customer, district, address, zone_name, distance_meters, items, unit_count, fees, discounts,
    items_cents, fees_cents, discounts_cents, total_cents, payment_method, payment_state, payment, notes, language,
    preparation_min, pickup_code, coupon_id, test, awaiting_payment_at, scheduled_at, pending_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const date = (iso: string | null) => (iso === null ? null : new Date(iso));

/** A new order as it is handed to the table; the timestamps of later states are not yet there. */
export type NewOrder = Omit<
  StoredOrder,
  | 'rowId'
  | 'stateBefore'
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
  | 'cancellation'
  | 'readyStations'
> & { sequence: number };

/** Writes the order and its lines. */
export async function insertOrder(sql: Sql, order: NewOrder): Promise<void> {
  const placedAt = new Date(order.placedAt);
  await sql.run(INSERT_ORDER, [
    order.id,
    placedAt,
    placedAt,
    placedAt,
    order.businessId,
    order.branchId,
    order.number,
    order.sequence,
    order.businessDay,
    order.channel,
    order.type,
    order.timing,
    order.state,
    order.version,
    order.token,
    placedAt,
    date(order.acceptBy),
    date(order.promisedAt),
    date(order.scheduledFor),
    placedAt,
    order.customerId,
    order.customerName,
    order.customerPhone,
    order.customerEmail,
    searchable(order.customerName),
    order.newCustomer,
    order.district,
    order.address && JSON.stringify(order.address),
    order.zoneName,
    order.distanceMeters,
    JSON.stringify(order.items),
    order.unitCount,
    JSON.stringify(order.fees),
    JSON.stringify(order.discounts),
    order.itemsCents,
    order.feesCents,
    order.discountsCents,
    order.totalCents,
    order.payment.method,
    order.payment.state,
    JSON.stringify(order.payment),
    order.notes,
    order.language,
    order.preparationMin,
    order.pickupCode,
    order.couponId,
    order.test,
    order.state === 'AWAITING_PAYMENT' ? placedAt : null,
    order.state === 'SCHEDULED' ? placedAt : null,
    order.state === 'PENDING' ? placedAt : null,
  ]);
  // Reports read lines: what was only tried out is not in them.
  if (order.test) return;
  for (const [line, item] of order.items.entries()) {
    await sql.run(
      `INSERT INTO order_lines (order_id, line, business_id, branch_id, business_day, product_id, name, variation, quantity, total_cents)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        order.id,
        line,
        order.businessId,
        order.branchId,
        order.businessDay,
        item.productId,
        item.name,
        item.variation?.name ?? null,
        item.quantity,
        item.totalCents,
      ],
    );
  }
}
