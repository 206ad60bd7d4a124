import type { Context } from 'koa';
import { orderMenuQuery, staffOrderBody, staffQuoteBody } from '../../../contracts/staff-orders';
import { requestLanguage } from '../../../errors/language';
import { parse } from '../../../errors/parse';
import { idempotencyKeyOf } from '../../../idempotency/idempotency';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { quoteStaffOrder } from '../use-cases/quote-staff-order';
import { readMenuOfOrder, readOrderMenu, type SentMenu } from '../use-cases/read-order-menu';
import { placeStaffOrder } from '../use-cases/place-staff-order';
import { withdrawStaffOrder } from '../use-cases/withdraw-staff-order';

/** Revalidated by ETag: most times nothing has changed. */
function sendMenu(ctx: Context, { etag, body }: SentMenu): void {
  ctx.set({ ETag: etag, 'Cache-Control': 'private, no-cache' });
  if (ctx.get('if-none-match').includes(etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'json';
  ctx.body = body;
}

export default {
  async menu(ctx: Context) {
    sendMenu(ctx, await readOrderMenu(viewerOf(ctx), parse(orderMenuQuery, ctx.query), new Date()));
  },

  async menuOfOrder(ctx: Context) {
    sendMenu(ctx, await readMenuOfOrder(viewerOf(ctx), idOf(ctx), new Date()));
  },

  async quote(ctx: Context) {
    const body = parse(staffQuoteBody, ctx.request.body);
    const quoted = await quoteStaffOrder(viewerOf(ctx), body, {
      language: requestLanguage(ctx),
      now: new Date(),
    });
    ctx.body = { data: quoted };
  },

  async place(ctx: Context) {
    const idempotencyKey = idempotencyKeyOf(ctx.get('idempotency-key'));
    const body = parse(staffOrderBody, ctx.request.body);
    const answer = await placeStaffOrder(viewerOf(ctx), body, {
      idempotencyKey,
      language: requestLanguage(ctx),
      now: new Date(),
      random: Math.random(),
    });
    if (answer.replayed) ctx.set('Idempotent-Replayed', 'true');
    ctx.status = answer.status;
    ctx.body = { data: answer.data };
  },

  async withdraw(ctx: Context) {
    const idempotencyKey = idempotencyKeyOf(ctx.get('idempotency-key'));
    const body = parse(staffOrderBody, ctx.request.body);
    const order = await withdrawStaffOrder(viewerOf(ctx), body, { idempotencyKey, now: new Date() });
    ctx.body = { data: { order } };
  },
};
