import { json as readJson, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import {
  boolean,
  code,
  defineTable,
  instant,
  json,
  number,
  orNull,
  readAs,
  text,
  type RowOf,
} from '../../../database/table';
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

/** The items as they were sold; those of before there were units are of pieces. */
export function orderItems(column: JsonColumn): OrderItem[] {
  type StoredItem = Omit<OrderItem, 'unit'> & Partial<Pick<OrderItem, 'unit'>>;
  return readJson<StoredItem[]>(column, []).map((item) => ({ ...item, unit: item.unit ?? 'UN' }));
}

/** Orders as they are stored, in the domain's words. */
export const orders = defineTable('orders', {
  rowId: number('id'),
  id: text('document_id'),
  businessId: text(),
  branchId: text(),
  number: text(),
  businessDay: text(),
  channel: code<OrderChannel>(),
  type: code<OrderType>(),
  timing: code<'NOW' | 'SCHEDULED'>(),
  state: code<OrderState>(),
  stateBefore: orNull(code<OrderState>()),
  version: number(),
  token: text(),
  placedAt: instant(),
  acceptBy: orNull(instant()),
  acceptedAt: orNull(instant()),
  preparingAt: orNull(instant()),
  readyAt: orNull(instant()),
  dispatchedAt: orNull(instant()),
  returningAt: orNull(instant()),
  deliveredAt: orNull(instant()),
  concludedAt: orNull(instant()),
  awaitingPaymentAt: orNull(instant()),
  scheduledAt: orNull(instant()),
  pendingAt: orNull(instant()),
  rejectedAt: orNull(instant()),
  expiredAt: orNull(instant()),
  cancelledAt: orNull(instant()),
  acknowledgedAt: orNull(instant()),
  promisedAt: orNull(instant()),
  scheduledFor: orNull(instant()),
  stateChangedAt: instant(),
  customerId: text(),
  customerName: text(),
  customerPhone: text(),
  /** As it was given with this order; what is sent about the order goes there and nowhere else. */
  customerEmail: orNull(text()),
  newCustomer: boolean(),
  district: orNull(text()),
  address: orNull(json<Address | null>(null)),
  zoneName: orNull(text()),
  distanceMeters: orNull(number()),
  items: readAs(json<OrderItem[]>([]), orderItems),
  unitCount: number(),
  fees: json<Fee[]>([]),
  discounts: json<Discount[]>([]),
  itemsCents: number(),
  feesCents: number(),
  discountsCents: number(),
  totalCents: number(),
  // Those of before there were refunds do not speak of them.
  payment: readAs(json<Payment>(NO_PAYMENT), (stored) => ({
    ...NO_PAYMENT,
    ...readJson<Partial<Payment>>(stored, {}),
  })),
  notes: orNull(text()),
  language: orNull(text()),
  preparationMin: orNull(number()),
  pickupCode: orNull(text()),
  couponId: orNull(text()),
  /** By whose link the customer came. */
  sellerId: orNull(text()),
  cancellation: orNull(json<Cancellation | null>(null)),
  readyStations: json<ReadyStation[]>([]),
  /** Placed by the store's own people to try things out; it counts nowhere. */
  test: boolean(),
});

export type StoredOrder = RowOf<typeof orders>;

/** Unscoped: whoever has the token, which nobody can guess, may see the order. */
export const orderByToken = (sql: Sql, token: string): Promise<StoredOrder | null> =>
  orders.find(sql, 'token = ?', [token]);

/** Unscoped: the order that a job of the outbox is about. */
export const orderOfJob = (sql: Sql, id: string): Promise<StoredOrder | null> =>
  orders.find(sql, 'document_id = ?', [id]);

export const orderById = (sql: Sql, businessId: string, id: string): Promise<StoredOrder | null> =>
  orders.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** The same, which nobody else changes before the transaction ends; SQLite has one writer at a time anyway. */
export function orderForChange(tx: Tx, businessId: string, id: string): Promise<StoredOrder | null> {
  const lock = tx.dialect === 'postgres' ? ' FOR UPDATE' : '';
  return orders.find(tx, `document_id = ? AND business_id = ?${lock}`, [id, businessId]);
}

/** Notes that an order was seen, once; answers none where somebody was faster. */
export const setAcknowledged = (tx: Tx, { id, businessId }: StoredOrder, now: Date): Promise<number> =>
  orders.update(tx, { acknowledgedAt: now.toISOString() }, [
    'document_id = ? AND business_id = ? AND acknowledged_at IS NULL',
    id,
    businessId,
  ]);

/** Writes how an order was called off, as it is seen by now. */
export const setCancellation = (
  tx: Tx,
  { id, businessId }: StoredOrder,
  cancellation: Cancellation,
): Promise<number> =>
  orders.update(tx, { cancellation }, ['document_id = ? AND business_id = ?', id, businessId]);
