import { type Actor, writeAudit } from '../../../audit/audit';
import { inTransaction } from '../../../database/transaction';
import {
  type BusinessMove,
  type BusinessState,
  canMove,
  endsSessions,
  stateAfter,
} from '../../../domain/business';
import { ApiError, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import { touchStoresOf } from '../../../store/version';

interface Move {
  move: BusinessMove;
  reason: string;
  actor: Extract<Actor, { kind: 'PLATFORM' }>;
}

interface BusinessRow {
  state: BusinessState;
  subscription_state: string | null;
}

/** Suspends, cancels or reinstates a business, with the reason in its log; answers its state. */
export async function moveBusiness(
  businessId: string,
  { move, reason, actor }: Move,
  now: Date,
): Promise<BusinessState> {
  return inTransaction(async (tx) => {
    const business = await tx.one<BusinessRow>(
      `SELECT b.state, s.state AS subscription_state
         FROM businesses b LEFT JOIN subscriptions s ON s.business_id = b.document_id
        WHERE b.document_id = ?`,
      [businessId],
    );
    if (!business) throw notFound();
    const { state, subscription_state: subscription } = business;
    const next = stateAfter(move, subscription === null ? null : { state: subscription });
    const moved = canMove(state, move)
      ? await tx.run(
          'UPDATE businesses SET state = ?, version = version + 1, updated_at = ? WHERE document_id = ? AND state = ?',
          [next, now, businessId, state],
        )
      : 0;
    if (moved === 0) throw new ApiError(409, 'BUSINESS_MOVED_ON');
    if (endsSessions(move))
      await tx.run('DELETE FROM sessions WHERE user_id IN (SELECT id FROM up_users WHERE business_id = ?)', [
        businessId,
      ]);
    await touchStoresOf(tx, businessId);
    const scope = { businessId, branchId: null, at: now, entityId: businessId };
    await writeAudit(tx, {
      ...scope,
      actor,
      entity: 'business',
      action: move,
      before: { state },
      after: { state: next },
      reason,
    });
    await appendEvent(tx, { ...scope, type: 'business.changed', resource: 'businesses' });
    return next;
  });
}
