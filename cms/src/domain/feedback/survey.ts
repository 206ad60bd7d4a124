import type { OrderState, OrderType } from '../orders/order';
import { DAY_MS } from '../time';

/** The likelihood of recommending the store: 0 not at all, so much extremely. */
export const NPS_MAX = 10;
/** The best of a part that is rated; 1 is the worst. */
export const RATING_MAX = 5;
/** Characters. */
export const COMMENT_MAX = 2000;
/** So long after the hand-over an order is remembered well enough to be asked about. */
export const SURVEY_DAYS = 30;

export const RATED_PARTS = ['food', 'delivery', 'service'] as const;
export type RatedPart = (typeof RATED_PARTS)[number];

export type FeedbackKind = 'PROMOTER' | 'PASSIVE' | 'DETRACTOR';

/**
 * What somebody is to the store by their answer, as Net Promoter Score reckons.
 *
 * @param nps 0 to 10; 9 and 10 recommend it, 7 and 8 are content
 */
export function feedbackKind(nps: number): FeedbackKind {
  if (nps >= 9) return 'PROMOTER';
  return nps >= 7 ? 'PASSIVE' : 'DETRACTOR';
}

/** What of an order of this type can be rated: only what was brought has a delivery. */
export const ratedParts = (type: OrderType): readonly RatedPart[] =>
  RATED_PARTS.filter((part) => part !== 'delivery' || type === 'DELIVERY');

export type SurveyRefusal = 'FEEDBACK_TOO_EARLY' | 'FEEDBACK_TOO_LATE';

/**
 * Why the customer is not asked about an order; null while they are: once they have it, for `SURVEY_DAYS`. One that came to
 * nothing never gets there.
 *
 * @param order its state, and when it was handed over, ISO 8601; one that was closed without a press for that, when it was closed
 */
export function surveyRefusal(
  order: { state: OrderState; deliveredAt: string | null; concludedAt: string | null },
  now: Date,
): SurveyRefusal | null {
  const since = order.deliveredAt ?? order.concludedAt;
  if ((order.state !== 'DELIVERED' && order.state !== 'CONCLUDED') || since === null)
    return 'FEEDBACK_TOO_EARLY';
  return now.getTime() - Date.parse(since) > SURVEY_DAYS * DAY_MS ? 'FEEDBACK_TOO_LATE' : null;
}
