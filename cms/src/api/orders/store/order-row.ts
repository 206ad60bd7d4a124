import {
  boolean,
  instant,
  instantOrThrow,
  json,
  type BooleanColumn,
  type InstantColumn,
  type JsonColumn,
} from '../../../database/columns';
import type { Parameter, RunOptions, Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import type {
  Address,
  Discount,
  EndingCode,
  Fee,
  OrderChannel,
  OrderItem,
  OrderState,
  OrderType,
  Payment,
} from '../../../domain/orders/order';
import type { ReadyStation } from '../../../domain/orders/station-parts';

export interface Cancellation {
  code: EndingCode;
  note: string | null;
  by: 'CUSTOMER' | 'STORE' | 'SYSTEM';
  acknowledged: boolean;
}

/** An order as it is stored, in the domain's words. */
export interface StoredOrder {
  rowId: number;
  id: string;
  businessId: string;
  branchId: string;
  number: string;
  businessDay: string;
  channel: OrderChannel;
  type: OrderType;
  timing: 'NOW' | 'SCHEDULED';
  state: OrderState;
  stateBefore: OrderState | null;
  version: number;
  token: string;
  placedAt: string;
  acceptBy: string | null;
  acceptedAt: string | null;
  preparingAt: string | null;
  readyAt: string | null;
  dispatchedAt: string | null;
  returningAt: string | null;
  deliveredAt: string | null;
  concludedAt: string | null;
  awaitingPaymentAt: string | null;
  scheduledAt: string | null;
  pendingAt: string | null;
  rejectedAt: string | null;
  expiredAt: string | null;
  cancelledAt: string | null;
  acknowledgedAt: string | null;
  promisedAt: string | null;
  scheduledFor: string | null;
  stateChangedAt: string;
  customerId: string;
  customerName: string;
  customerPhone: string;
  /** As it was given with this order; what is sent about the order goes there and nowhere else. */
  customerEmail: string | null;
  newCustomer: boolean;
  district: string | null;
  address: Address | null;
  zoneName: string | null;
  distanceMeters: number | null;
  items: OrderItem[];
  unitCount: number;
  fees: Fee[];
  discounts: Discount[];
  itemsCents: number;
  feesCents: number;
  discountsCents: number;
  totalCents: number;
  payment: Payment;
  notes: string | null;
  language: string | null;
  preparationMin: number | null;
  pickupCode: string | null;
  couponId: string | null;
  cancellation: Cancellation | null;
  readyStations: ReadyStation[];
  /** Placed by the store's own people to try things out; it counts nowhere. */
  test: boolean;
}

const COLUMNS = `id, document_id, business_id, branch_id, number, business_day, channel, type, timing, state, state_before, version,
  token, placed_at, accept_by, accepted_at, preparing_at, ready_at, dispatched_at, returning_at, delivered_at, concluded_at,
  awaiting_payment_at, scheduled_at, pending_at, rejected_at, expired_at, cancelled_at, acknowledged_at, promised_at, scheduled_for, state_changed_at, customer_id, customer_name, customer_phone,
  customer_email, new_customer, district, address, zone_name, distance_meters, items, unit_count, fees, discounts, items_cents, fees_cents,
  discounts_cents, total_cents, payment, notes, language, preparation_min, pickup_code, coupon_id, cancellation, ready_stations, test`;

interface OrderRow {
  id: number;
  document_id: string;
  business_id: string;
  branch_id: string;
  number: string;
  business_day: string;
  channel: OrderChannel;
  type: OrderType;
  timing: 'NOW' | 'SCHEDULED';
  state: OrderState;
  state_before: OrderState | null;
  version: number;
  token: string;
  placed_at: InstantColumn;
  accept_by: InstantColumn;
  accepted_at: InstantColumn;
  preparing_at: InstantColumn;
  ready_at: InstantColumn;
  dispatched_at: InstantColumn;
  returning_at: InstantColumn;
  delivered_at: InstantColumn;
  concluded_at: InstantColumn;
  awaiting_payment_at: InstantColumn;
  scheduled_at: InstantColumn;
  pending_at: InstantColumn;
  rejected_at: InstantColumn;
  expired_at: InstantColumn;
  cancelled_at: InstantColumn;
  acknowledged_at: InstantColumn;
  promised_at: InstantColumn;
  scheduled_for: InstantColumn;
  state_changed_at: InstantColumn;
  customer_id: string;
  customer_name: string;
  customer_phone: string;
  customer_email: string | null;
  new_customer: BooleanColumn;
  district: string | null;
  address: JsonColumn;
  zone_name: string | null;
  distance_meters: number | null;
  items: JsonColumn;
  unit_count: number;
  fees: JsonColumn;
  discounts: JsonColumn;
  items_cents: number;
  fees_cents: number;
  discounts_cents: number;
  total_cents: number;
  payment: JsonColumn;
  notes: string | null;
  language: string | null;
  preparation_min: number | null;
  pickup_code: string | null;
  coupon_id: string | null;
  cancellation: JsonColumn;
  ready_stations: JsonColumn;
  test: BooleanColumn;
}

/** The lines as they were sold; those of before there were units are of pieces. */
export function orderItems(column: JsonColumn): OrderItem[] {
  type StoredItem = Omit<OrderItem, 'unit'> & Partial<Pick<OrderItem, 'unit'>>;
  return json<StoredItem[]>(column, []).map((item) => ({ ...item, unit: item.unit ?? 'UN' }));
}

function toOrder(row: OrderRow): StoredOrder {
  return {
    rowId: row.id,
    id: row.document_id,
    businessId: row.business_id,
    branchId: row.branch_id,
    number: row.number,
    businessDay: row.business_day,
    channel: row.channel,
    type: row.type,
    timing: row.timing,
    state: row.state,
    stateBefore: row.state_before,
    version: row.version,
    token: row.token,
    placedAt: instantOrThrow(row.placed_at),
    acceptBy: instant(row.accept_by),
    acceptedAt: instant(row.accepted_at),
    preparingAt: instant(row.preparing_at),
    readyAt: instant(row.ready_at),
    dispatchedAt: instant(row.dispatched_at),
    returningAt: instant(row.returning_at),
    deliveredAt: instant(row.delivered_at),
    concludedAt: instant(row.concluded_at),
    awaitingPaymentAt: instant(row.awaiting_payment_at),
    scheduledAt: instant(row.scheduled_at),
    pendingAt: instant(row.pending_at),
    rejectedAt: instant(row.rejected_at),
    expiredAt: instant(row.expired_at),
    cancelledAt: instant(row.cancelled_at),
    acknowledgedAt: instant(row.acknowledged_at),
    promisedAt: instant(row.promised_at),
    scheduledFor: instant(row.scheduled_for),
    stateChangedAt: instantOrThrow(row.state_changed_at),
    customerId: row.customer_id,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    customerEmail: row.customer_email,
    newCustomer: boolean(row.new_customer),
    district: row.district,
    address: json<Address | null>(row.address, null),
    zoneName: row.zone_name,
    distanceMeters: row.distance_meters,
    items: orderItems(row.items),
    unitCount: row.unit_count,
    fees: json<Fee[]>(row.fees, []),
    discounts: json<Discount[]>(row.discounts, []),
    itemsCents: row.items_cents,
    feesCents: row.fees_cents,
    discountsCents: row.discounts_cents,
    totalCents: row.total_cents,
    // Those of before there were refunds do not speak of them.
    payment: { ...NO_PAYMENT, ...json<Partial<Payment>>(row.payment, {}) },
    notes: row.notes,
    language: row.language,
    preparationMin: row.preparation_min,
    pickupCode: row.pickup_code,
    couponId: row.coupon_id,
    cancellation: json<Cancellation | null>(row.cancellation, null),
    readyStations: json<ReadyStation[]>(row.ready_stations, []),
    test: boolean(row.test),
  };
}

const NO_PAYMENT: Payment = {
  method: 'CASH',
  timing: 'ON_DELIVERY',
  amountCents: 0,
  changeForCents: null,
  state: 'CREATED',
  confirmedBy: null,
  confirmedAt: null,
  pixCode: null,
  refund: null,
};

/** Orders by a condition written for the `orders` table. The condition carries the business, or a key nobody can guess. */
export async function selectOrders(
  sql: Sql,
  condition: string,
  parameters: readonly Parameter[],
  options?: RunOptions,
): Promise<StoredOrder[]> {
  const rows = await sql.all<OrderRow>(
    `SELECT ${COLUMNS} FROM orders WHERE ${condition}`,
    parameters,
    options,
  );
  return rows.map(toOrder);
}

export async function orderByToken(sql: Sql, token: string): Promise<StoredOrder | null> {
  const [order] = await selectOrders(sql, 'token = ?', [token]);
  return order ?? null;
}

export async function orderById(sql: Sql, businessId: string, id: string): Promise<StoredOrder | null> {
  const [order] = await selectOrders(sql, 'document_id = ? AND business_id = ?', [id, businessId]);
  return order ?? null;
}

/** The same, which nobody else changes before the transaction ends; SQLite has one writer at a time anyway. */
export async function orderForChange(tx: Tx, businessId: string, id: string): Promise<StoredOrder | null> {
  const lock = tx.dialect === 'postgres' ? ' FOR UPDATE' : '';
  const [order] = await selectOrders(tx, `document_id = ? AND business_id = ?${lock}`, [id, businessId]);
  return order ?? null;
}
