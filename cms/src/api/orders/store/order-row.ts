import { json as readJson, type JsonColumn } from '../../../database/columns';
import { tableOf } from '../../../database/content-type';
import { forUpdate } from '../../../database/row-lock';
import { inList, type Sql } from '../../../database/sql';
import { code, json, number, orNull, readAs } from '../../../database/codecs';
import { type RowOf } from '../../../database/table';
import type { Tx } from '../../../database/transaction';
import type { Address, Discount, EndingCode, Fee, OrderItem, OrderState } from '../../../domain/orders/order';
import type { Payment, Refund } from '../../../domain/orders/payment';
import type { OrderCourier } from '../../../domain/couriers';
import type { Substitution } from '../../../domain/edit';
import type { EscalationStep } from '../../../domain/orders/escalation';
import { paymentOnDelivery } from '../../../domain/orders/open-payments';
import type { Modified, Revision } from '../../../domain/orders/revision';
import type { SeenStamp } from '../../../domain/orders/seen';
import type { ReadyStation, StationWork } from '../../../domain/orders/station-parts';
import type { StartedStation } from '../../../domain/orders/ticket-state';

export interface Cancellation {
  code: EndingCode;
  note: string | null;
  by: 'CUSTOMER' | 'STORE' | 'SYSTEM';
  /** Whether everybody in the kitchen whom it concerns knows. */
  acknowledged: boolean;
  seen?: SeenStamp[];
}

const NO_PAYMENT: Payment = paymentOnDelivery('CASH', 0);

/** As payments were stored before one could be given back in parts. */
interface RefundedWhole {
  refund?: Omit<Refund, 'part' | 'of' | 'concededCents'> | null;
}

/** A payment as it is stored, whatever it did not speak of when it was written. */
function storedPayment({ refund, ...payment }: Partial<Payment> & RefundedWhole): Payment {
  const whole: Refund[] = refund ? [{ ...refund, part: 'DUE', of: null, concededCents: 0 }] : [];
  return { ...NO_PAYMENT, refunds: whole, ...payment };
}

/** The items as they were sold; those of before there were units are of pieces. */
export function readItems(column: JsonColumn): OrderItem[] {
  type StoredItem = Omit<OrderItem, 'unit'> & Partial<Pick<OrderItem, 'unit'>>;
  return readJson<StoredItem[]>(column, []).map((item) => ({ ...item, unit: item.unit ?? 'UN' }));
}

/**
 * Orders as they are stored, in the domain's words. `kitchenDueAt` is when one has to leave the kitchen so that the promise is
 * kept, `promisedFrom` and `promisedAt` from when on and until when that is; `customerEmail` is as it was given with this order: what
 * is sent about it goes there and nowhere else. `paymentRef` is what a provider calls the last page on which it can be or was
 * paid, `substituteBy` until when the customer can answer, `ifSoldOut` what they want done with what is not to be had, null where
 * they did not say. `sellerId` is by whose link they came, `tableName` where it is brought to in the house. A `drill` is placed
 * to hear whether the devices ring, and over by itself within seconds; a `test` by the store's own people to try things
 * out, and counts nowhere.
 */
export const orders = tableOf('api::orders.order', {
  rowId: number('id'),
  stateBefore: orNull(code<OrderState>()),
  address: orNull(json<Address | null>(null)),
  items: readAs(json<OrderItem[]>([]), readItems),
  fees: json<Fee[]>([]),
  discounts: json<Discount[]>([]),
  /** What it was placed with. */
  payment: readAs(json<Payment>(NO_PAYMENT), (stored) =>
    storedPayment(readJson<Partial<Payment> & RefundedWhole>(stored, {})),
  ),
  /** What else was agreed or received: parts of the bill, and what an edit made due. */
  furtherPayments: json<Payment[]>([]),
  revisions: json<Revision[]>([]),
  /** What the kitchen has not taken note of; null where there is nothing. */
  modified: orNull(json<Modified | null>(null)),
  /** What the customer is asked about; null while nothing is. */
  substitution: orNull(json<Substitution | null>(null)),
  /** On which trip it is, and whose that is, for cards and the customer; written by the couriers' own context. */
  courier: orNull(json<OrderCourier | null>(null)),
  cancellation: orNull(json<Cancellation | null>(null)),
  /** What each station makes of it, without what is held; of orders of before that was kept nothing. */
  stations: json<StationWork[]>([]),
  startedStations: json<StartedStation[]>([]),
  readyStations: json<ReadyStation[]>([]),
  /** What was done because nobody took note of it. */
  escalation: json<EscalationStep[]>([]),
}).without(
  // Written beside the row, to be looked for by.
  'sequence',
  'customerSearch',
  'surnameSearch',
  'paymentMethod',
  'paymentState',
  'refundDueCents',
  'moneyNeed',
  // Of the clock that asks how an order was.
  'surveyedAt',
);

