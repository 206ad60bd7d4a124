import { z } from 'zod';
import { COMMENT_MAX, NPS_MAX, RATED_PARTS, RATING_MAX } from '../domain/feedback';
import type { Stored } from './menu';
import { instant } from './storefront-store-answers';
import { multiLine } from './text';

const nps = z.int().min(0).max(NPS_MAX);
const rating = z.int().min(1).max(RATING_MAX);

/** Body of `POST /api/store/orders/:token/feedback`. */
export const feedbackBody = z.strictObject({
  nps: nps.describe('How likely they are to recommend the store: 0 not at all, 10 extremely'),
  comment: multiLine().max(COMMENT_MAX).nullish(),
  ratings: z
    .strictObject({ food: rating.nullish(), delivery: rating.nullish(), service: rating.nullish() })
    .nullish()
    .describe('From 1, the worst, to 5; what is left out is not rated. Delivery only of what was delivered'),
});
export type FeedbackBody = z.output<typeof feedbackBody>;

/** Answer of it, and of `GET` on the same path, inside `data`. */
export const surveyAnswer = z.object({
  given: z
    .object({
      nps,
      comment: z.string().nullable(),
      ratings: z.object({
        food: rating.nullable(),
        delivery: rating.nullable(),
        service: rating.nullable(),
      }),
      at: instant,
    })
    .nullable()
    .describe('What the customer said of this order; null while they have not'),
  canGive: z.boolean().describe('Whether they can say it now: once they have the order, for thirty days'),
  parts: z.array(z.enum(RATED_PARTS)).describe('What of this order can be rated'),
});
export type SurveyDto = z.infer<typeof surveyAnswer>;

/** What a customer said of an order, as the store reads it. Who sees what is about the food alone is told no more. */
export interface FeedbackDto extends Stored {
  id: string;
  orderId: string;
  nps: number | null;
  comment: string | null;
  foodRating: number | null;
  deliveryRating: number | null;
  serviceRating: number | null;
  givenAt: string;
}
