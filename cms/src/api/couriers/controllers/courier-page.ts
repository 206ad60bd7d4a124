import type { Context } from 'koa';
import { courierStep } from '../../../contracts/courier-page';
import { parse } from '../../../errors/parse';
import { keyOf } from '../../../idempotency/idempotency';
import { parameterOf } from '../../../routing/parameters';
import { followCourier } from '../use-cases/follow-courier';
import { limitCourier } from '../use-cases/limit-courier';
import { readCourierPage } from '../use-cases/read-courier-page';
import { takeStep } from '../use-cases/take-step';

/** The link of the request, once its courier may ask more. */
async function tokenOf(ctx: Context): Promise<string> {
  ctx.set('Cache-Control', 'no-store');
  const token = parameterOf(ctx, 'token').slice(0, 80);
  await limitCourier(token, ctx.ip);
  return token;
}

export default {
  async page(ctx: Context) {
    ctx.body = { data: await readCourierPage(await tokenOf(ctx), new Date()) };
  },

  async events(ctx: Context) {
    await followCourier(ctx, await tokenOf(ctx));
  },

  async step(ctx: Context) {
    const token = await tokenOf(ctx);
    const key = keyOf(ctx.get('idempotency-key'));
    const step = parse(courierStep, ctx.request.body);
    ctx.body = { data: await takeStep(token, { step, key }, new Date()) };
  },
};
