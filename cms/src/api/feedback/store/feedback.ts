import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';
import { forUpdate } from '../../../database/row-lock';
import type { Tx } from '../../../database/transaction';
import { json } from '../../../database/codecs';
import { documentStamps, type RowOf } from '../../../database/table';
import type { FeedbackAnswer } from '../../../contracts/feedback';
import type { FeedbackTag } from '../../../domain/feedback';
import { plainText } from '../../../domain/text';

/**
 * At most one of an order. `customerId` is whose order it is, null where nobody is known by it; `orderId` is null of an answer
 * from outside that fits no order. `channel`, `courierId`, `businessDay` and `kind` are copies for lists and figures.
 */
export const feedback = tableOf('api::feedback.feedback', {
  tags: json<FeedbackTag[]>([]),
  answers: json<FeedbackAnswer[]>([]),
});

export type StoredFeedback = RowOf<typeof feedback>;

export const feedbackOfOrder = (
  sql: Sql,
  { businessId, id }: { businessId: string; id: string },
): Promise<StoredFeedback | null> => feedback.find(sql, 'order_id = ? AND business_id = ?', [id, businessId]);

/** Answers 0 where the order has one already. */
export const insertFeedback = (sql: Sql, row: StoredFeedback): Promise<number> =>
  feedback.insert(sql, row, documentStamps(new Date(row.givenAt)), 'ON CONFLICT DO NOTHING');

/** A comment as it is searched: without accents and case. */
export const commentSearchOf = (comment: string | null): string | null =>
  comment === null ? null : plainText(comment);

/** The columns of feedback on which nobody worked yet, and that comes from no order. */
export const emptyFeedback = (businessId: string, now: Date) =>
  ({
    businessId,
    branchId: null,
    orderId: null,
    orderNumber: null,
    customerId: null,
    courierId: null,
    channel: null,
    externalId: null,
    responseChannel: null,
    state: 'NEW',
    answers: [],
    foodRating: null,
    deliveryRating: null,
    serviceRating: null,
    ownerId: null,
    ownerName: null,
    contactedAt: null,
    reply: null,
    repliedAt: null,
    repliedByName: null,
    recoveryCode: null,
    resolvedAt: null,
    resolution: null,
    reopenedAt: null,
    givenAt: now.toISOString(),
    changedAt: null,
    version: 1,
  }) satisfies Partial<StoredFeedback>;

/** Changes feedback, if nobody changed the row meanwhile; answers 0 where somebody did. */
export const changeFeedback = (
  sql: Sql,
  { id, businessId, version }: StoredFeedback,
  changes: Partial<StoredFeedback>,
  now: Date,
): Promise<number> =>
  feedback.update(
    sql,
    { ...changes, version: version + 1 },
    ['document_id = ? AND business_id = ? AND version = ?', id, businessId, version],
    { updated_at: now },
  );

/** One row of a business, which nobody else changes before the transaction ends. */
export const feedbackForChange = (tx: Tx, businessId: string, id: string): Promise<StoredFeedback | null> =>
  feedback.find(tx, `document_id = ? AND business_id = ?${forUpdate(tx)}`, [id, businessId]);

/** Unscoped: the feedback that a job of the outbox is about. */
export const feedbackOfJob = (sql: Sql, id: string): Promise<StoredFeedback | null> =>
  feedback.find(sql, 'document_id = ?', [id]);

/** The answer that came from outside under an id of its sender. */
export const feedbackOfExternal = (
  sql: Sql,
  businessId: string,
  externalId: string,
): Promise<StoredFeedback | null> =>
  feedback.find(sql, 'external_id = ? AND business_id = ?', [externalId, businessId]);
