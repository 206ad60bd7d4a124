import type { TimelineEntry } from '../../../contracts/customers';
import { auditEntries } from '../../../audit/audit';
import { inList, unindexed, type Parameter, type Sql, type SqlCondition } from '../../../database/sql';
import { tableOf } from '../../../database/content-type';
import { json } from '../../../database/codecs';
import { consents } from './consents';

/** Whose timeline it is, and what of it the viewer reaches. */
export interface TimelineScope {
  businessId: string;
  headId: string;
  /** The head and everybody who is merged into them. */
  customerIds: readonly string[];
  phones: readonly string[];
  /** Empty for every branch of the business. */
  branchIds: readonly string[];
}

/** Where the last page ended: entries of that instant are told by their ids. */
export interface TimelineCursor {
  at: Date;
  id: string;
}

/** Reads entries of one kind from the cursor on, the newest first, of equal instants the greater id first. */
type TimelineSource = (
  sql: Sql,
  scope: TimelineScope,
  page: { cursor: TimelineCursor | null; limit: number },
) => Promise<TimelineEntry[]>;

/** What of a table is read: by which instant, how that is stored, and by which id. */
interface Keyset {
  at: string;
  id: string;
  isMilliseconds?: boolean;
}

/** The end of a SELECT that reads a page. */
function pageOf(
  { at, id, isMilliseconds }: Keyset,
  cursor: TimelineCursor | null,
  limit: number,
): SqlCondition {
  const instant = (value: Date): Parameter => (isMilliseconds ? value.getTime() : value);
  return {
    condition: `${cursor ? `AND (${at}, ${id}) < (?, ?) ` : ''}ORDER BY ${at} DESC, ${id} DESC LIMIT ?`,
    parameters: [...(cursor ? [instant(cursor.at), cursor.id] : []), limit],
  };
}

const reached = (sql: Sql, branchIds: readonly string[]): SqlCondition =>
  branchIds.length === 0
    ? { condition: '', parameters: [] }
    : { condition: `AND ${inList(sql, unindexed(sql, 'branch_id'))} `, parameters: [branchIds] };

const orders = tableOf('api::orders.order', {
  items: json<{ name: string; quantity: number }[]>([]),
}).pick('id', 'placedAt', 'branchId', 'number', 'state', 'channel', 'type', 'totalCents', 'items');

/** Unscoped: each condition names the business beside the ids. */
const orderEntries: TimelineSource = async (
  sql,
  { businessId, customerIds, branchIds },
  { cursor, limit },
) => {
  const branch = reached(sql, branchIds);
  const page = pageOf({ at: 'placed_at', id: 'document_id' }, cursor, limit);
  const found = await orders.select(
    sql,
    `${inList(sql, 'customer_id')} AND ${unindexed(sql, 'business_id')} = ? ${branch.condition}${page.condition}`,
    [customerIds, businessId, ...branch.parameters, ...page.parameters],
    { named: false },
  );
  return found.map(({ id, placedAt, items, ...order }) => ({
    kind: 'ORDER',
    id,
    at: placedAt,
    orderId: id,
    ...order,
    items: items.map(({ name, quantity }) => ({ name, quantity })),
  }));
};

const carts = tableOf('api::carts.cart').pick('id', 'lastActivityAt', 'branchId', 'state', 'valueCents');

const cartEntries: TimelineSource = async (sql, { businessId, phones, branchIds }, { cursor, limit }) => {
  const branch = reached(sql, branchIds);
  const page = pageOf({ at: 'last_activity_at', id: 'document_id' }, cursor, limit);
  const found = await carts.select(
    sql,
    `business_id = ? AND ${inList(sql, 'contact_phone')} ${branch.condition}${page.condition}`,
    [businessId, phones, ...branch.parameters, ...page.parameters],
    { named: false },
  );
  return found.map(({ id, lastActivityAt, ...cart }) => ({
    kind: 'CART',
    id,
    at: lastActivityAt,
    cartId: id,
    ...cart,
  }));
};

const feedback = tableOf('api::feedback.feedback').pick(
  'id',
  'givenAt',
  'branchId',
  'orderId',
  'nps',
  'comment',
);

/** Unscoped: each condition names the business beside the ids. */
const feedbackEntries: TimelineSource = async (
  sql,
  { businessId, customerIds, branchIds },
  { cursor, limit },
) => {
  const branch = reached(sql, branchIds);
  const page = pageOf({ at: 'given_at', id: 'document_id' }, cursor, limit);
  const found = await feedback.select(
    sql,
    `${inList(sql, 'customer_id')} AND ${unindexed(sql, 'business_id')} = ? ${branch.condition}${page.condition}`,
    [customerIds, businessId, ...branch.parameters, ...page.parameters],
    { named: false },
  );
  return found.map(({ id, givenAt, ...answer }) => ({
    kind: 'FEEDBACK',
    id,
    at: givenAt,
    feedbackId: id,
    ...answer,
  }));
};

const consentEntries: TimelineSource = async (sql, { businessId, headId }, { cursor, limit }) => {
  const page = pageOf({ at: 'at', id: 'id', isMilliseconds: true }, cursor, limit);
  const found = await consents.select(
    sql,
    `holder_id = ? AND business_id = ? ${page.condition}`,
    [headId, businessId, ...page.parameters],
    { named: false },
  );
  return found.map(({ id, at, channel, purpose, given, source, userName }) => ({
    kind: 'CONSENT',
    ...{ id, at, channel, purpose, given, source },
    by: userName,
  }));
};

/** Entries of the log that a consent of its own kind tells already. */
const TOLD_OTHERWISE = "('consent', 'withdraw-consent')";
/** Fields of the log that nobody wrote. */
const KEPT_BY_THE_SERVER =
  /Key$|^(businessId|version|documentId|id|createdAt|updatedAt|publishedAt|birthMonth|locale)$/;

const activityEntries: TimelineSource = async (sql, { businessId, customerIds }, { cursor, limit }) => {
  const page = pageOf({ at: 'at', id: 'id', isMilliseconds: true }, cursor, limit);
  const found = await auditEntries.select(
    sql,
    `${inList(sql, 'entity_id')} AND ${unindexed(sql, 'business_id')} = ? AND ${unindexed(sql, 'entity')} = 'customer'
       AND action NOT IN ${TOLD_OTHERWISE} ${page.condition}`,
    [customerIds, businessId, ...page.parameters],
    { named: false },
  );
  return found.map(({ id, at, action, actorName, after, reason }) => ({
    kind: 'ACTIVITY',
    ...{ id, at, action, reason },
    by: actorName,
    fields:
      action === 'update' ? Object.keys(after ?? {}).filter((field) => !KEPT_BY_THE_SERVER.test(field)) : [],
  }));
};

/** Everything that a timeline tells. A part of the product that knows more of customers adds its source here. */
const SOURCES: readonly TimelineSource[] = [
  orderEntries,
  cartEntries,
  feedbackEntries,
  consentEntries,
  activityEntries,
];

/** A page of everything that happened with a customer, the newest first; one entry more than `limit` where there are more. */
export async function timelinePage(
  sql: Sql,
  scope: TimelineScope,
  cursor: TimelineCursor | null,
  limit: number,
): Promise<TimelineEntry[]> {
  const found: TimelineEntry[] = [];
  for (const source of SOURCES) found.push(...(await source(sql, scope, { cursor, limit: limit + 1 })));
  return found
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1))
    .slice(0, limit + 1);
}
