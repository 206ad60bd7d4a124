import type { Context } from 'koa';
import { checkoutBody } from '../../../contracts/payments';
import { ApiError, notFound } from '../../../errors/api-error';
import { parse } from '../../../errors/parse';
import { parameterOf } from '../../../routing/parameters';
import { rawBody } from '../../../routing/raw-body';
import { CUSTOMER_LIMITS, limitCustomer } from '../../storefront/use-cases/customer-limits';
import { handleProviderEvent } from '../use-cases/handle-provider-event';
import { openCheckout } from '../use-cases/open-checkout';
import { readProvider } from '../use-cases/read-provider';
import { syncCheckout } from '../use-cases/sync-checkout';

const tokenOf = (ctx: Context): string => parameterOf(ctx, 'token').slice(0, 80);

export default {
  provider(ctx: Context) {
    ctx.body = { data: readProvider() };
  },

  async checkout(ctx: Context) {
    await limitCustomer(CUSTOMER_LIMITS.checkouts, ctx.ip);
    parse(checkoutBody, ctx.request.body ?? {});
    ctx.body = { data: await openCheckout(tokenOf(ctx), new Date()) };
  },

  async sync(ctx: Context) {
    await limitCustomer(CUSTOMER_LIMITS.checkouts, ctx.ip);
    parse(checkoutBody, ctx.request.body ?? {});
    ctx.body = { data: await syncCheckout(tokenOf(ctx), new Date()) };
  },

  /** For the provider alone, which signs what it sends and reads nothing of the answer but whether it has to come again. */
  async webhook(ctx: Context) {
    const heard = await handleProviderEvent(
      rawBody(ctx.request.body),
      ctx.get('stripe-signature'),
      new Date(),
    );
    if (heard === 'NO_PROVIDER') throw notFound();
    if (heard === 'FORGED') throw new ApiError(400, 'BAD_SIGNATURE');
    if (heard === 'MALFORMED') throw new ApiError(400, 'MALFORMED_EVENT');
    ctx.body = { data: { heard: true } };
  },
};
