import type { FeedbackTag } from '../src/domain/feedback';

/** How the customers of a branch answer the survey. */
export interface FeedbackPlan {
  /** Share of the concluded orders that are answered, 0–1. */
  share: number;
  /** The courier who is late far more often than the others; null where all are alike. */
  lateCourier: string | null;
  /** Slug of the product that disappoints; null where none does. */
  poorProduct: string | null;
  /** Answers of the last days that the team still has to work on. */
  recent: readonly RecentFeedbackPlan[];
  /** An answer from Falaê that fits no order. */
  unmatched: { hoursAgo: number; nps: number; comment: string } | null;
}

export interface RecentFeedbackPlan {
  hoursAgo: number;
  nps: number;
  tags: readonly FeedbackTag[];
  comment: string;
  /** Slug of a product that its order has, if one has it. */
  about?: string;
  /** Somebody has taken it on. */
  inContact?: boolean;
  source?: 'FALAE';
}

/** A reason for a bad answer that comments, replies and resolutions speak of. */
export type Complaint = Exclude<FeedbackTag, 'OTHER'> | 'WAITED_AT_COUNTER' | 'POOR_PRODUCT';

export interface FeedbackWords {
  praise: readonly string[];
  /** Of deliveries alone. */
  deliveryPraise: readonly string[];
  /** Of customers who are content, no more. */
  fair: readonly string[];
  complaints: Readonly<Record<Complaint, readonly string[]>>;
  /** Replies by the team; `{name}` is the customer's first name. */
  replies: Readonly<Record<'late' | 'food' | 'other', readonly string[]>>;
  /** Notes of the team with which answers are settled. */
  resolutions: Readonly<Record<'replied' | 'called', readonly string[]>>;
  /** Question of the Falaê survey with the suggestions of a good and a bad answer; null where Falaê is not in use. */
  falae: { name: string; good: string; bad: string } | null;
}
