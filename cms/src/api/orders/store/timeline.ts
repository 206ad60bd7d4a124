import type { OrderTimelineEntry } from '../../../contracts/orders';
import type { Sql } from '../../../database/sql';
import { code, defineTable, json, number, orNull, text, type RowOf } from '../../../database/table';
import type { OrderState } from '../../../domain/orders/order';
import type { StoredOrder } from './order-row';

/** `pressedAt`: when it was pressed on a device that had no line, ISO 8601. */
const snapshot = json<{ state?: OrderState; pressedAt?: string }>({});

const entries = defineTable('audit_entries', {
  at: number(),
  actorKind: code<OrderTimelineEntry['actor']['kind']>(),
  actorId: orNull(number()),
  actorName: orNull(text()),
  deviceKey: orNull(text()),
  action: text(),
  before: snapshot,
  after: snapshot,
  reason: orNull(text()),
});

export type TimelineEntry = RowOf<typeof entries>;

/** More than so many entries of an order are not told. */
export const MOST_ENTRIES = 200;

/** What was done with an order, oldest first. */
export const timelineEntries = (sql: Sql, { id, businessId }: StoredOrder): Promise<TimelineEntry[]> =>
  entries.select(sql, `entity_id = ? AND business_id = ? ORDER BY at, id LIMIT ${MOST_ENTRIES}`, [
    id,
    businessId,
  ]);
