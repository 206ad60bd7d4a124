import { auditEntries, writeAudit, type Actor } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import type { RefusedStep } from '../../../domain/couriers';
import { appendEvent } from '../../../realtime/append';
import type { StoredOrder } from './order-row';

const entries = auditEntries.pick('action');

/** Of one order no more are kept: they would leave no room on its timeline for what else was done with it. */
const MOST_REFUSED = 20;

/** Writes on the timeline of an order what its courier did and could not be taken, and tells the boards; it stays as it is. */
export async function logRefusedStep(
  tx: Tx,
  { id, businessId, branchId }: StoredOrder,
  { refused, actor, now }: { refused: RefusedStep; actor: Actor; now: Date },
): Promise<void> {
  const told = await entries.select(
    tx,
    `entity_id = ? AND business_id = ? AND action = 'refuse-step' LIMIT ${MOST_REFUSED}`,
    [id, businessId],
  );
  if (told.length === MOST_REFUSED) return;
  await writeAudit(tx, {
    ...{ at: now, businessId, branchId, actor },
    ...{ entity: 'order', entityId: id, action: 'refuse-step', after: { refused } },
  });
  const event = { type: 'order.changed', resource: 'orders', entityId: id } as const;
  await appendEvent(tx, { ...event, businessId, branchId, at: now });
}
