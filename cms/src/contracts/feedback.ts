import { z } from 'zod';
import {
  COMMENT_MAX,
  FEEDBACK_TAGS,
  NPS_MAX,
  RATED_PARTS,
  RATING_MAX,
  type CauseDimension,
  type FeedbackKind,
  type FeedbackSource,
  type FeedbackState,
  type FeedbackTag,
} from '../domain/feedback';
import type { OrderChannel } from '../domain/orders/order';
import type { Stored } from './menu';
import { instant } from './storefront-store-answers';
import { multiLine } from './text';
import { version } from './version';

const nps = z.int().min(0).max(NPS_MAX);
const rating = z.int().min(1).max(RATING_MAX);
const tag = z.enum(FEEDBACK_TAGS);

/** Body of `POST /api/store/orders/:token/feedback`. */
export const feedbackBody = z.strictObject({
  nps: nps.describe('How likely they are to recommend the store: 0 not at all, 10 extremely'),
  comment: multiLine().max(COMMENT_MAX).nullish(),
  ratings: z
    .strictObject({ food: rating.nullish(), delivery: rating.nullish(), service: rating.nullish() })
    .nullish()
    .describe('From 1, the worst, to 5; what is left out is not rated. Delivery only of what was delivered'),
  tags: z
    .array(tag)
    .max(FEEDBACK_TAGS.length)
    .nullish()
    .describe('What went wrong; only tags that the survey of this order offers'),
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
      tags: z.array(tag),
      at: instant,
      editableUntil: instant,
    })
    .nullable()
    .describe('What the customer said of this order; null while they have not'),
  canGive: z
    .boolean()
    .describe(
      'Whether an answer is taken now: a first one for thirty days from when they have the order, a changed one for 24 hours after the first',
    ),
  parts: z.array(z.enum(RATED_PARTS)).describe('What of this order can be rated'),
  tags: z.array(tag).describe('What can have gone wrong with an order of this type'),
});
export type SurveyDto = z.infer<typeof surveyAnswer>;

/** Answer of `POST /api/store/orders/:token/feedback/unsubscribe`, inside `data`. */
export const unsubscribedAnswer = z.object({ message: z.string() });

/** A question of Falaê with what was answered. */
export interface FeedbackAnswer {
  id: string;
  name: string;
  suggestion: string | null;
}

/** A code that can be used once, made for the customer of an answer. */
export interface RecoveryCouponDto {
  code: string;
  couponId: string;
  couponName: string;
  /** The order that uses it; both null while none does. */
  orderId: string | null;
  orderNumber: string | null;
}

/**
 * `GET /api/feedback` and `GET /api/feedback/:id`, inside `data`: what a customer said of an order, and the store's work on it.
 * For a viewer who sees only what concerns the food, everything that says how satisfied the customer was is null.
 */
export interface FeedbackDto extends Omit<Stored, 'branchId'> {
  id: string;
  /** Null of an answer from outside that fits no order, in a business with several branches. */
  branchId: string | null;
  source: FeedbackSource;
  state: FeedbackState;
  kind: FeedbackKind | null;
  nps: number | null;
  comment: string | null;
  foodRating: number | null;
  deliveryRating: number | null;
  serviceRating: number | null;
  /** What went wrong. */
  tags: FeedbackTag[];
  answers: FeedbackAnswer[] | null;
  /** Null of an answer that fits no order, and with it number and channel. */
  orderId: string | null;
  orderNumber: string | null;
  channel: OrderChannel | null;
  courierId: string | null;
  customerId: string | null;
  /** Business day of the order; of an answer without one, of when it was given. `YYYY-MM-DD`. */
  businessDay: string;
  responseChannel: string | null;
  ownerId: string | null;
  ownerName: string | null;
  /** Until when somebody has to act; null while nothing waits. Overdue once it is past. */
  dueAt: string | null;
  contactedAt: string | null;
  reply: string | null;
  repliedAt: string | null;
  repliedByName: string | null;
  /** The personal code that the customer got for it. */
  recoveryCoupon: RecoveryCouponDto | null;
  /** Whether the customer's e-mail is known, so that a reply reaches them. */
  canReply: boolean | null;
  resolvedAt: string | null;
  resolution: string | null;
  reopenedAt: string | null;
  givenAt: string;
  /** When the customer changed it last. */
  changedAt: string | null;
}

const id = z.string().min(1).max(64);

/** The most characters of a reply and of a note. */
export const REPLY_MAX = 2000;
export const NOTE_MAX = 500;

/** Body of `POST /api/feedback/:id/{contact,release,reopen,archive,restore}`. */
export const feedbackMoveBody = z.strictObject({ version });

/** Body of `POST /api/feedback/:id/assign`; `ownerId` is a person of the team, null takes the owner away. */
export const assignFeedbackBody = z.strictObject({ version, ownerId: id.nullable() });
export type AssignFeedbackBody = z.output<typeof assignFeedbackBody>;

/** Stands in a reply for the code of `recoveryCoupon`. */
export const CODE_PLACEHOLDER = '{code}';

/** Body of `POST /api/feedback/:id/recovery-coupon`: a coupon that accepts personal codes alone. */
export const recoveryCouponBody = z.strictObject({ version, couponId: id });
export type RecoveryCouponBody = z.output<typeof recoveryCouponBody>;

