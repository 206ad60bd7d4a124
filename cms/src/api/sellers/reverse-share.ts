import { writeAudit, type Actor } from '../../audit/audit';
import type { Tx } from '../../database/transaction';
import { reversedOf } from '../../domain/sellers';
import { appendEvent } from '../../realtime/append';
import { postCommission } from '../ledger/exports';
import { reverseBy, type StoredCommission } from './store/commissions';

interface Why {
  actor: Actor;
  reason: string | null;
  at: Date;
}

/**
 * Takes back the share of a commission that belongs to `given` more of its order's money; writes the log and the event.
 *
 * @param given minor units, 0 < `given` ≤ what of the order was not given back yet
 * @returns false where somebody changed the commission since it was read; then nothing is written
 */
export async function reverseShare(
  tx: Tx,
  row: StoredCommission,
  given: number,
  { actor, reason, at }: Why,
): Promise<boolean> {
  const refundedCents = row.refundedCents + given;
  const reversedCents = reversedOf(row.amountCents, row.soldCents, refundedCents);
  if ((await reverseBy(tx, row, { refundedCents, reversedCents }, at)) === 0) return false;
  await postCommission(tx, row, { ...row, reversedCents }, at);
  const where = { at, businessId: row.businessId, branchId: row.branchId };
  await writeAudit(tx, {
    ...where,
    actor,
    entity: 'commission',
    entityId: row.id,
    action: 'reverse',
    before: { reversedCents: row.reversedCents },
    after: { reversedCents },
    reason,
  });
  await appendEvent(tx, { ...where, type: 'store.changed', resource: 'sellers', entityId: row.sellerId });
  return true;
}
