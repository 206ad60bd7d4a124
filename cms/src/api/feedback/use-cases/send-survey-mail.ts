import { inTransaction, read } from '../../../database/transaction';
import { heldBackMs } from '../../../domain/carts';
import { NPS_MAX, surveyRefusal } from '../../../domain/feedback';
import { environment } from '../../../environment';
import { message } from '../../../errors/messages';
import { surveyHtml } from '../../../integrations/mail/templates/survey';
import { enqueueJob, type SurveyMail } from '../../../outbox/outbox';
import { sendWithinLimit } from '../../../outbox/recipient-limits';
import { storeOf } from '../../../store/stores';
import { hasWithdrawnEmail } from '../../carts/exports';
import { orderToMail } from '../../orders/exports';
import { feedbackOfOrder } from '../store/feedback';

/**
 * Mails a customer the survey of their order, with a link for each score. A customer who answered or withdrew consent since gets
 * nothing; a mail that waited for its server into the quiet hours is left for the morning.
 */
export async function sendSurveyMail(mail: SurveyMail, jobId: string, now = new Date()): Promise<void> {
  const { orderId, dueAt } = mail;
  const found = await orderToMail(orderId);
  if (!found || surveyRefusal(found.order, now) !== null) return;
  const { order, email, language } = found;
  const { store, over } = await read(async (sql) => ({
    store: await storeOf(sql, order.branchId),
    over:
      (await feedbackOfOrder(sql, order)) !== null || (await hasWithdrawnEmail(sql, order.businessId, email)),
  }));
  if (!store || over) return;
  const delayMs = heldBackMs(dueAt, now, store.branch.timezone);
  if (delayMs > 0) {
    await inTransaction((tx) =>
      enqueueJob(tx, {
        businessId: order.businessId,
        topic: 'feedback.survey-mail',
        dedupeKey: `feedback.survey-mail:${orderId}:${jobId}`,
        payload: mail,
        delayMs,
      }),
    );
    return;
  }
  const page = `${environment.publicUrl}/s/${order.token}`;
  const stopUrl = `${page}?stop`;
  const args = { ...found.args, stopUrl };
  const links = Array.from({ length: NPS_MAX + 1 }, (_, nps) => ({ nps, url: `${page}?nps=${nps}` }));
  const question = message('MAIL_SURVEY', language, args);
  const hint = message('MAIL_SURVEY_HINT', language, args);
  const stop = message('MAIL_SURVEY_STOP', language, args);
  await sendWithinLimit('ORDER', {
    id: jobId,
    to: email,
    subject: message('MAIL_SURVEY_SUBJECT', language, args),
    text: [question, '', ...links.map(({ nps, url }) => `${nps}: ${url}`), '', hint, '', stop].join('\n'),
    html: surveyHtml({ language, question, hint, stop, stopUrl, links }),
    unsubscribeUrl: stopUrl,
  });
}