export type StoredOrder = RowOf<typeof orders>;

/** Of an order whose customer is asked nothing, or not any more. */
export const NOT_ASKED = { substitution: null, substituteBy: null } satisfies Partial<StoredOrder>;

/** Unscoped: whoever has the token, which nobody can guess, may see the order. */
export const orderByToken = (sql: Sql, token: string): Promise<StoredOrder | null> =>
  orders.find(sql, 'token = ?', [token]);

/** Unscoped: whoever has the token. The same order, which nobody else changes before the transaction ends. */
export const orderByTokenForChange = (tx: Tx, token: string): Promise<StoredOrder | null> =>
  orders.find(tx, `token = ?${forUpdate(tx)}`, [token]);

/** Unscoped: the order that a job of the outbox or a payment provider is about, which nobody else changes meanwhile. */
export const orderOfJobForChange = (tx: Tx, id: string): Promise<StoredOrder | null> =>
  orders.find(tx, `document_id = ?${forUpdate(tx)}`, [id]);

/** Unscoped: the order that is paid on this page of a payment provider, which nobody else changes meanwhile. */
export const orderOfCheckoutForChange = (tx: Tx, ref: string): Promise<StoredOrder | null> =>
  orders.find(tx, `payment_ref = ?${forUpdate(tx)}`, [ref]);

/** Unscoped: the order that a job of the outbox is about. */
export const orderOfJob = (sql: Sql, id: string): Promise<StoredOrder | null> =>
  orders.find(sql, 'document_id = ?', [id]);

export const orderById = (sql: Sql, businessId: string, id: string): Promise<StoredOrder | null> =>
  orders.find(sql, 'document_id = ? AND business_id = ?', [id, businessId]);

/** The same, which nobody else changes before the transaction ends; SQLite has one writer at a time anyway. */
export const orderForChange = (tx: Tx, businessId: string, id: string): Promise<StoredOrder | null> =>
  orders.find(tx, `document_id = ? AND business_id = ?${forUpdate(tx)}`, [id, businessId]);

/** Notes that an order was seen, once; answers none where somebody was faster. */
export const setAcknowledged = (tx: Tx, { id, businessId }: StoredOrder, now: Date): Promise<number> =>
  orders.update(tx, { acknowledgedAt: now.toISOString() }, [
    'document_id = ? AND business_id = ? AND acknowledged_at IS NULL',
    id,
    businessId,
  ]);

/** Notes who acknowledged that an order was missed, and when. */
export const setMissedAcknowledged = (
  tx: Tx,
  { id, businessId }: StoredOrder,
  { at, by }: { at: Date; by: string },
): Promise<number> =>
  orders.update(tx, { missedAcknowledgedAt: at.toISOString(), missedAcknowledgedBy: by }, [
    'document_id = ? AND business_id = ?',
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

/** Writes what of an order the kitchen has not taken note of. */
export const setModified = (
  tx: Tx,
  { id, businessId }: StoredOrder,
  modified: StoredOrder['modified'],
): Promise<number> =>
  orders.update(tx, { modified }, ['document_id = ? AND business_id = ?', id, businessId]);

/** The numbers of orders of a business, by their ids. */
export async function orderNumbers(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await orders
    .pick('id', 'number')
    .select(sql, `${inList(sql, 'document_id')} AND business_id = ?`, [ids, businessId]);
  return new Map(found.map(({ id, number }) => [id, number]));
}

/** The e-mail addresses that were given with orders, by the orders' ids; orders without one are missing. */
export async function emailsOfOrders(
  sql: Sql,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await orders
    .pick('id', 'customerEmail')
    .select(sql, `${inList(sql, 'document_id')} AND business_id = ?`, [ids, businessId]);
  return new Map(found.flatMap(({ id, customerEmail }) => (customerEmail ? [[id, customerEmail]] : [])));
}
