import type { ListCondition, ListQuery } from '../../../crud/list-query';
import type { SelectedPage } from '../../../crud/noun';
import { bytewise, inList, unindexed, type Sql, type SqlCondition } from '../../../database/sql';
import type { CustomerState, Segment, SegmentClock } from '../../../domain/customers';
import { LISTED } from './business-figures';
import { bornIn, consenting, narrowed, orderedAt, tagged, type Membership } from './memberships';
import { segmentCondition } from './segment-sql';

/** Beyond this many nobody counts: counting would cost more than the page. */
const MAX_COUNTED = 10_000;

export interface ListScene {
  businessId: string;
  clock: SegmentClock;
  /** The customers that the text of the search names; null without one. */
  search: Membership | null;
}

/** What the filters and the search of the list ask for, as a condition on `customers`. */
export interface CustomersCondition extends SqlCondition {
  /** Whether few customers are looked up by their ids. */
  isLookedUp: boolean;
}

/** The condition of a list that names the business; null where nobody meets it. */
export async function customersCondition(
  sql: Sql,
  query: Pick<ListQuery, 'conditions'>,
  { businessId, clock, search }: ListScene,
): Promise<CustomersCondition | null> {
  const memberships = [
    ...(search ? [search] : []),
    ...query.conditions.flatMap((each) => membershipOf(businessId, each) ?? []),
  ];
  const { ids, conditions } = await narrowed(sql, memberships);
  if (ids?.length === 0) return null;

  const own = ids === null ? 'business_id' : unindexed(sql, 'business_id');
  const where: SqlCondition[] = [
    ...(ids === null ? [] : [{ condition: inList(sql, 'document_id'), parameters: [ids] }]),
    { condition: `${own} = ? AND ${listedIn(query.conditions)}`, parameters: [businessId] },
    ...query.conditions.flatMap((each) => rowCondition(sql, each, clock) ?? []),
    ...conditions,
  ];
  return {
    condition: where.map((each) => each.condition).join(' AND '),
    parameters: where.flatMap((each) => each.parameters),
    isLookedUp: ids !== null,
  };
}

