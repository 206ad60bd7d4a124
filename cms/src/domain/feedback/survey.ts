import type { OrderState, OrderType } from '../orders/order';
import { DAY_MS, HOUR_MS } from '../time';

/** The likelihood of recommending the store: 0 not at all, so much extremely. */
export const NPS_MAX = 10;
/** The best of a part that is rated; 1 is the worst. */
export const RATING_MAX = 5;
/** Characters. */
export const COMMENT_MAX = 2000;
/** So long after the hand-over an order is remembered well enough to be asked about. */
export const SURVEY_DAYS = 30;
/** For so long after an answer was given its customer can change it. */
export const EDITABLE_HOURS = 24;

/** The shortest time from the hand-over to the survey's mail that a branch can choose, in minutes. */
export const MIN_SURVEY_DELAY_MIN = 10;
/** An order that was handed over longer ago is not asked about by mail, in hours. */
export const MAX_SURVEY_DELAY_HOURS = 48;

export const RATED_PARTS = ['food', 'delivery', 'service'] as const;
export type RatedPart = (typeof RATED_PARTS)[number];

export const FEEDBACK_SOURCES = ['SURVEY', 'FALAE'] as const;
export type FeedbackSource = (typeof FEEDBACK_SOURCES)[number];

export const FEEDBACK_KINDS = ['PROMOTER', 'PASSIVE', 'DETRACTOR'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/**
 * The kind of a customer by the score, as Net Promoter Score divides them.
 *
 * @param nps 0 to 10; 9 and 10 recommend the store, 7 and 8 are content
 */
export function feedbackKind(nps: number): FeedbackKind {
  if (nps >= 9) return 'PROMOTER';
  return nps >= 7 ? 'PASSIVE' : 'DETRACTOR';
}

/** What of an order of this type can be rated: only what was brought has a delivery. */
export const ratedParts = (type: OrderType): readonly RatedPart[] =>
  RATED_PARTS.filter((part) => part !== 'delivery' || type === 'DELIVERY');

export type SurveyRefusal = 'FEEDBACK_TOO_EARLY' | 'FEEDBACK_TOO_LATE' | 'FEEDBACK_OF_TEST';

/**
 * Why the customer is not asked about an order; null while they are: once they have it, for `SURVEY_DAYS`. An order that
 * came to nothing is never asked about, and neither is a test order, which counts nowhere.
 *
 * @param order its state, and when it was handed over, ISO 8601; an order that was closed without a delivery counts from when
 *   it was closed
 */
export function surveyRefusal(
  order: { state: OrderState; deliveredAt: string | null; concludedAt: string | null; test: boolean },
  now: Date,
): SurveyRefusal | null {
  if (order.test) return 'FEEDBACK_OF_TEST';
  const since = order.deliveredAt ?? order.concludedAt;
  if ((order.state !== 'DELIVERED' && order.state !== 'CONCLUDED') || since === null)
    return 'FEEDBACK_TOO_EARLY';
  return now.getTime() - Date.parse(since) > SURVEY_DAYS * DAY_MS ? 'FEEDBACK_TOO_LATE' : null;
}

/** Until when an answer can be changed, ISO 8601. @param givenAt ISO 8601 */
export const editableUntil = (givenAt: string): string =>
  new Date(Date.parse(givenAt) + EDITABLE_HOURS * HOUR_MS).toISOString();

/** Whether the customer can still change an answer. @param givenAt ISO 8601 */
export const isEditable = (givenAt: string, now: Date): boolean =>
  now.getTime() <= Date.parse(editableUntil(givenAt));
