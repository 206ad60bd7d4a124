import type { Actor } from '../../../audit/audit';
import { inTransaction } from '../../../database/transaction';
import {
  type BusinessMove,
  type BusinessState,
  canMove,
  endsSessions,
  stateAfter,
} from '../../../domain/business';
import { ApiError, notFound } from '../../../errors/api-error';
import { endSessionsOfBusiness } from '../../../sessions/open-sessions';
import { bumpStoreVersionsOf } from '../../../store/version';
import { recordChange } from '../record-change';
import { subscriptionStateOf } from '../../plans/exports';
import { businessStateOf, setBusinessState } from '../store/businesses';

interface Move {
  move: BusinessMove;
  reason: string;
  actor: Extract<Actor, { kind: 'PLATFORM' }>;
}

/** Suspends, cancels or reinstates a business, with the reason in its log; answers its state. */
export async function moveBusiness(
  businessId: string,
  { move, reason, actor }: Move,
  now: Date,
): Promise<BusinessState> {
  return inTransaction(async (tx) => {
    const state = await businessStateOf(tx, businessId);
    if (!state) throw notFound();
    const subscription = await subscriptionStateOf(tx, businessId);
    const next = stateAfter(move, subscription === null ? null : { state: subscription });
    const moved = canMove(state, move) ? await setBusinessState(tx, businessId, [state, next], now) : 0;
    if (moved === 0) throw new ApiError(409, 'BUSINESS_MOVED_ON');
    if (endsSessions(move)) await endSessionsOfBusiness(tx, businessId);
    await bumpStoreVersionsOf(tx, businessId);
    const states = { before: { state }, after: { state: next } };
    const change = { actor, action: move, at: now, ...states, reason };
    await recordChange(tx, businessId, { ...change, resource: 'businesses' });
    return next;
  });
}
