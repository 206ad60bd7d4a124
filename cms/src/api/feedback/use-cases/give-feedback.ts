import { writeAudit } from '../../../audit/audit';
import type { FeedbackBody, SurveyDto } from '../../../contracts/feedback';
import { newId } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { sameValue } from '../../../domain/equality';
import {
  feedbackDueAt,
  feedbackKind,
  isEditable,
  RATED_PARTS,
  ratedParts,
  surveyRefusal,
  tagsFor,
} from '../../../domain/feedback';
import { ApiError, invalid, notFound, type Issue } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import { orderByToken, type StoredOrder } from '../../orders/exports';
import { toSurvey } from '../present/survey';
import { publishFeedback } from '../publish-feedback';
import {
  changeFeedback,
  commentSearchOf,
  emptyFeedback,
  feedbackOfOrder,
  insertFeedback,
  type StoredFeedback,
} from '../store/feedback';

/**
 * Stores what the customer says of an order that they have. There is one answer of an order; the customer can change it for 24
 * hours. The same answer again, after a response that was lost, changes nothing.
 *
 * @throws ApiError 404 for an unknown token, 400 for a part or a tag that the order does not have, 409 FEEDBACK_TOO_EARLY,
 *   FEEDBACK_TOO_LATE, FEEDBACK_OF_TEST or, where another answer can no longer be changed, FEEDBACK_GIVEN
 */
export function giveFeedback(token: string, body: FeedbackBody, now: Date): Promise<SurveyDto> {
  return inTransaction(async (tx) => {
    const order = await orderByToken(tx, token);
    if (!order) throw notFound();
    refuseUnknown(order, body);
    const answer = answerIn(body);
    const given = await feedbackOfOrder(tx, order);
    if (given) return answerAgain(tx, { order, given, answer }, now);
    const refusal = surveyRefusal(order, now);
    if (refusal) throw new ApiError(409, refusal);
    const row = newFeedback(order, answer, now);
    if ((await insertFeedback(tx, row)) === 0) {
      const first = await feedbackOfOrder(tx, order);
      if (first) return answerAgain(tx, { order, given: first, answer }, now);
    }
    await record(tx, order, row, now);
    return toSurvey(order, row, now);
  });
}

export type Answer = Pick<
  StoredFeedback,
  'nps' | 'comment' | 'foodRating' | 'deliveryRating' | 'serviceRating' | 'tags'
>;

const answerIn = ({ nps, comment, ratings, tags }: FeedbackBody): Answer => ({
  nps,
  comment: comment || null,
  foodRating: ratings?.food ?? null,
  deliveryRating: ratings?.delivery ?? null,
  serviceRating: ratings?.service ?? null,
  tags: [...new Set(tags ?? [])].sort(),
});

function refuseUnknown({ type }: StoredOrder, { ratings, tags }: FeedbackBody): void {
  const [parts, offered] = [ratedParts(type), tagsFor(type)];
  const issues: Issue[] = [
    ...RATED_PARTS.filter((part) => ratings?.[part] != null && !parts.includes(part)).map((part) => ({
      code: 'NOT_FOR_THIS_TYPE',
      path: ['ratings', part],
    })),
    ...(tags ?? []).flatMap((tag, index) =>
      offered.includes(tag) ? [] : [{ code: 'NOT_FOR_THIS_TYPE', path: ['tags', index] }],
    ),
  ];
  if (issues.length > 0) throw invalid(issues);
}

/** The row of a customer's first answer about an order. */
export const newFeedback = (order: StoredOrder, answer: Answer, now: Date): StoredFeedback => ({
  ...emptyFeedback(order.businessId, now),
  id: newId(),
  branchId: order.branchId,
  orderId: order.id,
  orderNumber: order.number,
  customerId: order.customerId,
  courierId: order.courierId,
  channel: order.channel,
  businessDay: order.businessDay,
  source: 'SURVEY',
  ...columnsOf(answer),
  dueAt: feedbackDueAt(answer.nps, 'NEW', now.toISOString()),
});

const columnsOf = (answer: Answer) => ({
  ...answer,
  kind: feedbackKind(answer.nps),
  commentSearch: commentSearchOf(answer.comment),
});

async function answerAgain(
  tx: Tx,
  { order, given, answer }: { order: StoredOrder; given: StoredFeedback; answer: Answer },
  now: Date,
): Promise<SurveyDto> {
  const { nps, comment, foodRating, deliveryRating, serviceRating, tags } = given;
  if (sameValue({ nps, comment, foodRating, deliveryRating, serviceRating, tags }, answer))
    return toSurvey(order, given, now);
  if (given.source !== 'SURVEY' || !isEditable(given.givenAt, now)) throw new ApiError(409, 'FEEDBACK_GIVEN');
  const changes = {
    ...columnsOf(answer),
    changedAt: now.toISOString(),
    dueAt: feedbackDueAt(answer.nps, given.state, given.reopenedAt ?? given.givenAt),
  };
  // Of two changes at once one wins; the other sees what stands.
  if ((await changeFeedback(tx, given, changes, now)) === 0) throw new ApiError(409, 'FEEDBACK_GIVEN');
  const row = { ...given, ...changes, version: given.version + 1 };
  await record(tx, order, row, now, given);
  return toSurvey(order, row, now);
}

/** Writes the answer on the order's timeline, and announces it to the screens that show either. */
async function record(
  tx: Tx,
  order: StoredOrder,
  row: StoredFeedback,
  now: Date,
  before: StoredFeedback | null = null,
): Promise<void> {
  const { id: orderId, businessId, branchId } = order;
  await writeAudit(tx, {
    ...{ at: now, businessId, branchId, actor: { kind: 'CUSTOMER', name: order.customerName } },
    ...{ entity: 'order', entityId: orderId, action: before ? 'change-feedback' : 'give-feedback' },
  });
  await publishFeedback(tx, row, now, before);
  const at = { businessId, branchId, at: now };
  await appendEvent(tx, { ...at, type: 'order.changed', resource: 'orders', entityId: orderId });
}
