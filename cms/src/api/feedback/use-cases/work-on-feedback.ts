import type {
  AssignFeedbackBody,
  FeedbackDto,
  RecoveryCouponBody,
  ResolveFeedbackBody,
} from '../../../contracts/feedback';
import { authorizedRow } from '../../../crud/scope';
import { presentTo } from '../../../crud/present';
import { inTransaction, type Tx } from '../../../database/transaction';
import { may, reachesBranch } from '../../../domain/access';
import {
  canMoveFeedback,
  FEEDBACK_TRANSITIONS,
  feedbackDueAt,
  type FeedbackMove,
} from '../../../domain/feedback';
import { actorOf, writeAudit } from '../../../audit/audit';
import { ApiError, forbidden, invalid, notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';
import { makeRecoveryCode } from '../../campaign/exports';
import { activePeople } from '../../employees/exports';
import { feedback as noun } from '../nouns/feedback';
import { publishFeedback } from '../publish-feedback';
import { changeFeedback, feedbackForChange, type StoredFeedback } from '../store/feedback';

/** Somebody changed the feedback meanwhile. */
const stale = () => new ApiError(409, 'STALE_VERSION');
/** The feedback is in a state in which the action does not begin. */
const movedOn = () => new ApiError(409, 'FEEDBACK_MOVED');

/**
 * Works on feedback in one transaction and answers it as it is by then.
 *
 * @throws ApiError 404 outside the viewer's reach; 409 STALE_VERSION or another refusal of `work`, with the feedback as it stands
 *   in `details.current`
 */
export async function workOn(
  viewer: Viewer,
  id: string,
  work: (tx: Tx, row: StoredFeedback) => Promise<void>,
): Promise<FeedbackDto> {
  try {
    await inTransaction(async (tx) => {
      const row = await feedbackForChange(tx, viewer.businessId, id);
      if (!row || !isReached(viewer, row)) throw notFound();
      await work(tx, row);
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    throw new ApiError(409, error.code, { details: { current: await readFeedback(viewer, id) } });
  }
  return readFeedback(viewer, id);
}

/** Feedback of no branch is worked on by whoever reaches every branch. */
const isReached = (viewer: Viewer, { branchId }: StoredFeedback): boolean =>
  branchId === null ? viewer.branchIds.length === 0 : reachesBranch(viewer, branchId);

/** Archived feedback is told as well: it was archived a moment ago, and can be restored. */
async function readFeedback(viewer: Viewer, id: string): Promise<FeedbackDto> {
  const [dto] = await presentTo(noun, [await authorizedRow(noun, viewer, id)], viewer);
  if (!dto) throw notFound();
  return dto;
}

/** What a move does to the row beside its state. */
const STAMPS: Partial<Record<FeedbackMove, (now: string) => Partial<StoredFeedback>>> = {
  contact: (now) => ({ contactedAt: now }),
  release: () => ({ contactedAt: null }),
  reply: (now) => ({ contactedAt: now }),
  resolve: (now) => ({ resolvedAt: now }),
  reopen: (now) => ({ reopenedAt: now, resolvedAt: null, resolution: null }),
};

/**
 * Moves feedback along the table of transitions, in a transaction that is already running.
 *
 * @param changes what else the action writes
 * @throws ApiError 409 STALE_VERSION or FEEDBACK_MOVED
 */
export async function moveFeedback(
  tx: Tx,
  viewer: Viewer,
  row: StoredFeedback,
  move: FeedbackMove,
  { version, changes = {}, now }: { version: number; changes?: Partial<StoredFeedback>; now: Date },
): Promise<void> {
  if (row.version !== version) throw stale();
  if (!canMoveFeedback(row.state, move) || (move === 'release' && row.repliedAt !== null)) throw movedOn();
  const state = FEEDBACK_TRANSITIONS[move].to;
  const next = { ...STAMPS[move]?.(now.toISOString()), ...changes, state };
  const since = next.reopenedAt ?? row.reopenedAt ?? row.givenAt;
  await write(
    tx,
    viewer,
    row,
    { ...next, dueAt: feedbackDueAt(row.nps, state, since) },
    { action: move, now },
  );
}

async function write(
  tx: Tx,
  viewer: Viewer,
  row: StoredFeedback,
  changes: Partial<StoredFeedback>,
  { action, now, details = {} }: { action: string; now: Date; details?: Record<string, unknown> },
): Promise<void> {
  if ((await changeFeedback(tx, row, changes, now)) === 0) throw stale();
  const { id: entityId, businessId, branchId, state, ownerName } = row;
  const after = { ...row, ...changes };
  await writeAudit(tx, {
    ...{ at: now, businessId, branchId, actor: actorOf(viewer), entity: 'feedback', entityId, action },
    before: { state, ownerName },
    after: { state: after.state, ownerName: after.ownerName, ...details },
  });
  await publishFeedback(tx, after, now, row);
}

/** Moves feedback by an action that writes nothing else. */
export const moveOnly =
  (move: Exclude<FeedbackMove, 'reply' | 'resolve'>) =>
  (viewer: Viewer, id: string, { version }: { version: number }, now: Date): Promise<FeedbackDto> =>
    workOn(viewer, id, (tx, row) => moveFeedback(tx, viewer, row, move, { version, now }));

/** Settles feedback, with a note for the team. */
export const resolveFeedback = (
  viewer: Viewer,
  id: string,
  { version, note }: ResolveFeedbackBody,
  now: Date,
): Promise<FeedbackDto> =>
  workOn(viewer, id, (tx, row) =>
    moveFeedback(tx, viewer, row, 'resolve', { version, changes: { resolution: note || null }, now }),
  );

/**
 * Gives feedback to a person of the team who may reply to it, or to nobody.
 *
 * @throws ApiError 400 UNKNOWN_PERSON at `ownerId`, 409 as `moveFeedback`
 */
export const assignFeedback = (
  viewer: Viewer,
  id: string,
  { version, ownerId }: AssignFeedbackBody,
  now: Date,
): Promise<FeedbackDto> =>
  workOn(viewer, id, async (tx, row) => {
    if (row.version !== version) throw stale();
    if (row.state === 'ARCHIVED') throw movedOn();
    const owner = ownerId === null ? null : await ownerIn(tx, row, ownerId);
    const changes = { ownerId, ownerName: owner?.name ?? null };
    await write(tx, viewer, row, changes, { action: 'assign', now });
  });

async function ownerIn(tx: Tx, { businessId, branchId }: StoredFeedback, id: string) {
  const person = (await activePeople(tx, businessId)).find((one) => one.id === id);
  const fits =
    person && may(person, 'feedback.reply') && (branchId === null || reachesBranch(person, branchId));
  if (!fits) throw invalid([{ code: 'UNKNOWN_PERSON', path: ['ownerId'] }]);
  return person;
}

/**
 * Makes a personal code of a coupon for the customer of an answer, at most one for each answer. The route asks for the
 * permission to edit coupons.
 *
 * @throws ApiError 403 without the permission to reply; 409 FEEDBACK_HAS_COUPON or FEEDBACK_NO_CUSTOMER; 422
 *   COUPON_NO_PERSONAL_CODES at `couponId`; 409 as `moveFeedback`
 */
export function giveRecoveryCoupon(
  viewer: Viewer,
  id: string,
  { version, couponId }: RecoveryCouponBody,
  now: Date,
): Promise<FeedbackDto> {
  if (!may(viewer, 'feedback.reply')) throw forbidden('feedback.reply');
  return workOn(viewer, id, async (tx, row) => {
    const { businessId, customerId } = row;
    if (row.recoveryCode !== null) throw new ApiError(409, 'FEEDBACK_HAS_COUPON');
    if (row.version !== version) throw stale();
    if (row.state === 'ARCHIVED') throw movedOn();
    if (customerId === null) throw new ApiError(409, 'FEEDBACK_NO_CUSTOMER');
    const { code, batchId, coupon } = await makeRecoveryCode(tx, { businessId, couponId, customerId }, now);
    await writeAudit(tx, {
      ...{
        at: now,
        businessId,
        branchId: null,
        actor: actorOf(viewer),
        entity: 'coupon',
        entityId: couponId,
      },
      ...{ action: 'make-codes', after: { codes: 1, batchId } },
    });
    const details = { recoveryCoupon: coupon };
    await write(tx, viewer, row, { recoveryCode: code }, { action: 'give-coupon', now, details });
  });
}
