import type { Context } from 'koa';
import { orderTicketQuery, printJobBody, printOrderBody, retryPrintBody } from '../../../contracts/printing';
import { readOne } from '../../../crud/operations';
import { parse } from '../../../errors/parse';
import { idOf } from '../../../routing/parameters';
import { viewerOf } from '../../../sessions/viewer';
import { printJob } from '../nouns/print-job';
import { movePrintJob } from '../use-cases/move-print-job';
import { printOrder, readJobTicket, readTicket } from '../use-cases/print-order';
import { printTestPage } from '../use-cases/print-test-page';

type PrintMove = Parameters<typeof movePrintJob>[2];

async function moved(ctx: Context, move: PrintMove): Promise<void> {
  await movePrintJob(viewerOf(ctx), idOf(ctx), move, new Date());
  ctx.body = { data: await readOne(printJob, viewerOf(ctx), idOf(ctx)) };
}

export default {
  async test(ctx: Context) {
    ctx.body = { data: await printTestPage(viewerOf(ctx), idOf(ctx), new Date()) };
  },

  retry: (ctx: Context) => moved(ctx, { move: 'retry', ...parse(retryPrintBody, ctx.request.body) }),

  cancel: (ctx: Context) => moved(ctx, { move: 'cancel', ...parse(printJobBody, ctx.request.body) }),

  printed: (ctx: Context) =>
    moved(ctx, { move: 'printed-elsewhere', ...parse(printJobBody, ctx.request.body) }),

  async jobTicket(ctx: Context) {
    ctx.body = { data: await readJobTicket(viewerOf(ctx), idOf(ctx)) };
  },

  async orderTicket(ctx: Context) {
    ctx.body = { data: await readTicket(viewerOf(ctx), idOf(ctx), parse(orderTicketQuery, ctx.query)) };
  },

  async printOrder(ctx: Context) {
    const body = parse(printOrderBody, ctx.request.body);
    ctx.body = { data: await printOrder(viewerOf(ctx), idOf(ctx), body, new Date()) };
  },
};
