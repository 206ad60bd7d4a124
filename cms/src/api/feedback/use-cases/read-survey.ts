import type { SurveyDto } from '../../../contracts/feedback';
import { read } from '../../../database/transaction';
import { notFound } from '../../../errors/api-error';
import { orderByToken } from '../../orders/exports';
import { toSurvey } from '../present/survey';
import { feedbackOfOrder } from '../store/feedback';

/** What the customer behind a tracking address is asked about their order, and what they said of it. */
export function readSurvey(token: string, now: Date): Promise<SurveyDto> {
  return read(async (sql) => {
    const order = await orderByToken(sql, token);
    if (!order) throw notFound();
    return toSurvey(order, await feedbackOfOrder(sql, order), now);
  });
}
