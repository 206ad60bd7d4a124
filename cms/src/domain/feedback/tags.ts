import type { OrderType } from '../orders/order';
import { feedbackKind } from './survey';

/** The things that can have gone wrong, in the order in which the survey offers them. */
export const FEEDBACK_TAGS = [
  'LATE',
  'COLD',
  'WRONG_ITEM',
  'MISSING_ITEM',
  'TASTE',
  'PORTION',
  'PACKAGING',
  'COURIER',
  'SERVICE',
  'PRICE',
  'OTHER',
] as const;
export type FeedbackTag = (typeof FEEDBACK_TAGS)[number];

/** The tags that concern the kitchen. */
export const FOOD_TAGS: readonly FeedbackTag[] = [
  'COLD',
  'WRONG_ITEM',
  'MISSING_ITEM',
  'TASTE',
  'PORTION',
  'PACKAGING',
];

/** The tags that fit an order of a type: only a delivery has a courier. */
export const tagsFor = (type: OrderType): readonly FeedbackTag[] =>
  FEEDBACK_TAGS.filter((tag) => tag !== 'COURIER' || type === 'DELIVERY');

/** A part with at most so many of five stars was bad. */
const BAD_RATING = 3;

/**
 * Whether something was bad enough to ask what went wrong: the customer is a detractor, or rated a part with three stars
 * or less.
 *
 * @param nps 0 to 10
 * @param ratings 1 to 5 each; null where the part was not rated
 */
export const isBadAnswer = (nps: number, ratings: readonly (number | null | undefined)[]): boolean =>
  feedbackKind(nps) === 'DETRACTOR' ||
  ratings.some((rating) => rating !== null && rating !== undefined && rating <= BAD_RATING);
