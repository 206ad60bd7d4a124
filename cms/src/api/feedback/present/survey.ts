import type { SurveyDto } from '../../../contracts/feedback';
import { editableUntil, isEditable, ratedParts, surveyRefusal, tagsFor } from '../../../domain/feedback';
import type { StoredOrder } from '../../orders/exports';
import type { StoredFeedback } from '../store/feedback';

/** The survey of an order as its customer sees it. */
export const toSurvey = (order: StoredOrder, given: StoredFeedback | null, now: Date): SurveyDto => ({
  given: given && {
    nps: given.nps,
    comment: given.comment,
    ratings: { food: given.foodRating, delivery: given.deliveryRating, service: given.serviceRating },
    tags: given.tags,
    at: given.givenAt,
    editableUntil: editableUntil(given.givenAt),
  },
  canGive: given === null ? surveyRefusal(order, now) === null : canChange(given, now),
  parts: [...ratedParts(order.type)],
  tags: [...tagsFor(order.type)],
});

/** What came from outside is not the customer's to change here. */
const canChange = ({ source, givenAt }: StoredFeedback, now: Date): boolean =>
  source === 'SURVEY' && isEditable(givenAt, now);