/** A page of the customers of a business. Rows that are merged into others are never among them. */
export async function selectCustomers(
  sql: Sql,
  query: Pick<ListQuery, 'conditions' | 'sort' | 'page' | 'pageSize'>,
  scene: ListScene,
): Promise<SelectedPage> {
  const found = await customersCondition(sql, query, scene);
  if (!found) return { ids: [], total: 0, isCapped: false };
  const { condition, parameters } = found;
  const order = orderBy(sql, query.sort, found.isLookedUp);
  const start = Math.min((query.page - 1) * query.pageSize, MAX_COUNTED);
  // Unscoped: the condition names the business.
  const rows = await sql.all<{ id: string }>(
    `SELECT document_id AS id FROM customers WHERE ${condition} ORDER BY ${order} LIMIT ? OFFSET ?`,
    [...parameters, query.pageSize, start],
    { named: false },
  );
  // Unscoped: the condition names the business.
  const counted = await sql.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM (SELECT 1 FROM customers WHERE ${condition} LIMIT ${MAX_COUNTED + 1}) AS counted`,
    parameters,
    { named: false },
  );
  const total = counted?.count ?? 0;
  return {
    ids: rows.map(({ id }) => id),
    total: Math.min(total, MAX_COUNTED),
    isCapped: total > MAX_COUNTED,
  };
}

/** How many customers meet a condition. */
export async function countMeeting(sql: Sql, { condition, parameters }: SqlCondition): Promise<number> {
  // Unscoped: the condition names the business.
  const row = await sql.one<{ count: number }>(
    `SELECT COUNT(*) AS count FROM customers WHERE ${condition}`,
    parameters,
    { named: false },
  );
  return row?.count ?? 0;
}

/** Some of the customers who meet a condition, in the order in which they were stored, after the row with `after`. */
export const idsMeeting = (
  sql: Sql,
  { condition, parameters }: SqlCondition,
  after: number,
  limit: number,
): Promise<{ id: string; row: number }[]> =>
  // Unscoped: the condition names the business.
  sql.all<{ id: string; row: number }>(
    `SELECT document_id AS id, customers.id AS row FROM customers WHERE customers.id > ? AND ${condition} ORDER BY customers.id LIMIT ?`,
    [after, ...parameters, limit],
    { named: false },
  );

/** Somebody asks for anonymised customers by their state alone. */
const listedIn = (conditions: readonly ListCondition[]): string =>
  conditions.some(({ field, value }) => field === 'state' && value.includes('ANONYMIZED'))
    ? 'merged_into IS NULL'
    : LISTED;

function membershipOf(businessId: string, { field, value }: ListCondition): Membership | null {
  if (typeof value !== 'string') return null;
  if (field === 'branchId') return orderedAt(businessId, value);
  if (field === 'tag') return tagged(businessId, value);
  if (field === 'birthMonth') return bornIn(businessId, Number(value));
  const [channel = '', purpose = ''] = value.split(':');
  return field === 'consent' ? consenting(businessId, channel, purpose) : null;
}

const COMPARED: Readonly<Record<string, { column: string; read: (text: string) => number | Date }>> = {
  lastOrderAt: { column: 'last_order_at', read: (text) => new Date(text) },
  spentCents: { column: 'spent_cents', read: Number },
  orderCount: { column: 'order_count', read: Number },
};
const OPERATORS: Readonly<Record<string, string>> = { $gte: '>=', $lte: '<=', $gt: '>', $lt: '<' };

function rowCondition(sql: Sql, { field, operator, value }: ListCondition, clock: SegmentClock) {
  if (field === 'segment') return segmentCondition(sql, [value].flat() as Segment[], clock);
  if (field === 'state') return stateCondition([value].flat() as CustomerState[], clock.now);
  const compared = COMPARED[field];
  const sign = OPERATORS[operator];
  if (!compared || !sign || typeof value !== 'string') return null;
  return { condition: `${compared.column} ${sign} ?`, parameters: [compared.read(value)] };
}

/** A block that has ended is none. */
function stateCondition(states: readonly CustomerState[], now: Date): SqlCondition {
  const conditions: Record<CustomerState, SqlCondition> = {
    ACTIVE: {
      condition: "(state = 'ACTIVE' OR (state = 'BLOCKED' AND blocked_until <= ?))",
      parameters: [now],
    },
    BLOCKED: {
      condition: "(state = 'BLOCKED' AND (blocked_until IS NULL OR blocked_until > ?))",
      parameters: [now],
    },
    ANONYMIZED: { condition: "state = 'ANONYMIZED'", parameters: [] },
  };
  const each = states.map((state) => conditions[state]);
  return {
    condition: `(${each.map(({ condition }) => condition).join(' OR ')})`,
    parameters: each.flatMap(({ parameters }) => parameters),
  };
}

/** The columns behind the sorts of the list. */
const SORTED: Readonly<Record<string, string>> = {
  name: 'name_key',
  lastOrderAt: 'last_order_at',
  spentCents: 'spent_cents',
  orderCount: 'order_count',
  createdAt: 'created_at',
};

/** Customers without an order stand behind the others when the newest order comes first; the same on both databases. */
function orderBy(sql: Sql, sorts: readonly string[], isLookedUp: boolean): string {
  const read = sorts.map((sort) => sort.split(':')).filter(([field = '']) => field in SORTED);
  const parts = read.map(([field = '', direction]) => {
    const column = SORTED[field] ?? 'id';
    const text = field === 'name' ? bytewise(sql, column) : column;
    const down = direction === 'desc';
    const nulls = sql.dialect === 'postgres' && field === 'lastOrderAt';
    return `${isLookedUp ? unindexed(sql, text) : text} ${down ? 'DESC' : 'ASC'}${nulls ? ` NULLS ${down ? 'LAST' : 'FIRST'}` : ''}`;
  });
  return [...parts, `id ${read[0]?.[1] === 'desc' ? 'DESC' : 'ASC'}`].join(', ');
}
