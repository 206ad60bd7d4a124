import type { z } from 'zod';
import type { orderListQuery } from '../../../contracts/order-list';
import { inList, unindexed, type Parameter, type Sql, type SqlCondition } from '../../../database/sql';
import { ORDER_CHANNELS, ORDER_STATES, ORDER_TYPES } from '../../../domain/orders/order';
import { PAYMENT_METHODS } from '../../../domain/orders/payment';
import { invalid } from '../../../errors/api-error';
import { requireBranch, type Viewer } from '../../../sessions/viewer';
import { FEW, moreThan } from './few-orders';
import { orders, type StoredOrder } from './order-row';
import { fewByName, indexedNameCondition, nameCondition } from './orders-by-name';
import {
  boundsOf,
  MOST_BY_TOTAL,
  moreOfTotal,
  totalCondition,
  indexedTotalCondition,
} from './orders-by-total';
import { ownCondition, type OwnOrders } from './own-orders';
import { isName, searchCondition } from './search-orders';
import { searchable } from './searchable';
import { REFUND_DUE, UNSOLD_STATES } from './state-lists';
import { IS_REAL } from './test-orders';
import { businessDayAnywhere } from '../../../domain/time';

type Query = z.output<typeof orderListQuery>;

/**
 * Beyond this many nobody counts: counting would cost more than the page, and the more the longer a business is there.
 * Who asks for days wants to know what they come to, which are as many orders after years as at first.
 */
const COUNTED = FEW;
const COUNTED_IN_DAYS = 10_000;

export const countedUpTo = ({ from }: Pick<Query, 'from'>): number =>
  from === undefined ? COUNTED : COUNTED_IN_DAYS;

/** Filters with an index of their own, which is a sooner way than that of the branch. */
const INDEXED = ['state', 'channel', 'type', 'payment', 'refund', 'courier'] as const;
const asksByIndex = (query: Query): boolean => INDEXED.some((field) => query[field] !== undefined);

/** Where a page begins: behind an order, or before it. */
export interface Cursor {
  direction: 'after' | 'before';
  at: number;
  rowId: number;
}

export interface Where extends Condition {
  /**
   * The same by an index of names or totals: for who counts them, and for who lists them where so few meet all the rest
   * that they are met sooner so.
   */
  byIndex?: Condition;
  /** Whether there are more than are counted, where it is known already. */
  tooMany?: boolean;
}

export interface Condition {
  conditions: string[];
  parameters: Parameter[];
  /** Whether the orders are looked up by an index that has them in another order than they are listed in. */
  lookedUp: boolean;
}

/** The next orders from the cursor on, of a condition of `conditionsOf`: the newest first, backwards the oldest. */
export async function findOrders(
  sql: Sql,
  where: Condition,
  cursor: Cursor | null,
  limit: number,
): Promise<StoredOrder[]> {
  const backwards = cursor?.direction === 'before';
  const direction = backwards ? 'ASC' : 'DESC';
  const from = cursor ? ` AND (placed_at, id) ${backwards ? '>' : '<'} (?, ?)` : '';
  const sortedBy = (placedAt: string) => `ORDER BY ${placedAt} ${direction}, id ${direction}`;
  const sorted = sortedBy('placed_at');
  // SQLite would rather walk through all orders as they are listed than sort the few that are looked up.
  const sortedFew = where.lookedUp ? sortedBy(unindexed(sql, 'placed_at')) : sorted;
  const next = `${where.conditions.join(' AND ')}${from} ${sortedFew} LIMIT ?`;
  // Unscoped: each condition begins with the business.
  return orders.select(
    sql,
    // What is looked up is sorted by what lies in its index, and no more of it is read than is listed.
    where.lookedUp ? `id IN (SELECT id FROM orders WHERE ${next}) ${sorted}` : next,
    [...where.parameters, ...(cursor ? [new Date(cursor.at), cursor.rowId] : []), limit],
    { named: false },
  );
}

