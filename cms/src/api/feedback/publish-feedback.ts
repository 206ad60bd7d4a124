import type { Tx } from '../../database/transaction';
import { appendEvent } from '../../realtime/append';
import type { StoredFeedback } from './store/feedback';

/**
 * Announces feedback to open screens. An answer that turned bad is announced a second time as `feedback.bad`, for which
 * the dashboards of whoever may reply ring.
 *
 * @param before the same feedback as it was; null of a new one
 */
export async function publishFeedback(
  tx: Tx,
  row: StoredFeedback,
  now: Date,
  before: StoredFeedback | null,
): Promise<void> {
  const { businessId, branchId, id } = row;
  const event = { businessId, branchId, at: now, resource: 'feedback', entityId: id };
  await appendEvent(tx, { ...event, type: 'feedback.changed' });
  if (row.kind === 'DETRACTOR' && before?.kind !== 'DETRACTOR')
    await appendEvent(tx, { ...event, type: 'feedback.bad' });
}
