import { code, json, number, readAs } from '../../../database/codecs';
import { tableOf } from '../../../database/content-type';
import type { Parameter, Sql } from '../../../database/sql';
import type { RowOf, Table } from '../../../database/table';
import { read } from '../../../database/transaction';
import type { Discount, Fee, OrderItem } from '../../../domain/orders/order';
import type { PaymentMethod } from '../../../domain/orders/payment';
import { nextTurn } from '../../../event-loop/turns';
import { readItems } from './order-row';
import { LOST } from './state-lists';

/** Orders read at a time: less than 10 ms, then other requests get their turn. */
const PAGE = 500;

/* A period may hold 100,000 orders: only the columns that are used are read, and instants are not written as text. */
const whole = tableOf('api::orders.order', {
  rowId: number('id'),
  placedAt: {
    read: (stored: Date | number | string): Date => new Date(stored),
    write: (value: Date): Parameter => value,
  },
  fees: json<Fee[]>([]),
  discounts: json<Discount[]>([]),
  items: readAs(json<OrderItem[]>([]), readItems),
  /** The one that it was placed with. */
  paymentMethod: code<PaymentMethod>(),
}).pick(
  ...(['rowId', 'id', 'number', 'branchId', 'placedAt', 'channel', 'type', 'paymentMethod'] as const),
  ...(['itemsCents', 'totalCents', 'fees', 'discounts', 'customerId', 'newCustomer', 'items'] as const),
);
/** Items are long: they are read only where they matter. */
const withoutItems = whole.without('items');
const totals = whole.pick('rowId', 'branchId', 'placedAt', 'totalCents', 'customerId');

/** An order of the past; `items` is left out where it was not read. */
export type PastOrder = RowOf<typeof withoutItems> & Partial<Pick<RowOf<typeof whole>, 'items'>>;

/** The facts of a past order that concern its customer. */
export type PastTotal = RowOf<typeof totals>;

interface Period {
  businessId: string;
  /** None of them is all of them. */
  branchIds: readonly string[];
  from: Date;
  to: Date;
}

/**
 * The orders of a period that were not lost, tests left out, in the order in which they were placed, page by page. The event
 * loop has a turn after each page; stopping to iterate ends the reading.
 */
export const pagesOfPastOrders = (
  period: Period,
  { withItems }: { withItems: boolean },
): AsyncGenerator<PastOrder[]> => (withItems ? pagesOf(whole, period) : pagesOf(withoutItems, period));

/** The same orders with their customers and totals alone. */
export const pagesOfPastTotals = (period: Period): AsyncGenerator<PastTotal[]> => pagesOf(totals, period);

async function* pagesOf<Row extends { placedAt: Date; rowId: number; branchId: string }>(
  table: Table<Row>,
  { businessId, branchIds, from, to }: Period,
): AsyncGenerator<Row[]> {
  const branches = branchIds.length === 0 ? null : new Set(branchIds);
  for (let after = { placedAt: from, rowId: 0 }; ; ) {
    const { placedAt, rowId } = after;
    const page = await read((sql: Sql) =>
      table.select(
        sql,
        `business_id = ? AND placed_at >= ? AND placed_at < ? AND (placed_at > ? OR id > ?)
         AND state NOT IN ${LOST} AND test IS NOT TRUE ORDER BY placed_at, id LIMIT ${PAGE}`,
        [businessId, placedAt, to, placedAt, rowId],
      ),
    );
    const last = page.at(-1);
    if (!last) return;
    yield branches ? page.filter(({ branchId }) => branches.has(branchId)) : page;
    if (page.length < PAGE) return;
    after = last;
    await nextTurn();
  }
}
