import type { Context } from 'koa';
import { claimTicketsBody, orderPapersBody, printOrderBody } from '../../../contracts/printing';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { claimTickets } from '../use-cases/print-at-device';
import { printByHand, printOrder } from '../use-cases/print-order';

export default {
  async papers(ctx: Context) {
    const body = parse(orderPapersBody, ctx.request.body);
    ctx.body = { data: await printByHand(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  async print(ctx: Context) {
    const body = parse(printOrderBody, ctx.request.body);
    ctx.body = { data: await printOrder(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },

  async claim(ctx: Context) {
    const { prints } = parse(claimTicketsBody, ctx.request.body);
    ctx.body = { data: await claimTickets(viewerOf(ctx), idOf(ctx), prints, new Date()) };
  },
};
