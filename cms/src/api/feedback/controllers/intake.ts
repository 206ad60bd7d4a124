import type { Context } from 'koa';
import { MINUTE_SEC } from '../../../domain/time';
import { rawBody } from '../../../routing/raw-body';
import type { RequestLimit } from '../../../sessions/request-limit';
import { limitCustomer } from '../../storefront/use-cases/customer-limits';
import { takeInFeedback } from '../use-cases/take-in-feedback';

/** Requests of one network, whatever key they bring: signatures are not guessed. */
const PER_NETWORK: RequestLimit = {
  name: 'feedback-intake-network',
  most: 600,
  seconds: MINUTE_SEC,
  step: 60,
};

export default {
  async take(ctx: Context) {
    await limitCustomer(PER_NETWORK, ctx.ip);
    const body: unknown = ctx.request.body;
    const signed = {
      keyId: ctx.get('x-intake-key').slice(0, 64),
      timestamp: ctx.get('x-intake-timestamp').slice(0, 20),
      signature: ctx.get('x-intake-signature').slice(0, 100),
      raw: rawBody(body),
      body,
    };
    ctx.body = { data: await takeInFeedback(signed, new Date()) };
  },
};
