import type { Context } from 'koa';
import { feedbackBody } from '../../../contracts/feedback';
import { parse } from '../../../errors/parse';
import { parameterOf } from '../../../routing/parameters';
import { CUSTOMER_LIMITS, limitCustomer } from '../../storefront/use-cases/customer-limits';
import { giveFeedback } from '../use-cases/give-feedback';
import { requestLanguage } from '../../../errors/language';
import { unsubscribeFromSurveys } from '../use-cases/unsubscribe';
import { readSurvey } from '../use-cases/read-survey';

const tokenOf = (ctx: Context) => parameterOf(ctx, 'token').slice(0, 80);
const limitTracking = (ctx: Context) => limitCustomer(CUSTOMER_LIMITS.tracking, ctx.ip);

export default {
  async read(ctx: Context) {
    await limitTracking(ctx);
    ctx.body = { data: await readSurvey(tokenOf(ctx), new Date()) };
  },

  async unsubscribe(ctx: Context) {
    await limitTracking(ctx);
    ctx.body = { data: await unsubscribeFromSurveys(tokenOf(ctx), requestLanguage(ctx), new Date()) };
  },

  async give(ctx: Context) {
    await limitTracking(ctx);
    const body = parse(feedbackBody, ctx.request.body);
    ctx.body = { data: await giveFeedback(tokenOf(ctx), body, new Date()) };
  },
};
