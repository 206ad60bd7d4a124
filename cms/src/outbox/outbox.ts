import { databaseNow } from '../database/clock';
import { newId } from '../database/ids';
import type { Sql } from '../database/sql';
import type { Tx } from '../database/transaction';
import { DAY_MS } from '../domain/time';
import type { MailKind } from './recipient-limits';

/** That a move made money owed to a customer (all that is owed since), or gave some back (what this move gave). */
export interface RefundUpdate {
  orderId: string;
  about: 'DUE' | 'GIVEN';
  amountCents: number;
  /** Whether the order had come to nothing by then. */
  ended: boolean;
}

/** That an order came to nothing, or comes after all, since an instant (ISO 8601). */
export interface EndingNews {
  orderId: string;
  at: string;
}

/** What is to be done outside the database once it is sure that it happened inside. */
interface OutboxPayloads {
  'order.confirmation-mail': { orderId: string };
  'order.ending-mail': EndingNews;
  'order.refund-mail': RefundUpdate;
  'order.substitution-mail': { orderId: string; question: string };
  'cart.reminder-mail': ReminderMail;
  'feedback.survey-mail': SurveyMail;
  'feedback.reply-mail': FeedbackReplyMail;
  letter: SealedEmail;
  'payment.close-checkout': CheckoutToClose;
  'payment.refund': RefundToMake;
  'payment.give-back': RefundDue;
}

/** Of which cart a customer is reminded, and when it was to be by itself (ISO 8601); left out where somebody did. */
export interface ReminderMail {
  cartId: string;
  dueAt?: string;
}

/** The order whose customer is asked how it was, and when the mail was due (ISO 8601). */
export interface SurveyMail {
  orderId: string;
  dueAt: string;
}

/** A reply to feedback, with its text. */
export interface FeedbackReplyMail {
  feedbackId: string;
  text: string;
}

/** The page of an order that is to take no payment any more. */
export interface CheckoutToClose {
  orderId: string;
  ref: string;
}

/** Which refund of an order's payment a provider is to make, from 0 on. */
export interface RefundToMake {
  orderId: string;
  n: number;
}

/** Of which order money is to be given back, and when it came to nothing (ISO 8601): a restored one has none to give. */
export interface RefundDue {
  orderId: string;
  endedAt: string;
}

/** What the outbox keeps of a letter: codes and links in it are nobody's business but the reader's. */
export interface SealedEmail {
  key: string;
  /** Under which limit of its recipient it is sent; null where nobody else can cause it. */
  kind: MailKind | null;
  sealed: string;
}
export type Topic = keyof OutboxPayloads;

/** Who is waited for by the jobs of a topic: what waits for a payment provider that does not answer holds up no mail. */
export const LANES = ['mail', 'payment'] as const;
export const LANE_OF: Record<Topic, (typeof LANES)[number]> = {
  'order.confirmation-mail': 'mail',
  'order.ending-mail': 'mail',
  'order.refund-mail': 'mail',
  'order.substitution-mail': 'mail',
  'cart.reminder-mail': 'mail',
  'feedback.survey-mail': 'mail',
  'feedback.reply-mail': 'mail',
  letter: 'mail',
  'payment.close-checkout': 'payment',
  'payment.refund': 'payment',
  'payment.give-back': 'payment',
};

/** Who does which job. A job may come twice: handlers are to be harmless when repeated. */
export type OutboxHandlers = { [T in Topic]: (payload: OutboxPayloads[T], jobId: string) => Promise<void> };

const listeners = new Set<() => void>();

interface NewWork<T extends Topic> {
  businessId: string;
  topic: T;
  dedupeKey: string;
  payload: OutboxPayloads[T];
  /** How long it waits at least: for what people may still take back. */
  delayMs?: number;
}

/** Has work done after the commit. The same `dedupeKey` has it done once; answers whether this was the first. */
export async function enqueueJob<T extends Topic>(
  tx: Tx,
  { businessId, topic, dedupeKey, payload, delayMs = 0 }: NewWork<T>,
): Promise<boolean> {
  const added = await tx.run(
    `INSERT INTO outbox (id, business_id, topic, dedupe_key, payload, queued_at, run_at)
     VALUES (?, ?, ?, ?, ?, ${databaseNow(tx)}, ${databaseNow(tx)} + ?)
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [newId(), businessId, topic, dedupeKey, JSON.stringify(payload), delayMs],
  );
  tx.afterCommit(() => listeners.forEach((wake) => wake()));
  return added > 0;
}

/** Calls a listener after each commit that brings a job; answers how to end that. */
export function onJobEnqueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For how many days a job that was done is remembered. */
const DONE_DAYS = 7;

/** Forgets jobs that were done. Unscoped: one outbox for all businesses. */
export const deleteDoneJobs = (sql: Sql, now: Date): Promise<number> =>
  sql.run('DELETE FROM outbox WHERE done_at < ?', [now.getTime() - DONE_DAYS * DAY_MS]);