/** On which way the orders of a condition are met soonest, of which there are so many; null for more than are counted. */
export const cheapestCondition = (where: Where, total: number | null): Condition =>
  where.byIndex && total !== null && total <= FEW ? where.byIndex : where;

/**
 * How many orders there are of a condition and what those of them that sold come to.
 *
 * @param most beyond so many the answer is null
 */
export async function countOrders(
  sql: Sql,
  where: Where,
  most: number,
): Promise<{ total: number; sumCents: number } | null> {
  const { conditions, parameters } = where.byIndex ?? where;
  const condition = conditions.join(' AND ');
  // What an index alone does not tell would be looked at twice where there are not so many.
  const asked = where.byIndex === undefined && most <= FEW;
  if (where.tooMany ?? (asked && (await moreThan(sql, most, { condition, parameters })))) return null;
  // Unscoped: each condition begins with the business.
  const counted = await sql.one<{ total: number; sum: number | null }>(
    `SELECT COUNT(*) AS total, SUM(total_cents) AS sum FROM (SELECT CASE WHEN ${IS_REAL} AND state NOT IN ${UNSOLD_STATES} THEN total_cents ELSE 0 END AS total_cents FROM orders WHERE ${condition} LIMIT ?) AS counted`,
    [...parameters, most + 1],
    { named: false },
  );
  return counted && counted.total <= most ? { total: counted.total, sumCents: counted.sum ?? 0 } : null;
}

/** How many orders there are of a condition, however many: for who reads all of them anyway. */
export async function countAll(sql: Sql, where: Where): Promise<number> {
  const { conditions, parameters } = where.byIndex ?? where;
  // Unscoped: each condition begins with the business.
  const counted = await sql.one<{ total: number }>(
    `SELECT COUNT(*) AS total FROM orders WHERE ${conditions.join(' AND ')}`,
    parameters,
    { named: false },
  );
  return counted?.total ?? 0;
}

/**
 * What a list asks of an order of the viewer's.
 *
 * @param own as whom they carry and sell, where they see their own orders alone
 */
export async function conditionsOf(
  sql: Sql,
  viewer: Viewer,
  query: Query,
  own: OwnOrders | null = null,
): Promise<Where> {
  const { businessId } = viewer;
  if (query.branch) requireBranch(viewer, query.branch);
  const branchIds = query.branch ? [query.branch] : viewer.branchIds;
  const bounds = boundsOf(query);
  const name = query.q && isName(query.q) ? searchable(query.q) : null;
  const walked: Found = {
    amount: bounds && totalCondition(sql, bounds),
    named: name === null ? null : nameCondition(sql, name),
    lookedUp: false,
    own: null,
  };
  if (own) return ownConditions(sql, viewer, query, walked, own);
  const few = name === null ? null : await fewByName(sql, businessId, branchIds, name);
  const walk = () => conditionsWith(sql, viewer, query, walked);
  const lookUp = (by: Pick<Partial<Found>, 'amount' | 'named'>) =>
    conditionsWith(sql, viewer, query, { ...walked, ...by, lookedUp: true });

  if (query.q && name === null) return lookUp({ named: await searchCondition(sql, viewer, query.q) });
  if (few) {
    const named = { condition: inList(sql, 'id'), parameters: [few] };
    return { ...lookUp({ named }), tooMany: false };
  }
  const narrowed = query.from !== undefined || query.to !== undefined || asksByIndex(query);
  if (bounds) {
    const amount = indexedTotalCondition(sql, businessId, bounds);
    if (!(await moreOfTotal(sql, FEW, businessId, bounds))) return { ...lookUp({ amount }), tooMany: false };
    // Nothing else narrows them: more of the amount are more of the list.
    if (!narrowed && branchIds.length === 0 && !query.q) return { ...walk(), tooMany: true };
    if (!(await moreOfTotal(sql, MOST_BY_TOTAL, businessId, bounds)))
      return { ...walk(), byIndex: lookUp({ amount }) };
  }
  if (name === null) return walk();
  const named = indexedNameCondition(sql, businessId, name);
  // Those of the branches are known to be many.
  const tooMany = !narrowed && !bounds && { tooMany: true };
  return { ...walk(), byIndex: lookUp({ named }), ...tooMany };
}

