import type { Context } from 'koa';
import { orderTicketQuery, printOrderBody } from '../../../contracts/printing';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { printOrder, readTicket } from '../use-cases/print-order';

export default {
  async read(ctx: Context) {
    ctx.body = { data: await readTicket(viewerOf(ctx), idOf(ctx), parse(orderTicketQuery, ctx.query)) };
  },

  async print(ctx: Context) {
    const body = parse(printOrderBody, ctx.request.body);
    ctx.body = { data: await printOrder(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },
};
