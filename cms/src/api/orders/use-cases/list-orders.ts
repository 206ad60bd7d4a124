import type { z } from 'zod';
import type { OrderCardDto, OrderListMeta, orderListQuery } from '../../../contracts/orders';
import { bytewise, inList, type Parameter, type Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { ORDER_CHANNELS, ORDER_STATES, ORDER_TYPES, PAYMENT_METHODS } from '../../../domain/orders/order';
import { invalid } from '../../../errors/api-error';
import { callingCode } from '../../../phones/phone';
import { requireBranch, type Viewer } from '../../../sessions/viewer';
import { visibilityOf, toCard, type OrderVisibility } from '../present/card';
import { orders, type StoredOrder } from '../store/order-row';
import { IS_REAL } from '../store/test-orders';
import { REFUND_DUE } from '../store/state-lists';
import { searchable } from '../store/searchable';

/** Beyond this many nobody counts, and counting would cost more than the page. */
const COUNTED = 10_000;

/** The viewer's orders, newest first, a page at a time by keyset: page 10,000 costs what page 1 costs. */
export async function listOrders(
  viewer: Viewer,
  query: z.output<typeof orderListQuery>,
  now: Date,
): Promise<{ data: OrderCardDto[]; meta: OrderListMeta }> {
  const visibility = visibilityOf(viewer);
  refuseHidden(visibility, query);
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor);
  const backwards = cursor?.direction === 'before';
  const direction = backwards ? 'ASC' : 'DESC';

  return read(async (sql) => {
    const where = await conditionsOf(sql, viewer, query);
    if (!visibility.every) where.conditions.push('1 = 0');
    const paged = { conditions: [...where.conditions], parameters: [...where.parameters] };
    if (cursor) {
      paged.conditions.push(backwards ? '(placed_at, id) > (?, ?)' : '(placed_at, id) < (?, ?)');
      paged.parameters.push(new Date(cursor.at), cursor.rowId);
    }
    const found = await orders.select(
      sql,
      `${paged.conditions.join(' AND ')} ORDER BY placed_at ${direction}, id ${direction} LIMIT ?`,
      [...paged.parameters, query.pageSize + 1],
      { named: false },
    );
    const more = found.length > query.pageSize;
    const page = found.slice(0, query.pageSize);
    if (backwards) page.reverse();
    const counted = await sql.one<{ total: number; sum: number | null }>(
      `SELECT COUNT(*) AS total, SUM(total_cents) AS sum FROM (SELECT CASE WHEN ${IS_REAL} THEN total_cents ELSE 0 END AS total_cents FROM orders WHERE ${where.conditions.join(' AND ')} LIMIT ${COUNTED + 1}) AS counted`,
      where.parameters,
      { named: false },
    );
    const total = counted && counted.total <= COUNTED ? counted.total : null;
    const hasNext = backwards ? true : more;
    const hasPrevious = backwards ? more : cursor !== null;
    return {
      data: page.map((order) => toCard(order, visibility, now)),
      meta: {
        next: hasNext ? cursorOf(page.at(-1), 'after') : null,
        previous: hasPrevious ? cursorOf(page[0], 'before') : null,
        total,
        sumCents: visibility.prices && total !== null ? (counted?.sum ?? 0) : null,
      },
    };
  });
}

/** Who is not shown something cannot ask about it either: a hundred questions are an answer. */
function refuseHidden({ prices, contact }: OrderVisibility, query: z.output<typeof orderListQuery>): void {
  const hidden: (keyof typeof query)[] = prices ? [] : ['minCents', 'maxCents', 'payment', 'refund'];
  if (!contact && query.q && !NUMBER.test(query.q)) hidden.push('q');
  const asked = hidden.filter((field) => query[field] !== undefined);
  if (asked.length > 0) throw invalid(asked.map((field) => ({ code: 'UNKNOWN_FILTER', path: [field] })));
}

const NUMBER = /^#?\d{1,6}$/;

type Add = (condition: string, ...values: Parameter[]) => void;

async function conditionsOf(
  sql: Sql,
  viewer: Viewer,
  query: z.output<typeof orderListQuery>,
): Promise<{ conditions: string[]; parameters: Parameter[] }> {
  const conditions: string[] = [];
  const parameters: Parameter[] = [];
  const add: Add = (condition, ...values) => {
    conditions.push(condition);
    parameters.push(...values);
  };
  // The orders of one branch lie in an index as they are listed, those of several do not.
  const oneOf = (column: string, values: readonly string[]) =>
    values.length === 1 ? add(`${column} = ?`, values[0]) : add(inList(sql, column), values);

  add('business_id = ?', viewer.businessId);
  if (query.branch) {
    requireBranch(viewer, query.branch);
    add('branch_id = ?', query.branch);
  } else if (viewer.branchIds.length > 0) oneOf('branch_id', viewer.branchIds);
  if (query.state) oneOf('state', listed('state', query.state, ORDER_STATES));
  if (query.channel) oneOf('channel', listed('channel', query.channel, ORDER_CHANNELS));
  if (query.type) oneOf('type', listed('type', query.type, ORDER_TYPES));
  if (query.payment) oneOf('payment_method', listed('payment', query.payment, PAYMENT_METHODS));
  if (query.refund) add(REFUND_DUE);
  if (query.from) add('business_day >= ?', query.from);
  if (query.to) add('business_day <= ?', query.to);
  if (query.minCents !== undefined) add('total_cents >= ?', query.minCents);
  if (query.maxCents !== undefined) add('total_cents <= ?', query.maxCents);
  if (query.q) await search(sql, viewer, query.q, add);
  return { conditions, parameters };
}

/** A number, a phone or the beginning of a name: each has its index. */
async function search(sql: Sql, viewer: Viewer, text: string, add: Add): Promise<void> {
  const digits = text.replace(/\D/g, '');
  const startsWith = (column: string, prefix: string) =>
    add(`${bytewise(sql, column)} >= ? AND ${bytewise(sql, column)} < ?`, prefix, prefix + LAST);
  if (/^#?\d{1,6}$/.test(text)) add('number = ?', digits.padStart(3, '0'));
  else if (digits.length >= 7 && /^[\d\s()+-]+$/.test(text)) {
    startsWith(
      'customer_phone',
      text.startsWith('+') ? `+${digits}` : (await ownCallingCode(sql, viewer)) + digits,
    );
  } else startsWith('customer_search', searchable(text));
}

/** Sorts after every character that a name or a phone has. */
const LAST = '\u{10ffff}';

async function ownCallingCode(sql: Sql, { businessId }: Viewer): Promise<string> {
  const row = await sql.one<{ country: string }>('SELECT country FROM businesses WHERE document_id = ?', [
    businessId,
  ]);
  return callingCode(row?.country ?? '');
}

function listed<T extends string>(field: string, text: string, known: readonly T[]): T[] {
  const values = text.split(',').map((value) => value.trim());
  const accepted = known.filter((value) => values.includes(value));
  if (accepted.length !== new Set(values).size)
    throw invalid([{ code: 'NOT_ONE_OF', path: [field], args: { allowed: known.join(', ') } }]);
  return accepted;
}

interface Cursor {
  direction: 'after' | 'before';
  at: number;
  rowId: number;
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
