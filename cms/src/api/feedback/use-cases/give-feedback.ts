import { writeAudit } from '../../../audit/audit';
import type { FeedbackBody, SurveyDto } from '../../../contracts/feedback';
import { newId } from '../../../database/ids';
import { inTransaction, type Tx } from '../../../database/transaction';
import { sameValue } from '../../../domain/equality';
import { RATED_PARTS, ratedParts, surveyRefusal } from '../../../domain/feedback';
import { ApiError, invalid, notFound } from '../../../errors/api-error';
import { appendEvent } from '../../../realtime/append';
import { orderByToken, type StoredOrder } from '../../orders/exports';
import { toSurvey } from '../present/survey';
import { feedbackOfOrder, insertFeedback, type StoredFeedback } from '../store/feedback';

/**
 * Keeps what the customer says of an order that they have. Said again word by word, after an answer that was lost, it is
 * the same.
 *
 * @throws ApiError 404 for a token of nothing, 400 for a part that the order does not have, 409 FEEDBACK_TOO_EARLY,
 *   FEEDBACK_TOO_LATE or, where something else was said before, FEEDBACK_GIVEN
 */
export function giveFeedback(token: string, body: FeedbackBody, now: Date): Promise<SurveyDto> {
  return inTransaction(async (tx) => {
    const order = await orderByToken(tx, token);
    if (!order) throw notFound();
    refuseUnknownParts(order, body);
    const said = saidIn(body);
    const given = await feedbackOfOrder(tx, order);
    if (given) return answerAgain(order, given, said, now);
    const refusal = surveyRefusal(order, now);
    if (refusal) throw new ApiError(409, refusal);
    const row = { ...rowOf(order, now), ...said };
    if ((await insertFeedback(tx, row)) === 0) {
      const first = await feedbackOfOrder(tx, order);
      if (first) return answerAgain(order, first, said, now);
    }
    await tell(tx, order, row, now);
    return toSurvey(order, row, now);
  });
}

type Said = Pick<StoredFeedback, 'nps' | 'comment' | 'foodRating' | 'deliveryRating' | 'serviceRating'>;

const saidIn = ({ nps, comment, ratings }: FeedbackBody): Said => ({
  nps,
  comment: comment || null,
  foodRating: ratings?.food ?? null,
  deliveryRating: ratings?.delivery ?? null,
  serviceRating: ratings?.service ?? null,
});

function refuseUnknownParts({ type }: StoredOrder, { ratings }: FeedbackBody): void {
  const known = ratedParts(type);
  const unknown = RATED_PARTS.filter((part) => ratings?.[part] != null && !known.includes(part));
  if (unknown.length > 0)
    throw invalid(unknown.map((part) => ({ code: 'NOT_FOR_THIS_TYPE', path: ['ratings', part] })));
}

function answerAgain(order: StoredOrder, given: StoredFeedback, said: Said, now: Date): SurveyDto {
  const { nps, comment, foodRating, deliveryRating, serviceRating } = given;
  if (!sameValue({ nps, comment, foodRating, deliveryRating, serviceRating }, said))
    throw new ApiError(409, 'FEEDBACK_GIVEN');
  return toSurvey(order, given, now);
}

const rowOf = ({ id, businessId, branchId, number, customerId }: StoredOrder, now: Date) => ({
  id: newId(),
  businessId,
  branchId,
  orderId: id,
  orderNumber: number,
  customerId,
  givenAt: now.toISOString(),
  state: 'NEW' as const,
  version: 1,
});

/** Stands on the order's timeline, and on the screens that show either. */
async function tell(tx: Tx, order: StoredOrder, row: StoredFeedback, now: Date): Promise<void> {
  const { id: orderId, businessId, branchId } = order;
  await writeAudit(tx, {
    ...{ at: now, businessId, branchId, actor: { kind: 'CUSTOMER', name: order.customerName } },
    ...{ entity: 'order', entityId: orderId, action: 'give-feedback' },
  });
  const at = { businessId, branchId, at: now };
  await appendEvent(tx, { ...at, type: 'feedback.changed', resource: 'feedback', entityId: row.id });
  await appendEvent(tx, { ...at, type: 'order.changed', resource: 'orders', entityId: orderId });
}
