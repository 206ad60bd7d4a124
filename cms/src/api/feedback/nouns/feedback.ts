import type { FeedbackAnswer, FeedbackDto, RecoveryCouponDto } from '../../../contracts/feedback';
import { defineReadNoun, type Row } from '../../../crud/noun';
import { instant, instantOrThrow } from '../../../database/columns';
import { read } from '../../../database/transaction';
import {
  FOOD_TAGS,
  OPEN_FEEDBACK,
  seesWholeFeedback,
  WAITING_FEEDBACK,
  type FeedbackTag,
} from '../../../domain/feedback';
import type { Viewer } from '../../../sessions/viewer';
import { findByComment } from '../store/find-feedback';
import { recoveryCoupons } from '../recovery-coupons';
import { replyAddresses } from '../reply-addresses';

type Instants = 'givenAt' | 'changedAt' | 'dueAt' | 'contactedAt' | 'repliedAt' | 'resolvedAt' | 'reopenedAt';
type Moment = string | Date | null;

export interface FeedbackRow
  extends
    Omit<Row, 'branchId' | 'state'>,
    Omit<
      FeedbackDto,
      keyof Row | Instants | 'id' | 'nps' | 'canReply' | 'tags' | 'answers' | 'recoveryCoupon'
    >,
    Record<Exclude<Instants, 'givenAt'>, Moment> {
  branchId: string | null;
  state: FeedbackDto['state'];
  nps: number;
  givenAt: string | Date;
  tags: FeedbackTag[] | null;
  answers: FeedbackAnswer[] | null;
  recoveryCode: string | null;
}

/** What customers say of their orders. Declared for its list and read; customers give it, and use-cases work on it. */
export const feedback = defineReadNoun({
  uid: 'api::feedback.feedback',
  table: 'feedback',
  scope: 'branch',
  resource: 'feedback',
  entity: 'feedback',
  title: 'order_number',
  permissions: { read: 'feedback.view' },
  filters: {
    branchId: ['$eq', '$in'],
    orderId: ['$eq', '$in', '$null'],
    customerId: ['$eq'],
    source: ['$eq', '$in'],
    state: ['$eq', '$in'],
    kind: ['$eq', '$in'],
    nps: ['$eq', '$gte', '$lte'],
    foodRating: ['$eq', '$gte', '$lte'],
    deliveryRating: ['$eq', '$gte', '$lte'],
    serviceRating: ['$eq', '$gte', '$lte'],
    comment: ['$null', '$notNull'],
    ownerId: ['$eq', '$in', '$null'],
    channel: ['$eq', '$in'],
    courierId: ['$eq', '$in'],
    businessDay: ['$gte', '$lte'],
    dueAt: ['$lt', '$notNull'],
  },
  named: { state: { WAITING: WAITING_FEEDBACK, OPEN: OPEN_FEEDBACK } },
  sorts: ['givenAt', 'nps', 'dueAt'],
  defaultSort: 'givenAt:desc',
  search: [],
  find: (viewer, words) => read((sql) => findByComment(sql, viewer, words)),
  visibility: {
    kind: seesWholeFeedback,
    nps: seesWholeFeedback,
    deliveryRating: seesWholeFeedback,
    serviceRating: seesWholeFeedback,
    answers: seesWholeFeedback,
    channel: seesWholeFeedback,
    courierId: seesWholeFeedback,
    customerId: seesWholeFeedback,
    responseChannel: seesWholeFeedback,
    ownerId: seesWholeFeedback,
    ownerName: seesWholeFeedback,
    dueAt: seesWholeFeedback,
    contactedAt: seesWholeFeedback,
    reply: seesWholeFeedback,
    repliedAt: seesWholeFeedback,
    repliedByName: seesWholeFeedback,
    recoveryCoupon: seesWholeFeedback,
    canReply: seesWholeFeedback,
    resolvedAt: seesWholeFeedback,
    resolution: seesWholeFeedback,
    reopenedAt: seesWholeFeedback,
  },
  present: (rows: readonly FeedbackRow[], viewer) => present(rows, viewer),
  event: 'feedback.changed',
});

async function present(rows: readonly FeedbackRow[], viewer: Viewer): Promise<FeedbackDto[]> {
  if (!seesWholeFeedback(viewer))
    return rows.map((row) => toDto(row, { whole: false, canReply: false, recoveryCoupon: null }));
  const { addresses, coupons } = await read(async (sql) => ({
    addresses: await replyAddresses(sql, viewer.businessId, rows),
    coupons: await recoveryCoupons(sql, viewer.businessId, rows),
  }));
  return rows.map((row) =>
    toDto(row, {
      whole: true,
      canReply: addresses.has(row.documentId),
      recoveryCoupon: coupons.get(row.documentId) ?? null,
    }),
  );
}

const toDto = (
  row: FeedbackRow,
  {
    whole,
    canReply,
    recoveryCoupon,
  }: { whole: boolean; canReply: boolean; recoveryCoupon: RecoveryCouponDto | null },
): FeedbackDto => ({
  id: row.documentId,
  version: row.version,
  createdAt: instantOrThrow(row.createdAt),
  updatedAt: instantOrThrow(row.updatedAt),
  branchId: row.branchId,
  source: row.source,
  state: row.state,
  kind: row.kind,
  nps: row.nps,
  comment: row.comment,
  foodRating: row.foodRating,
  deliveryRating: row.deliveryRating,
  serviceRating: row.serviceRating,
  tags: (row.tags ?? []).filter((tag) => whole || FOOD_TAGS.includes(tag)),
  answers: row.answers ?? [],
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  channel: row.channel,
  courierId: row.courierId,
  customerId: row.customerId,
  businessDay: row.businessDay,
  responseChannel: row.responseChannel,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  dueAt: instant(row.dueAt),
  contactedAt: instant(row.contactedAt),
  reply: row.reply,
  repliedAt: instant(row.repliedAt),
  repliedByName: row.repliedByName,
  recoveryCoupon,
  canReply,
  resolvedAt: instant(row.resolvedAt),
  resolution: row.resolution,
  reopenedAt: instant(row.reopenedAt),
  givenAt: instantOrThrow(row.givenAt),
  changedAt: instant(row.changedAt),
});