/** Body of `POST /api/feedback/:id/reply`; `{code}` in it stands for the code of `recoveryCoupon`. */
export const replyFeedbackBody = z.strictObject({ version, text: multiLine().min(1).max(REPLY_MAX) });
export type ReplyFeedbackBody = z.output<typeof replyFeedbackBody>;

/** Body of `POST /api/feedback/:id/resolve`. */
export const resolveFeedbackBody = z.strictObject({ version, note: multiLine().max(NOTE_MAX).nullish() });
export type ResolveFeedbackBody = z.output<typeof resolveFeedbackBody>;

const day = z.iso.date();

/** Query of `GET /api/feedback/summary` and `/causes`: business days, both included; all branches where `branchId` is left out. */
export const feedbackPeriodQuery = z.strictObject({ from: day, to: day, branchId: id.optional() });
export type FeedbackPeriodQuery = z.output<typeof feedbackPeriodQuery>;

/** A Net Promoter Score with its 95 % interval, all three from -100 to 100. */
export interface NpsDto {
  n: number;
  promoters: number;
  passives: number;
  detractors: number;
  /** Null without answers. */
  nps: number | null;
  /** Null without answers. */
  interval: { low: number; high: number } | null;
  /** Whether there are answers enough to rely on it: 30. */
  enough: boolean;
}

/** `GET /api/feedback/summary`, inside `data`. */
export interface FeedbackSummaryDto extends NpsDto {
  /** By ISO week, oldest first, weeks without answers included; `week` as `2026-W48`, `from` its Monday. */
  trend: ({ week: string; from: string } & NpsDto)[];
  /** `branchId` null: answers that are of no branch. Most answers first. */
  branches: ({ branchId: string | null } & NpsDto)[];
  /** `channel` null: answers without an order. Most answers first. */
  channels: ({ channel: OrderChannel | null } & NpsDto)[];
}

/** Something that goes with bad answers more often than chance: `bad` of `n` against `restBad` of `restN` elsewhere. */
export interface FeedbackCauseDto {
  dimension: CauseDimension;
  /** The id of product, branch or courier; the hour `0`–`23`; a `DelayBucket`; the name of a station. */
  value: string;
  /** The name of product, branch, courier or station; null where the words are the reader's: hours and delays. */
  name: string | null;
  bad: number;
  n: number;
  restBad: number;
  restN: number;
  /** One-sided p-value, 0–1. */
  p: number;
  /** The orders of the bad answers, newest first, at most 100. */
  orderIds: string[];
}

/** `GET /api/feedback/causes`, inside `data`. */
export interface FeedbackCausesDto {
  /** TOO_FEW: no value was met by 20 answers, so nothing could be tested. */
  state: 'FOUND' | 'NONE' | 'TOO_FEW';
  /** How many answers were looked at, and how many of them were bad. */
  answers: number;
  bad: number;
  /** Whether older answers of the period were left out. */
  capped: boolean;
  /** How many values were tested. */
  tested: number;
  causes: FeedbackCauseDto[];
}

/** Body and query of the routes of `/api/feedback/intake-key`, which read nothing. */
export const nothing = z.strictObject({});

/** `GET /api/feedback/intake-key`, inside `data`; null while there is none. */
export interface IntakeKeyDto {
  keyId: string;
  createdAt: string;
  createdByName: string;
  lastUsedAt: string | null;
}

/** Answer of `POST /api/feedback/intake-key`, inside `data`: the secret is told this once. An earlier key ends. */
export interface NewIntakeKeyDto extends IntakeKeyDto {
  secret: string;
}

const shortText = (max: number) => z.string().max(max);

/**
 * Body of `POST /api/feedback/intake`, as Falaê sends it. Unknown fields are ignored, because the sender decides what else it
 * sends.
 */
export const intakeBody = z.object({
  nps,
  discursive_question: multiLine()
    .max(COMMENT_MAX)
    .nullish()
    .describe('What the customer wrote; at most 2,000 characters'),
  questions: z
    .array(
      z.object({
        id: z.union([shortText(64), z.number()]).transform(String),
        name: shortText(200),
        suggestion: shortText(500).nullish(),
      }),
    )
    .max(50)
    .nullish(),
  created_at: z.iso.datetime({ offset: true }).describe('When the customer answered'),
  search_id: z
    .union([shortText(100).min(1), z.number()])
    .transform(String)
    .describe('Names the answer; the same again changes nothing'),
  response_channel: shortText(40).nullish(),
  reference: shortText(64)
    .nullish()
    .describe('Number or id of the order, if the sender knows it; else it is looked for by phone and day'),
  phone: shortText(32).nullish(),
  branch: shortText(64)
    .nullish()
    .describe('The store page’s name (slug) of the branch, where there are several'),
});
export type IntakeBody = z.output<typeof intakeBody>;

/** Answer of it, inside `data`. */
export const intakeAnswer = z.object({
  id: z.string(),
  orderId: z.string().nullable().describe('The order it was matched to; null where it fits none'),
  duplicate: z.boolean().describe('Whether this search_id was known already'),
});
export type IntakeDto = z.infer<typeof intakeAnswer>;