/** The same of orders that somebody carries or sold, which are met without what an index of the whole business knows. */
async function ownConditions(
  sql: Sql,
  viewer: Viewer,
  query: Query,
  walked: Found,
  orders: OwnOrders,
): Promise<Where> {
  const own = ownCondition(sql, viewer.businessId, orders);
  const byName = !query.q || walked.named !== null;
  const named = byName ? walked.named : await searchCondition(sql, viewer, query.q ?? '');
  return conditionsWith(sql, viewer, query, { ...walked, named, own, lookedUp: own.lookedUp || !byName });
}

/** What was found out before the orders themselves are looked for. */
interface Found {
  /** What an amount that is asked for comes to. */
  amount: SqlCondition | null;
  /** What a name, a number or a phone that is asked for comes to. */
  named: SqlCondition | null;
  /** Whether one of them looks orders up by their ids. */
  lookedUp: boolean;
  /** That an order is the viewer's own, where they see no other. */
  own: SqlCondition | null;
}

function conditionsWith(
  sql: Sql,
  viewer: Viewer,
  query: Query,
  { amount, named, lookedUp, own }: Found,
): Condition {
  const conditions: string[] = [];
  const parameters: Parameter[] = [];
  const add = (condition: string, ...values: Parameter[]) => {
    conditions.push(condition);
    parameters.push(...values);
  };
  /** What is looked up by its ids, or walked to as somebody's own, is not walked to through another index. */
  const indexed = (column: string) => (lookedUp || own ? unindexed(sql, column) : column);
  const byBranch = query.branch !== undefined && !asksByIndex(query) && !own;
  const oneOf = (column: string, values: readonly string[]) =>
    values.length === 1
      ? add(`${indexed(column)} = ?`, values[0])
      : add(inList(sql, indexed(column)), values);

  // The orders of one branch lie in an index as they are listed, those of several do not.
  add(`${byBranch ? unindexed(sql, 'business_id') : indexed('business_id')} = ?`, viewer.businessId);
  if (query.branch) add(`${indexed('branch_id')} = ?`, query.branch);
  else if (viewer.branchIds.length > 0) oneOf('branch_id', viewer.branchIds);
  if (query.state) oneOf('state', listed('state', query.state, ORDER_STATES));
  if (query.channel) oneOf('channel', listed('channel', query.channel, ORDER_CHANNELS));
  if (query.type) oneOf('type', listed('type', query.type, ORDER_TYPES));
  if (query.payment) oneOf('payment_method', listed('payment', query.payment, PAYMENT_METHODS));
  if (query.refund) add(REFUND_DUE);
  if (query.courier) add('courier_id = ?', query.courier);
  // Orders lie in their indexes as they were placed: no others are looked at than the day can have, anywhere.
  if (query.from)
    add('business_day >= ? AND placed_at >= ?', query.from, businessDayAnywhere(query.from).start);
  if (query.to) add('business_day <= ? AND placed_at < ?', query.to, businessDayAnywhere(query.to).end);
  if (own) add(own.condition, ...own.parameters);
  if (amount) add(amount.condition, ...amount.parameters);
  if (named) add(named.condition, ...named.parameters);
  return { conditions, parameters, lookedUp };
}

function listed<T extends string>(field: string, text: string, known: readonly T[]): T[] {
  const values = text.split(',').map((value) => value.trim());
  const accepted = known.filter((value) => values.includes(value));
  if (accepted.length !== new Set(values).size)
    throw invalid([{ code: 'NOT_ONE_OF', path: [field], args: { allowed: known.join(', ') } }]);
  return accepted;
}
