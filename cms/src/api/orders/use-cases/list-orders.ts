import type { z } from 'zod';
import type { OrderCardDto } from '../../../contracts/orders';
import type { OrderListMeta, orderListQuery } from '../../../contracts/order-list';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { seesCustomers } from '../../../domain/orders/contact-visibility';
import { invalid } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { branchesThatMaskEnded, privacyOf } from '../../../store/privacy';
import { visibilityOf, toCard, type OrderVisibility } from '../present/card';
import {
  conditionsOf,
  countedUpTo,
  countOrders,
  findOrders,
  cheapestCondition,
  type Cursor,
  type Where,
} from '../store/find-orders';
import type { StoredOrder } from '../store/order-row';
import type { OwnOrders } from '../store/own-orders';
import { isNumber } from '../store/search-orders';
import { notEndedAt } from '../store/state-lists';
import { ownOrdersOf } from './own-orders-of';

type ListQuery = z.output<typeof orderListQuery>;

/** The viewer's orders, newest first, a page at a time by keyset: page 10,000 costs what page 1 costs. */
export async function listOrders(
  viewer: Viewer,
  query: ListQuery,
  now: Date,
): Promise<{ data: OrderCardDto[]; meta: OrderListMeta }> {
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor);
  const backwards = cursor?.direction === 'before';

  return read(async (sql) => {
    const own = await ownOrdersOf(sql, viewer);
    const visibility = visibilityOf(viewer, own);
    const where = await listedFor(sql, viewer, query, own);
    const most = countedUpTo(query);
    const counted = await countOrders(sql, where, most);
    const total = counted?.total ?? null;
    const found =
      total === 0 ? [] : await findOrders(sql, cheapestCondition(where, total), cursor, query.pageSize + 1);
    const more = found.length > query.pageSize;
    const page = found.slice(0, query.pageSize);
    if (backwards) page.reverse();
    const hasNext = backwards ? true : more;
    const privacy = await privacyOf(sql, viewer.businessId);
    const hasPrevious = backwards ? more : cursor !== null;
    return {
      data: page.map((order) => toCard(order, visibility, privacy(order.branchId), now)),
      meta: {
        next: hasNext ? cursorOf(page.at(-1), 'after') : null,
        previous: hasPrevious ? cursorOf(page[0], 'before') : null,
        total,
        moreThan: counted ? null : most,
        sumCents: visibility.prices && counted ? counted.sumCents : null,
      },
    };
  });
}

/** What a list of the viewer's asks of an order, by what they may see of orders; refused where they ask for more. */
export async function listedFor(
  sql: Sql,
  viewer: Viewer,
  query: ListQuery,
  own: OwnOrders | null,
): Promise<Where> {
  refuseHidden(visibilityOf(viewer), query);
  const where = await conditionsOf(sql, viewer, query, own);
  // Orders whose contact the viewer is no longer told are not found by it either.
  const byContact = query.q !== undefined && query.q !== '' && !isNumber(query.q);
  const masking =
    byContact && !seesCustomers(viewer) ? await branchesThatMaskEnded(sql, viewer.businessId) : [];
  // What is counted tells as much as what is listed.
  if (masking.length === 0) return where;
  where.tooMany = false;
  for (const each of [where, ...(where.byIndex ? [where.byIndex] : [])]) {
    each.conditions.push(notEndedAt(sql));
    each.parameters.push(masking);
  }
  return where;
}

/** Who is not shown something cannot ask about it either: a hundred questions are an answer. */
function refuseHidden({ prices, contact }: OrderVisibility, query: ListQuery): void {
  const hidden: (keyof typeof query)[] = prices ? [] : ['minCents', 'maxCents', 'payment', 'refund'];
  if (!contact && query.q && !isNumber(query.q)) hidden.push('q');
  const asked = hidden.filter((field) => query[field] !== undefined);
  if (asked.length > 0) throw invalid(asked.map((field) => ({ code: 'UNKNOWN_FILTER', path: [field] })));
}

function cursorOf(order: StoredOrder | undefined, direction: Cursor['direction']): string | null {
  return order
    ? Buffer.from(`${direction}.${Date.parse(order.placedAt)}.${order.rowId}`).toString('base64url')
    : null;
}

function readCursor(text: string): Cursor {
  const match = /^(after|before)\.(\d{1,15})\.(\d{1,9})$/.exec(Buffer.from(text, 'base64url').toString());
  if (!match) throw invalid([{ code: 'INVALID', path: ['cursor'] }]);
  return {
    direction: match[1] === 'before' ? 'before' : 'after',
    at: Number(match[2]),
    rowId: Number(match[3]),
  };
}
