import type { Sql } from '../../../database/sql';
import type { RowOf } from '../../../database/table';
import { read } from '../../../database/transaction';
import { nextTurn } from '../../../event-loop/turns';
import { orders } from './order-row';
import { LOST } from './state-lists';

/** Orders read at a time: some 10 ms, then other requests get their turn. */
const PAGE = 500;

const whole = orders.pick(
  'rowId',
  'id',
  'number',
  'branchId',
  'placedAt',
  'channel',
  'type',
  'payment',
  'itemsCents',
  'totalCents',
  'fees',
  'discounts',
  'customerId',
  'newCustomer',
  'items',
);
/** Items are long: they are read only where they matter. */
const past = whole.without('items');

/** An order of the past; `items` is left out where nobody asked for it. */
export type PastOrder = RowOf<typeof past> & Partial<Pick<RowOf<typeof whole>, 'items'>>;

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
export async function* pagesOfPastOrders(
  { businessId, branchIds, from, to }: Period,
  { withItems }: { withItems: boolean },
): AsyncGenerator<PastOrder[]> {
  const table = withItems ? whole : past;
  const reached = branchIds.length === 0 ? null : new Set(branchIds);
  for (let after = { placedAt: from.toISOString(), rowId: 0 }; ; ) {
    const { placedAt, rowId } = after;
    const page = await read(
      (sql: Sql): Promise<PastOrder[]> =>
        table.select(
          sql,
          `business_id = ? AND placed_at >= ? AND placed_at < ? AND (placed_at > ? OR id > ?)
           AND state NOT IN ${LOST} AND test IS NOT TRUE ORDER BY placed_at, id LIMIT ${PAGE}`,
          [businessId, new Date(placedAt), to, new Date(placedAt), rowId],
        ),
    );
    const last = page.at(-1);
    if (!last) return;
    yield reached ? page.filter(({ branchId }) => reached.has(branchId)) : page;
    if (page.length < PAGE) return;
    after = last;
    await nextTurn();
  }
}
