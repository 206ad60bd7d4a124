import { inList, type Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import { orders } from './order-row';

const money = orders.pick(
  'rowId',
  'id',
  'businessId',
  'branchId',
  'state',
  'version',
  'test',
  'itemsCents',
  'totalCents',
  'fees',
  'discounts',
  'payment',
  'furtherPayments',
);

/** The parts of an order that the ledger is compared with. */
export type OrderForLedger = RowOf<typeof money>;

/** A page of all orders, in the order in which they were stored. Unscoped: a verification reads every business. */
export const ordersForLedger = (sql: Sql, afterRowId: number, limit: number): Promise<OrderForLedger[]> =>
  money.select(sql, 'id > ? ORDER BY id LIMIT ?', [afterRowId, limit]);

/** The same orders as they are by now. Unscoped: by ids of a page of all businesses. */
export const ordersForLedgerAgain = (sql: Sql, ids: readonly string[]): Promise<OrderForLedger[]> =>
  money.select(sql, inList(sql, 'document_id'), [ids]);
