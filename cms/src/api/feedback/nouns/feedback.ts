import type { FeedbackDto } from '../../../contracts/feedback';
import { defineReadNoun, type Row } from '../../../crud/noun';
import { stored } from '../../../crud/present';
import { instantOrThrow } from '../../../database/columns';
import { seesWholeFeedback } from '../../../domain/feedback';

interface FeedbackRow extends Row, Omit<FeedbackDto, keyof Row | 'id' | 'nps' | 'givenAt'> {
  branchId: string;
  nps: number;
  givenAt: string | Date;
}

/** What customers say of their orders. Declared for its list; customers give it where they follow an order. */
export const feedback = defineReadNoun({
  uid: 'api::feedback.feedback',
  table: 'feedback',
  scope: 'branch',
  resource: 'feedback',
  entity: 'feedback',
  title: 'order_number',
  permissions: { read: 'feedback.view' },
  only: 'list',
  filters: { branchId: ['$eq', '$in'], orderId: ['$eq'] },
  sorts: ['givenAt'],
  defaultSort: 'givenAt:desc',
  search: [],
  visibility: {
    nps: seesWholeFeedback,
    deliveryRating: seesWholeFeedback,
    serviceRating: seesWholeFeedback,
  },
  present: (rows: readonly FeedbackRow[]) => Promise.resolve(rows.map(toDto)),
  event: 'feedback.changed',
});

const toDto = (row: FeedbackRow): FeedbackDto => ({
  ...stored(row),
  id: row.documentId,
  orderId: row.orderId,
  nps: row.nps,
  comment: row.comment,
  foodRating: row.foodRating,
  deliveryRating: row.deliveryRating,
  serviceRating: row.serviceRating,
  givenAt: instantOrThrow(row.givenAt),
});
