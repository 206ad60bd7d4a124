import { inTransaction, read } from '../../../database/transaction';
import { isQuiet } from '../../../domain/carts';
import { MAX_SURVEY_DELAY_HOURS, MIN_SURVEY_DELAY_MIN, surveyRefusal } from '../../../domain/feedback';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time';
import { isolate } from '../../../errors/job-failures';
import { enqueueJob } from '../../../outbox/outbox';
import { surveysAt } from '../../../store/reminders';
import { storeOf } from '../../../store/stores';
import { hasWithdrawnEmail } from '../../carts/exports';
import {
  claimSurvey,
  orderOfJob,
  ordersToSurvey,
  SURVEY_PAGE,
  type OrderToSurvey,
} from '../../orders/exports';
import { feedbackOfOrder } from '../store/feedback';

/**
 * Asks customers by mail how their order was: each once, so long after the hand-over as their branch wants it, and in the
 * morning instead of at night. The order is marked in the transaction that leaves the mail, so that of several instances one
 * sends it.
 */
export async function mailSurveys(now: Date): Promise<void> {
  const range = {
    since: new Date(now.getTime() - MAX_SURVEY_DELAY_HOURS * HOUR_MS),
    before: new Date(now.getTime() - MIN_SURVEY_DELAY_MIN * MINUTE_MS),
  };
  let last: OrderToSurvey | undefined;
  do {
    const { rows, found } = await read((sql) => ordersToSurvey(sql, range, last));
    for (const order of rows) await isolate('surveys', `the order ${order.id}`, () => mailSurvey(order, now));
    last = found === SURVEY_PAGE ? rows.at(-1) : undefined;
  } while (last);
}

async function mailSurvey(found: OrderToSurvey, now: Date): Promise<void> {
  const { businessId, branchId } = found;
  const { store, rule } = await read(async (sql) => ({
    store: await storeOf(sql, branchId),
    rule: await surveysAt(sql, businessId, branchId),
  }));
  const since = found.deliveredAt ?? found.concludedAt;
  if (!store || since === null) return;
  const { surveyMail, surveyAfterMin } = rule;
  if (surveyMail) {
    if (now.getTime() < Date.parse(since) + surveyAfterMin * MINUTE_MS) return;
    if (isQuiet(now, store.branch.timezone)) return;
  }
  await inTransaction(async (tx) => {
    // An order of a branch that asks nothing is marked as well: a branch that begins to ask does not ask about the past.
    if (!(await claimSurvey(tx, found, now)) || !surveyMail) return;
    const order = await orderOfJob(tx, found.id);
    if (!order?.customerEmail || surveyRefusal(order, now) !== null) return;
    if (await feedbackOfOrder(tx, order)) return;
    if (await hasWithdrawnEmail(tx, order.businessId, order.customerEmail)) return;
    await enqueueJob(tx, {
      businessId: order.businessId,
      topic: 'feedback.survey-mail',
      dedupeKey: `feedback.survey-mail:${order.id}`,
      payload: { orderId: order.id, dueAt: now.toISOString() },
    });
  });
}
