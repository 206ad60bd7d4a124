import { transitionChecker } from '../moves';
import { HOUR_MS } from '../time';
import { feedbackKind } from './survey';

export const FEEDBACK_STATES = ['NEW', 'IN_CONTACT', 'RESOLVED', 'REOPENED', 'ARCHIVED'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

export type FeedbackMove = 'contact' | 'release' | 'reply' | 'resolve' | 'reopen' | 'archive' | 'restore';

interface FeedbackTransition {
  from: readonly FeedbackState[];
  to: FeedbackState;
}

/**
 * The life of an answer in the work queue. `release` takes `contact` back while no reply was sent, `restore` takes
 * `archive` back. A reply is a contact.
 * Source: "Feedback" in the design of the domain.
 */
export const FEEDBACK_TRANSITIONS: Readonly<Record<FeedbackMove, FeedbackTransition>> = {
  contact: { from: ['NEW', 'REOPENED'], to: 'IN_CONTACT' },
  release: { from: ['IN_CONTACT'], to: 'NEW' },
  reply: { from: ['NEW', 'IN_CONTACT', 'REOPENED'], to: 'IN_CONTACT' },
  resolve: { from: ['IN_CONTACT', 'REOPENED'], to: 'RESOLVED' },
  reopen: { from: ['RESOLVED'], to: 'REOPENED' },
  archive: { from: ['NEW'], to: 'ARCHIVED' },
  restore: { from: ['ARCHIVED'], to: 'NEW' },
};

/** Whether feedback in `state` can be moved so. */
export const canMoveFeedback = transitionChecker(FEEDBACK_TRANSITIONS);

/** The states in which somebody of the store has to act. */
export const WAITING_FEEDBACK = ['NEW', 'REOPENED'] as const satisfies readonly FeedbackState[];

/** The states of feedback that is not settled. */
export const OPEN_FEEDBACK = ['NEW', 'IN_CONTACT', 'REOPENED'] as const satisfies readonly FeedbackState[];

/** A detractor is answered within so many hours. */
export const ANSWER_WITHIN_HOURS = 24;

/**
 * Until when somebody has to act on feedback.
 *
 * @param nps 0 to 10
 * @param since when it was given, or was reopened, ISO 8601
 * @returns ISO 8601; null for a promoter or a passive, and in a state in which nothing waits
 */
export function feedbackDueAt(nps: number, state: FeedbackState, since: string): string | null {
  const waits = WAITING_FEEDBACK.some((one) => one === state);
  if (!waits || feedbackKind(nps) !== 'DETRACTOR') return null;
  return new Date(Date.parse(since) + ANSWER_WITHIN_HOURS * HOUR_MS).toISOString();
}
