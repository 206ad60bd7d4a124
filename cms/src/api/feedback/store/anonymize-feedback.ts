import { inList, type Sql } from '../../../database/sql';
import type { Tx } from '../../../database/transaction';
import { commentSearchOf, feedback, type StoredFeedback } from './feedback';

interface Giver {
  businessId: string;
  customerIds: readonly string[];
  orderIds: readonly string[];
}

/** The answers that somebody gave about their orders. */
export const feedbackOfPerson = (
  sql: Sql,
  { businessId, customerIds, orderIds }: Giver,
): Promise<StoredFeedback[]> =>
  feedback.select(
    sql,
    `business_id = ? AND (${inList(sql, 'customer_id')} OR ${inList(sql, 'order_id')}) ORDER BY given_at DESC LIMIT 10000`,
    [businessId, customerIds, orderIds],
  );

/** Removes from answers and replies the words by which a person is known; marks and the rest of the comment stay. */
export async function anonymizeFeedback(
  tx: Tx,
  given: readonly StoredFeedback[],
  withoutIdentity: (text: string) => string,
): Promise<void> {
  const clean = (text: string | null) => (text === null ? null : withoutIdentity(text));
  for (const { id, businessId, comment, reply, resolution, answers } of given)
    await feedback.update(
      tx,
      {
        ...{ comment: clean(comment), reply: clean(reply), resolution: clean(resolution) },
        answers: answers.map((answer) => ({ ...answer, suggestion: clean(answer.suggestion) })),
      },
      ['document_id = ? AND business_id = ?', id, businessId],
      { comment_search: commentSearchOf(clean(comment)) },
    );
}
