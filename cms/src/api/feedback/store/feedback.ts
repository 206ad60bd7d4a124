import { tableOf } from '../../../database/content-type';
import type { Sql } from '../../../database/sql';
import { documentStamps, type RowOf } from '../../../database/table';

/** One of an order at most. `customerId` is whose order it is, null where nobody is known by it. */
export const feedback = tableOf('api::feedback.feedback');

export type StoredFeedback = RowOf<typeof feedback>;

export const feedbackOfOrder = (
  sql: Sql,
  { businessId, id }: { businessId: string; id: string },
): Promise<StoredFeedback | null> => feedback.find(sql, 'order_id = ? AND business_id = ?', [id, businessId]);

/** Answers 0 where the order has one already. */
export const insertFeedback = (sql: Sql, row: StoredFeedback): Promise<number> =>
  feedback.insert(sql, row, documentStamps(new Date(row.givenAt)), 'ON CONFLICT DO NOTHING');
