import { createHash } from 'node:crypto';
import { CODE_PLACEHOLDER, type FeedbackDto, type ReplyFeedbackBody } from '../../../contracts/feedback';
import { LANGUAGES } from '../../../contracts/session';
import { mailName, mailText } from '../../../domain/text';
import { ApiError, invalid } from '../../../errors/api-error';
import { message } from '../../../errors/messages';
import { read } from '../../../database/transaction';
import { enqueueJob, type FeedbackReplyMail } from '../../../outbox/outbox';
import { sendWithinLimit } from '../../../outbox/recipient-limits';
import type { Viewer } from '../../../sessions/viewer';
import { storeOf } from '../../../store/stores';
import { orderOfJob } from '../../orders/exports';
import { feedbackOfJob } from '../store/feedback';
import { moveFeedback, workOn } from './work-on-feedback';

/**
 * Replies to a customer by mail, to the address that came with the order. A text that was sent already is not sent again.
 * `{code}` in it is replaced by the recovery coupon's code.
 *
 * @throws ApiError 422 FEEDBACK_NO_CODE at `text`; 409 FEEDBACK_NO_ADDRESS where the customer left none, and as `moveFeedback`
 */
export const replyToFeedback = (
  viewer: Viewer,
  id: string,
  { version, text: written }: ReplyFeedbackBody,
  now: Date,
): Promise<FeedbackDto> =>
  workOn(viewer, id, async (tx, row) => {
    const text = withCode(written, row.recoveryCode);
    if (row.reply === text) return;
    const order = row.orderId === null ? null : await orderOfJob(tx, row.orderId);
    if (!order?.customerEmail) throw new ApiError(409, 'FEEDBACK_NO_ADDRESS');
    const changes = { reply: text, repliedAt: now.toISOString(), repliedByName: viewer.name };
    await moveFeedback(tx, viewer, row, 'reply', { version, changes, now });
    await enqueueJob(tx, {
      businessId: row.businessId,
      topic: 'feedback.reply-mail',
      dedupeKey: `feedback.reply-mail:${id}:${createHash('sha256').update(text).digest('hex').slice(0, 32)}`,
      payload: { feedbackId: id, text },
    });
  });

function withCode(text: string, code: string | null): string {
  if (!text.includes(CODE_PLACEHOLDER)) return text;
  if (code === null)
    throw invalid([{ code: 'FEEDBACK_NO_CODE', path: ['text'], args: { code: CODE_PLACEHOLDER } }], 422);
  return text.replaceAll(CODE_PLACEHOLDER, code);
}

/** Sends a reply. Its text travels with the job, because a second reply replaces the first one in the row. */
export async function sendFeedbackReply(
  { feedbackId, text }: FeedbackReplyMail,
  jobId: string,
): Promise<void> {
  const found = await read(async (sql) => {
    const row = await feedbackOfJob(sql, feedbackId);
    const order = row?.orderId ? await orderOfJob(sql, row.orderId) : null;
    const store = order && (await storeOf(sql, order.branchId));
    return order && store ? { order, store } : null;
  });
  const to = found?.order.customerEmail;
  if (!found || !to) return;
  const { order, store } = found;
  const language = LANGUAGES.find((known) => known === order.language) ?? store.business.language;
  const args = {
    number: order.number,
    store: mailText(store.branch.name),
    name: mailName(order.customerName),
  };
  await sendWithinLimit('ORDER_UPDATE', {
    id: jobId,
    to,
    subject: message('MAIL_FEEDBACK_REPLY_SUBJECT', language, args),
    text: [
      message('MAIL_FEEDBACK_REPLY', language, args),
      '',
      ...text.split('\n').map((line) => mailText(line)),
      '',
      args.store,
    ].join('\n'),
  });
}
