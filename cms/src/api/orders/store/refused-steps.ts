import { auditEntries, writeAudit, type Actor } from '../../../audit/audit';
import type { Tx } from '../../../database/transaction';
import { MAX_REFUSED, type RefusedStep } from '../../../domain/couriers';
import { appendEvent } from '../../../realtime/append';
import type { StoredOrder } from './order-row';

const entries = auditEntries.pick('action');

/**
 * Writes on the timeline of an order what its courier did and could not be taken, and tells the boards; it stays as it is.
 * More than so many would leave no room there for what else was done with the order.
 */
export async function logRefusedStep(
  tx: Tx,
  { id, businessId, branchId }: StoredOrder,
  { refused, actor, now }: { refused: RefusedStep; actor: Actor; now: Date },
): Promise<void> {
  const told = await entries.select(
    tx,
    `entity_id = ? AND business_id = ? AND action = 'refuse-step' LIMIT ${MAX_REFUSED}`,
    [id, businessId],
  );
  if (told.length === MAX_REFUSED) return;
  await writeAudit(tx, {
    ...{ at: now, businessId, branchId, actor },
    ...{ entity: 'order', entityId: id, action: 'refuse-step', after: { refused } },
  });
  const event = { type: 'order.changed', resource: 'orders', entityId: id } as const;
  await appendEvent(tx, { ...event, businessId, branchId, at: now });
}
