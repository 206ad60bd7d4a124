import type { Context } from 'koa';
import { courierStep } from '../../../contracts/courier-page';
import { parse } from '../../../errors/parse';
import { idempotencyKeyOf } from '../../../idempotency/idempotency';
import { parameterOf } from '../../../routing/parameters';
import { streamCourier } from '../use-cases/stream-courier';
import { limitCourier } from '../use-cases/limit-courier';
import { readCourierPage } from '../use-cases/read-courier-page';
import { performStep } from '../use-cases/perform-step';

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
    await streamCourier(ctx, await tokenOf(ctx));
  },

  async step(ctx: Context) {
    const token = await tokenOf(ctx);
    const key = idempotencyKeyOf(ctx.get('idempotency-key'));
    const step = parse(courierStep, ctx.request.body);
    ctx.body = { data: await performStep(token, { step, key }, new Date()) };
  },
};
