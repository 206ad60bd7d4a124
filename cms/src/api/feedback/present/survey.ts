import type { SurveyDto } from '../../../contracts/feedback';
import { ratedParts, surveyRefusal } from '../../../domain/feedback';
import type { StoredOrder } from '../../orders/exports';
import type { StoredFeedback } from '../store/feedback';

/** The survey of an order as its customer sees it. */
export const toSurvey = (order: StoredOrder, given: StoredFeedback | null, now: Date): SurveyDto => ({
  given: given && {
    nps: given.nps,
    comment: given.comment,
    ratings: { food: given.foodRating, delivery: given.deliveryRating, service: given.serviceRating },
    at: given.givenAt,
  },
  canGive: given === null && surveyRefusal(order, now) === null,
  parts: [...ratedParts(order.type)],
});
