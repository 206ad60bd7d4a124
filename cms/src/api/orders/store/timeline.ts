import { auditEntries } from '../../../audit/audit';
import type { OrderTimelineEntry } from '../../../contracts/order-timeline';
import type { Sql } from '../../../database/sql';
import type { RefusedStep } from '../../../domain/couriers';
import type { OrderState } from '../../../domain/orders/order';
import type { StoredOrder } from './order-row';

const entries = auditEntries.pick(
  'at',
  'actorKind',
  'actorId',
  'actorName',
  'deviceKey',
  'action',
  'before',
  'after',
  'reason',
);

/** What moves of an order write into the log; `pressedAt`: when it was pressed on a device that had no line, ISO 8601. */
interface Snapshot {
  state?: OrderState;
  pressedAt?: string;
  refused?: RefusedStep;
}

export type TimelineEntry = Awaited<ReturnType<typeof timelineEntries>>[number];

/** More than so many entries of an order are not told. */
export const MAX_ENTRIES = 200;

/** What was done with an order, oldest first. */
export async function timelineEntries(sql: Sql, { id, businessId }: StoredOrder) {
  const found = await entries.select(
    sql,
    `entity_id = ? AND business_id = ? ORDER BY at, id LIMIT ${MAX_ENTRIES}`,
    [id, businessId],
  );
  return found.map(({ actorKind, before, after, ...entry }) => ({
    ...entry,
    // Nobody at Comanda does anything with an order.
    actorKind: actorKind as OrderTimelineEntry['actor']['kind'],
    before: (before ?? {}) as Snapshot,
    after: (after ?? {}) as Snapshot,
  }));
}
